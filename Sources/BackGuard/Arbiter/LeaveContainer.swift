/// What the arbiter needs of the platform: the container that screens leave.
@MainActor
public protocol LeaveContainer: AnyObject {
  /// Whether nothing animates: no transition of the container, no presentation that a question would have to wait for.
  var isQuiet: Bool { get }

  /// Runs `action` on a later turn of the main queue at which the container is quiet.
  func whenQuiet(_ action: @escaping @MainActor () -> Void)

  /// An attempt to leave the container begins: the moment to remember where it stands. Nothing by default.
  func attemptBegins(_ attempt: LeaveAttempt)

  /// An attempt that began here has ended, whatever became of it. Nothing by default.
  func attemptEnded(_ attempt: LeaveAttempt)

  /// Where the screens of `attempt` are now.
  func standing(of attempt: LeaveAttempt) -> LeaveStanding

  /// Whether the transition of `attempt`, which the platform makes by itself, is being taken back: a finger has let go too
  /// early. Asked before another attempt counts as part of it. Never by default.
  func isTakingBack(_ attempt: LeaveAttempt) -> Bool

  /// Everybody who would leave if the screens of `attempt` did so now, in the order in which they are asked: whoever has
  /// joined them since the attempt began is asked as well. Those of the attempt need not be among them.
  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject]

  /// Makes the screens of `attempt` leave, unasked, whatever has changed below them. Tells the arbiter later, through
  /// ``LeaveArbiter/transitionEnded(_:cancelled:)``, how it ended, unless it returns a failure.
  func leave(_ attempt: LeaveAttempt) -> LeaveFailure?
}

extension LeaveContainer {
  public func attemptBegins(_ attempt: LeaveAttempt) {}

  public func attemptEnded(_ attempt: LeaveAttempt) {}

  public func isTakingBack(_ attempt: LeaveAttempt) -> Bool { false }

  /// Nobody joins.
  public func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] { [] }
}

/// Where the screens of an attempt are.
public enum LeaveStanding: Hashable, Sendable {
  /// All there, the top-most on top.
  case inPlace
  /// All there, but something else is on top now.
  case covered
  /// At least one has gone.
  case gone
}
