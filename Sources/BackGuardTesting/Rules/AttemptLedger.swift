import BackGuard
import HeadlessUIKit

/// Keeps the accounts of the attempts, and looks at the moment itself when somebody is asked and when an attempt ends.
@MainActor
final class AttemptLedger: LeaveObserver {
  struct Account {
    let attempt: LeaveAttempt
    /// The action in which it began, by its number.
    let action: Int
    var asked: [LeaveGuardID] = []
    var endings: [LeaveOutcome] = []

    var isOpen: Bool { endings.isEmpty }

    func hasAsked(_ screen: LeavingScreen.ID) -> Bool { asked.contains { $0.screen.id == screen } }
  }

  /// Every attempt that has begun since the phone last was at rest, and those still open.
  private(set) var accounts: [Account] = []
  /// What attempts have come to on this phone.
  private(set) var passages: Set<AttemptPassage> = []
  /// The number of the action under way.
  var action = 0
  private var violations: [Violation] = []
  // The registry keeps its observers, and outlives this one.
  private unowned let registry: LeaveGuardRegistry
  /// Whether a question can be shown from a screen.
  private let refusesDialogs: @MainActor (UIViewController) -> Bool
  /// What is there at the moment; `nil` before there is an app.
  var lookAround: (@MainActor () -> ControllerTree)?

  init(
    _ registry: LeaveGuardRegistry, refusingDialogs: @escaping @MainActor (UIViewController) -> Bool = { _ in false }
  ) {
    self.registry = registry
    refusesDialogs = refusingDialogs
  }

  var open: [Account] { accounts.filter(\.isOpen) }

  /// Whether a guard of `screen` was asked in an attempt that has not ended in another way than by leaving.
  func wasAsked(_ screen: LeavingScreen.ID) -> Bool {
    accounts.contains { $0.hasAsked(screen) && $0.endings.allSatisfy { $0 == .left } }
  }

  /// In how many attempts one of `screens` has left: others may have had a place in memory before, or have it now.
  func departures(of screens: [WatchedScreens.Entry]) -> Int {
    accounts.count { account in
      account.endings.contains(.left)
        && screens.contains { account.attempt.includes($0.id) && $0.actions.contains(account.action) }
    }
  }

  /// Forgets what has ended.
  func closeAccounts() { accounts.removeAll { !$0.isOpen } }

  func takeViolations() -> [Violation] {
    defer { violations = [] }
    return violations
  }

  // MARK: - LeaveObserver

  func attemptDidBegin(_ attempt: LeaveAttempt) { accounts.append(Account(attempt: attempt, action: action)) }

  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {
    if let tree = lookAround?() { check(attempt, willAsk: guardID, in: tree) }
    change(attempt) { account in
      passages.insert(AttemptPassage(askedAgain: !account.asked.isEmpty))
      account.asked.append(guardID)
    }
  }

  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) {
    change(attempt) { $0.endings.append(outcome) }
    guard let account = accounts.first(where: { $0.attempt == attempt }) else {
      return note(.attemptWithTwoOutcomes, "An attempt by \(attempt.trigger) ended that was over: \(outcome).")
    }
    if let passage = AttemptPassage(to: outcome, wasAsked: !account.asked.isEmpty) { passages.insert(passage) }
    if account.endings.count > 1 {
      note(.attemptWithTwoOutcomes, "An attempt by \(attempt.trigger) ended twice: \(account.endings).")
    }
    if let tree = lookAround?() { check(account, ended: outcome, in: tree) }
  }

  func misuseWasReported(_ report: LeaveReport) { note(.report, report.description) }

  private func change(_ attempt: LeaveAttempt, _ change: (inout Account) -> Void) {
    guard let index = accounts.firstIndex(where: { $0.attempt == attempt }) else { return }
    change(&accounts[index])
  }

  private func note(_ rule: Violation.Rule, _ sentence: String) { violations.append(Violation(rule, sentence)) }

  // MARK: - A question

  private func check(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID, in tree: ControllerTree) {
    var name: String { guardID.screen.name }
    let leaving = Set(attempt.screens.map(\.id))
    if tree.isMoving { note(.askedWhileMoving, "\(name) is asked while something moves.") }
    for other in open where !other.asked.isEmpty {
      let isSame = other.attempt == attempt
      if isSame
        ? other.asked.contains(guardID) : other.attempt.screens.contains(where: { tree.place(of: $0.id) != nil })
      {
        note(
          .askedTwice, "\(name) is asked while \(isSame ? "it" : other.asked[0].screen.name) has been asked already.")
      }
    }
    guard let screen = tree.controller(guardID.screen.id), tree.isTaken(screen, with: leaving), tree.areOnTop(leaving)
    else { return note(.askedInVain, "\(name) is asked and would not leave.") }
    let asked = accounts.first { $0.attempt == attempt }?.asked ?? []
    for other in attempt.screens where (tree.place(of: other.id) ?? .max) < tree.place(of: guardID.screen.id)! {
      guard let controller = tree.controller(other.id) else { continue }
      let objections = registry.guardStates(of: controller).count(where: \.self)
      if objections > asked.count(where: { $0.screen == other }) {
        note(.askedOutOfOrder, "\(name) is asked before \(other.name), which comes first and objects.")
      }
    }
  }

  // MARK: - An end

  private func check(_ account: Account, ended outcome: LeaveOutcome, in tree: ControllerTree) {
    let attempt = account.attempt
    let here = attempt.screens.filter { tree.place(of: $0.id) != nil }
    func wrong(_ why: String) {
      note(.wrongOutcome, "An attempt by \(attempt.trigger) ended as \(outcome), but \(why).")
    }
    switch outcome {
    case .left:
      if let screen = here.first { note(.leftTooEarly, "\(screen.name) counts as left and is still there.") }
    case .prevented, .cancelled:
      if here.count < attempt.screens.count { wrong("a screen of it has gone") }
    case .superseded:
      let leaving = Set(attempt.screens.map(\.id))
      // What moves may be taking them away.
      if here.count == attempt.screens.count, tree.areOnTop(leaving), account.asked.isEmpty, !tree.isMoving,
        !tree.hasNewcomer(above: leaving, if: registry.hasGuards)
      {
        wrong("its screens are where they were")
      }
    case .absorbed(let id):
      let other = accounts.first { $0.attempt.id == id }
      if other?.isOpen != true { wrong("that attempt is over") }
    case .failed(.busy):
      // The keys work at any moment; where the library has to pop by itself, one at a time.
      if open.isEmpty { wrong("there is none") }
    case .failed(.notAsked):
      // One dialog may ask for several: it is shown from the first of them.
      let asked = account.asked.compactMap { tree.controller($0.screen.id) }
      if !asked.contains(where: refusesDialogs) { wrong("the question can be shown") }
    case .failed: wrong("the consent was given")
    }
  }
}
