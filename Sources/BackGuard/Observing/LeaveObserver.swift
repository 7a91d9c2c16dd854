/// Watches every attempt, the refused ones included. All methods are called on the main actor and do nothing by default.
@MainActor
public protocol LeaveObserver: AnyObject {
  /// An attempt has begun. Exactly one ``attemptDidEnd(_:outcome:)`` follows.
  func attemptDidBegin(_ attempt: LeaveAttempt)
  /// A guard's confirmation begins.
  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID)
  /// An attempt has ended.
  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome)
  /// The app has misused the library, or the library met a way out that it did not know.
  func misuseWasReported(_ report: LeaveReport)
}

extension LeaveObserver {
  public func attemptDidBegin(_ attempt: LeaveAttempt) {}
  public func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {}
  public func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) {}
  public func misuseWasReported(_ report: LeaveReport) {}
}
