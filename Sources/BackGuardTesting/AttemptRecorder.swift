public import BackGuard

/// Keeps what became of every attempt, in order.
@MainActor
public final class AttemptRecorder: LeaveObserver {
  public struct Ending: Hashable, Sendable {
    public let attempt: LeaveAttempt
    public let outcome: LeaveOutcome
  }

  /// Attempts that have begun and not ended.
  public private(set) var open: [LeaveAttempt] = []
  public private(set) var endings: [Ending] = []
  /// Which screens' guards were asked, in order.
  public private(set) var asked: [String] = []
  public private(set) var reports: [LeaveReport] = []
  /// One line an event; attempts are numbered in the order in which they began, from 1.
  public private(set) var lines: [String] = []
  private var numbers: [LeaveAttempt.ID: Int] = [:]

  public init() {}

  /// Returns the lines so far and forgets everything that has ended.
  @discardableResult
  public func take() -> [String] {
    defer {
      lines = []
      endings = []
      asked = []
      reports = []
    }
    return lines
  }

  public func attemptDidBegin(_ attempt: LeaveAttempt) {
    open.append(attempt)
    numbers[attempt.id] = numbers.count + 1
    lines.append("\(label(attempt.id)) \(attempt.trigger) \(attempt.screens.map(\.name).joined(separator: ", "))")
  }

  public func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {
    asked.append(guardID.screen.name)
    lines.append("\(label(attempt.id)) asks \(guardID.screen.name)")
  }

  public func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) {
    open.removeAll { $0 == attempt }
    endings.append(Ending(attempt: attempt, outcome: outcome))
    if case .absorbed(let other) = outcome {
      lines.append("\(label(attempt.id)) absorbed into \(label(other))")
    } else {
      lines.append("\(label(attempt.id)) \(outcome)")
    }
  }

  public func misuseWasReported(_ report: LeaveReport) {
    reports.append(report)
    lines.append("report: \(report)")
  }

  private func label(_ id: LeaveAttempt.ID) -> String {
    numbers[id].map { "#\($0)" } ?? "\(id)"
  }
}
