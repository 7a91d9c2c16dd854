import BackGuard
import HeadlessUIKit

/// Tells of attempts in the log of a device, where they stand between the events of UIKit.
@MainActor
final class AttemptNotes: LeaveObserver {
  private let log: EventLog

  init(in log: EventLog) { self.log = log }

  func attemptDidBegin(_ attempt: LeaveAttempt) { log.note("attempt begins: \(Self.describe(attempt))") }

  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {
    log.note("attempt asks \(guardID.screen.name): \(attempt.trigger)")
  }

  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) {
    log.note("attempt ends: \(attempt.trigger) \(Self.describe(outcome))")
  }

  func misuseWasReported(_ report: LeaveReport) { log.note("report: \(report)") }

  /// Who tries to leave, and by what.
  static func describe(_ attempt: LeaveAttempt) -> String {
    "\(attempt.screens.map(\.name).joined(separator: ", ")) by \(attempt.trigger)"
  }

  /// Without the numbers of attempts, which depend on what has happened before.
  private static func describe(_ outcome: LeaveOutcome) -> String {
    switch outcome {
    case .prevented(let guardID): "prevented by \(guardID.screen.name)"
    case .absorbed: "absorbed"
    case .left, .cancelled, .superseded, .failed: "\(outcome)"
    }
  }
}
