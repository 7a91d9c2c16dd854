import BackGuard

/// A guard under the control of a test: what its prediction says, and the handle of the confirmation that runs.
@MainActor
final class Question {
  /// What the prediction says.
  var isEnabled = true
  /// How often the prediction was read.
  private(set) var reads = 0
  /// The running confirmation's handle. Nobody else keeps it.
  var handle: LeaveAnswer?
  /// Decides at once, inside the confirmation.
  var immediate: LeaveDecision?
  /// Runs inside the confirmation, before anything is decided.
  var onAsk: (() -> Void)?
  /// Runs whenever the prediction is read.
  var onRead: (() -> Void)?
  var token: LeaveGuardToken?

  func predict() -> Bool {
    reads += 1
    onRead?()
    return isEnabled
  }

  func answer(_ decision: LeaveDecision) {
    let handle = handle
    self.handle = nil
    handle?(decision)
  }

  func drop() { handle = nil }
}
