/// The single-use handle through which a confirmation gives its decision.
///
/// Dropping it without a decision means ``LeaveDecision/prevent`` and is reported; a second decision is reported and
/// ignored; a decision that comes after the attempt has ended is ignored.
@MainActor
package final class LeaveAnswer {
  private enum State {
    case open, given, withdrawn
  }

  private let attempt: LeaveAttempt.ID
  private let guardID: LeaveGuardID
  /// The guards that ask the same, in the order in which they would be asked next: the decision is theirs as well.
  private let others: [LeaveGuardID]
  private weak var arbiter: LeaveArbiter?
  private var state = State.open
  var isOpen: Bool { state == .open }
  /// Runs when the attempt ends for another reason than this answer: the confirmation takes back what it shows.
  package var onWithdrawal: (@MainActor () -> Void)?

  init(attempt: LeaveAttempt.ID, guardID: LeaveGuardID, others: [LeaveGuardID] = [], arbiter: LeaveArbiter) {
    self.attempt = attempt
    self.guardID = guardID
    self.others = others
    self.arbiter = arbiter
  }

  /// The other screens that the question is about, in the order in which they would be asked.
  package var otherScreens: [AnyObject] {
    others.compactMap { arbiter?.registry.screen($0.screen.id) }
  }

  /// Gives the decision.
  package func callAsFunction(_ decision: LeaveDecision) {
    if close(as: .given) {
      arbiter?.answer(decision, to: attempt, from: guardID, others)
    } else if state == .given {
      arbiter?.registry.report(.answeredTwice(guardID))
    }
  }

  /// The confirmation could not be shown to the user.
  package func couldNotAsk(_ failure: LeaveFailure = .notAsked) {
    if close(as: .given) { arbiter?.couldNotAsk(attempt, because: failure) }
  }

  /// The attempt has ended without this answer.
  func withdraw() {
    let action = onWithdrawal
    if close(as: .withdrawn) { action?() }
  }

  /// Nobody can give a decision any more.
  func drop() {
    if close(as: .given) { arbiter?.answerWasDropped(attempt, guardID) }
  }

  private func close(as newState: State) -> Bool {
    guard state == .open else { return false }
    state = newState
    onWithdrawal = nil
    return true
  }

  deinit {
    // Rare, so the hop costs nobody anything: an answered handle is closed. `isolated deinit` would cost every one.
    if state == .open, let arbiter {
      Task { @MainActor [attempt, guardID] in arbiter.answerWasDropped(attempt, guardID) }
    }
  }
}
