/// How an attempt ended. Every attempt ends with exactly one of these.
public enum LeaveOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The screens are gone: the transition ended and was not cancelled.
  case left
  /// A guard said no.
  case prevented(by: LeaveGuardID)
  /// The user let go or took the transition back, or the task that attempted was cancelled.
  case cancelled
  /// The stack changed, or the screen went by another way.
  case superseded
  /// The same screens were being asked already, or the library is taking them away.
  case absorbed(into: LeaveAttempt.ID)
  /// The guards consented, but the platform did not leave.
  case failed(LeaveFailure)

  public var description: String {
    switch self {
    case .left: "left"
    case .prevented(let guardID): "prevented by \(guardID)"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .absorbed(let attempt): "absorbed into \(attempt)"
    case .failed(let failure): "failed: \(failure)"
    }
  }
}
