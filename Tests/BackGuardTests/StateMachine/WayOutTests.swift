import Testing

@testable import BackGuard

/// Walks through every state that two attempts and two guards can bring about.
@MainActor
@Suite("No state absorbs for ever", .serialized)
struct WayOutTests {
  /// The attempts share a screen, or they do not.
  enum Cases: String, CaseIterable {
    case sharing, apart
  }

  private let cast = Cast()

  private func attempts(_ cases: Cases) -> [LeaveAttempt] {
    switch cases {
    case .sharing: [cast.one, cast.two]
    case .apart: [cast.one, cast.three]
    }
  }

  private struct Step {
    let name: String
    let begins: LeaveAttempt?
    /// Whether it happens by itself: by the platform's next event, and not because somebody consents.
    var isWayOut = false
    let run: (inout LeaveStateMachine) -> LeaveStateMachine.Effect
  }

  /// Every event that is possible in `machine`.
  private func steps(of machine: LeaveStateMachine, _ attempts: [LeaveAttempt]) -> [Step] {
    attempts.flatMap { attempt -> [Step] in
      if !machine.live.contains(attempt.id.number) {
        return [false, true].flatMap { prevented in
          [
            Step(name: "attempted", begins: attempt) { $0.attempted(attempt, isPrevented: prevented) },
            Step(name: "requested", begins: attempt) { $0.requested(attempt, isPrevented: prevented) },
          ]
        } + [Step(name: "passed", begins: attempt) { $0.passed(attempt) }]
      }
      let id = attempt.id
      let refusals = [nil, cast.g1, cast.g2].filter { guardID in guardID.map { !machine.consents.contains($0) } ?? true
      }
      return [
        Step(name: "ready", begins: nil) { $0.platformReady(for: id) },
        Step(name: "covered", begins: nil) { $0.verified(id, standing: .covered, refusal: nil) },
        Step(name: "gone", begins: nil) { $0.verified(id, standing: .gone, refusal: nil) },
        Step(name: "could not ask", begins: nil) { $0.couldNotAsk(id, because: .notAsked) },
        Step(name: "removed", begins: nil, isWayOut: true) { $0.screensRemoved(from: id) },
        Step(name: "cancelled", begins: nil) { $0.cancelled(id) },
        Step(name: "finished", begins: nil) { $0.transitionEnded(id, cancelled: false) },
        Step(name: "taken back", begins: nil) { $0.transitionEnded(id, cancelled: true) },
        Step(name: "could not leave", begins: nil, isWayOut: true) { $0.couldNotLeave(id, because: .notLeft) },
      ]
        + refusals.map { refusal in
          Step(name: "verified", begins: nil) { $0.verified(id, standing: .inPlace, refusal: refusal) }
        }
        + [cast.g1, cast.g2].flatMap { guardID in
          [LeaveDecision.allow, .prevent].map { decision in
            Step(name: "\(decision)", begins: nil) { $0.answered(decision, to: id, from: guardID) }
          }
        }
    }
  }

  private typealias Visit = (LeaveStateMachine, Step, LeaveStateMachine.Effect, LeaveStateMachine) -> Void

  private func reachable(
    _ attempts: [LeaveAttempt], visit: Visit = { _, _, _, _ in }
  ) -> [String: LeaveStateMachine] {
    var found = [LeaveStateMachine().words(cast): LeaveStateMachine()]
    var queue = [LeaveStateMachine()]
    while !queue.isEmpty {
      let machine = queue.removeFirst()
      for step in steps(of: machine, attempts) {
        var next = machine
        let effect = step.run(&next)
        visit(machine, step, effect, next)
        if found.updateValue(next, forKey: next.words(cast)) == nil { queue.append(next) }
      }
    }
    return found
  }

  @Test("from every reachable state the platform's next events lead back to idle", arguments: Cases.allCases)
  func wayOut(_ cases: Cases) {
    let attempts = attempts(cases)
    let states = reachable(attempts)
    // One attempt waits (1), is asked by one guard of two, the other having consented or not (4), or waits with any of
    // them having consented (4), while the other attempt leaves by itself, with consent, or not; or both leave, in either
    // order, or one, or none. With consent leaves only who shares nothing with anybody who is asked or has consent.
    let asked = 2 * (1 + 4 + 4)
    #expect(states.count == (cases == .sharing ? asked * 2 + 2 * 3 : asked * 3 + 2 * 4) + 2 * 2 + 1)
    for (name, machine) in states {
      var machine = machine
      for _ in attempts {
        for step in steps(of: machine, attempts) where step.isWayOut { _ = step.run(&machine) }
      }
      #expect(machine.isIdle, "\(name) has no way out but \(machine.words(cast))")
    }
  }

  @Test("no event loses an attempt or ends it twice", arguments: Cases.allCases)
  func exactlyOneEnd(_ cases: Cases) {
    _ = reachable(attempts(cases)) { machine, step, effect, next in
      var expected = machine.live
      // What passes has not begun yet: the platform says `passed` when it leaves.
      if let new = step.begins, effect != .pass { expected.insert(new.id.number) }
      if let ended = effect.ended(new: step.begins) { expected.remove(ended.id.number) }
      #expect(next.live == expected, "\(step.name) in \(machine.words(cast)): \(effect.words(cast))")
    }
  }
}

extension LeaveStateMachine {
  fileprivate var live: Set<Int> { Set((departures.map(\.attempt) + [asked].compactMap { $0 }).map(\.id.number)) }

  fileprivate var consents: ConsentList {
    if case .consented(_, let consents) = state { consents } else { .none }
  }
}

extension LeaveStateMachine.Effect {
  /// The attempt that this effect ends.
  fileprivate func ended(new: LeaveAttempt?) -> LeaveAttempt? {
    switch self {
    case .absorb, .block: new
    case .end(let attempt, _), .withdraw(let attempt, _): attempt
    case .none, .pass, .checkLater, .checkWhenQuiet, .verify, .ask, .leave: nil
    }
  }
}
