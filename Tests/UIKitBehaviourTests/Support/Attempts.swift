import BackGuard

/// Keeps what became of every attempt, one line an event.
@MainActor
final class Attempts: LeaveObserver {
  private var lines: [String] = []

  /// Returns the lines so far and forgets them.
  @discardableResult
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func attemptDidBegin(_ attempt: LeaveAttempt) {
    lines.append("\(attempt.trigger) \(attempt.screens.map(\.name).joined(separator: ", "))")
  }

  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) { lines.append("asks \(guardID)") }

  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) { lines.append("\(outcome)") }

  func misuseWasReported(_ report: LeaveReport) { lines.append("report: \(report)") }
}
