import BackGuard
import Testing

/// Writes down everything that happens, one line an event. Attempts are numbered in the order in which they begin.
@MainActor
final class EventRecorder: LeaveObserver {
  private var lines: [String] = []
  private var ordinals: [LeaveAttempt.ID: Int] = [:]

  /// Runs after a line was written.
  var onLine: ((String) -> Void)?

  /// The attempt that began last.
  private(set) var latest: LeaveAttempt.ID?

  func note(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func attemptDidBegin(_ attempt: LeaveAttempt) {
    #expect(ordinals[attempt.id] == nil, "\(attempt) begins twice.")
    ordinals[attempt.id] = ordinals.count + 1
    latest = attempt.id
    note("\(number(attempt.id)) begins: \(attempt.trigger) \(attempt.screens.map(\.name).joined(separator: " ← "))")
  }

  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {
    note("\(number(attempt.id)) asks \(guardID)")
  }

  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) {
    note("\(number(attempt.id)) ends: \(text(outcome))")
  }

  func misuseWasReported(_ report: LeaveReport) {
    note("report: \(report)")
  }

  func text(_ outcome: LeaveOutcome) -> String {
    if case .absorbed(let other) = outcome { "absorbed into \(number(other))" } else { "\(outcome)" }
  }

  private func number(_ id: LeaveAttempt.ID) -> String {
    ordinals[id].map(String.init) ?? "(unknown \(id))"
  }
}
