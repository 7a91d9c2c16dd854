import BackGuard
import Foundation

/// What the stack and the guards said while a story was tried, for the report.
@MainActor
final class Journal: LeaveObserver {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func attemptDidBegin(_ attempt: LeaveAttempt) { note("attempt \(attempt)") }
  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) { note("\(attempt.id) asks \(guardID)") }
  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) { note("\(attempt.id) \(outcome)") }
  func misuseWasReported(_ report: LeaveReport) { note("report: \(report)") }
}
