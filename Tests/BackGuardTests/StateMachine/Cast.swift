@testable import BackGuard

/// The attempts and guards of the table.
@MainActor
struct Cast {
  let g1: LeaveGuardID
  let g2: LeaveGuardID
  let g4: LeaveGuardID
  let one: LeaveAttempt
  let two: LeaveAttempt
  let three: LeaveAttempt
  private let elsewhere: LeavingScreen
  // Identities are valid only while the screens live.
  private let pages = [Editor(), Note(), List(), Settings()]

  init() {
    let (top, below, other) = (LeavingScreen(pages[0]), LeavingScreen(pages[1]), LeavingScreen(pages[2]))
    elsewhere = LeavingScreen(pages[3])
    g1 = LeaveGuardID(number: 1, screen: top)
    g2 = LeaveGuardID(number: 2, screen: below)
    g4 = LeaveGuardID(number: 4, screen: below)
    one = LeaveAttempt(id: .init(number: 1), trigger: .backMenu, first: top, others: [below])
    two = LeaveAttempt(id: .init(number: 2), trigger: .swipe, first: top, others: [])
    three = LeaveAttempt(id: .init(number: 3), trigger: .sheet, first: other, others: [])
  }

  func new(_ screen: LeavingScreen) -> LeaveAttempt {
    LeaveAttempt(id: .init(number: 9), trigger: .code, first: screen, others: [])
  }

  func send(_ event: LeaveEvent, to machine: inout LeaveStateMachine) -> LeaveStateMachine.Effect {
    let (sharing, apart, likeThree) = (new(one.first), new(elsewhere), new(three.first))
    let nine = apart.id
    return switch event {
    case .attemptedAllowedSharing: machine.attempted(sharing, isPrevented: false)
    case .attemptedAllowedApart: machine.attempted(apart, isPrevented: false)
    case .attemptedAllowedOther: machine.attempted(likeThree, isPrevented: false)
    case .attemptedPreventedSharing: machine.attempted(sharing, isPrevented: true)
    case .attemptedPreventedApart: machine.attempted(apart, isPrevented: true)
    case .attemptedPreventedOther: machine.attempted(likeThree, isPrevented: true)
    case .requestedAllowedSharing: machine.requested(sharing, isPrevented: false)
    case .requestedAllowedApart: machine.requested(apart, isPrevented: false)
    case .requestedAllowedOther: machine.requested(likeThree, isPrevented: false)
    case .requestedPreventedSharing: machine.requested(sharing, isPrevented: true)
    case .requestedPreventedApart: machine.requested(apart, isPrevented: true)
    case .requestedPreventedOther: machine.requested(likeThree, isPrevented: true)
    case .passed: machine.passed(apart)
    case .readyOwn: machine.platformReady(for: one.id)
    case .readyOther: machine.platformReady(for: nine)
    case .verifiedInPlace: machine.verified(one.id, standing: .inPlace, refusal: nil)
    case .verifiedRefused: machine.verified(one.id, standing: .inPlace, refusal: g2)
    case .verifiedCovered: machine.verified(one.id, standing: .covered, refusal: nil)
    case .verifiedGone: machine.verified(one.id, standing: .gone, refusal: nil)
    case .verifiedOther: machine.verified(nine, standing: .inPlace, refusal: g2)
    case .allowedOwn: machine.answered(.allow, to: one.id, from: g2)
    case .allowedTogether: machine.answered(.allow, to: one.id, from: g2, [g4])
    case .allowedOtherAttempt: machine.answered(.allow, to: nine, from: g2)
    case .allowedOtherGuard: machine.answered(.allow, to: one.id, from: g1)
    case .preventedOwn: machine.answered(.prevent, to: one.id, from: g2)
    case .preventedOtherAttempt: machine.answered(.prevent, to: nine, from: g2)
    case .preventedOtherGuard: machine.answered(.prevent, to: one.id, from: g1)
    case .couldNotAskOwn: machine.couldNotAsk(one.id, because: .notAsked)
    case .couldNotAskOther: machine.couldNotAsk(nine, because: .notAsked)
    case .removedOwn: machine.screensRemoved(from: one.id)
    case .removedOther: machine.screensRemoved(from: nine)
    case .cancelledOwn: machine.cancelled(one.id)
    case .cancelledOther: machine.cancelled(nine)
    case .finished1: machine.transitionEnded(one.id, cancelled: false)
    case .finished2: machine.transitionEnded(two.id, cancelled: false)
    case .finished3: machine.transitionEnded(three.id, cancelled: false)
    case .tookBack1: machine.transitionEnded(one.id, cancelled: true)
    case .tookBack2: machine.transitionEnded(two.id, cancelled: true)
    case .tookBack3: machine.transitionEnded(three.id, cancelled: true)
    case .notLeft1: machine.couldNotLeave(one.id, because: .notLeft)
    case .notLeft2: machine.couldNotLeave(two.id, because: .notLeft)
    case .notLeft3: machine.couldNotLeave(three.id, because: .notLeft)
    }
  }
}
