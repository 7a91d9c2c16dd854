/// What is scheduled on a device's clock, with the data that decides what it will do.
public enum ScheduledWork: Hashable, Sendable {
  /// The next turn of the main queue; the text says what for.
  case nextTurn(String)
  /// A navigation transition reaches its end.
  case navigationTransitionEnds(operation: String, leaving: String, arriving: String, cancelled: Bool)
  /// A presentation or dismissal reaches its end.
  case presentationEnds(controller: String, isDismissal: Bool)
  /// A dismissal that the finger has taken back reaches its end.
  case dismissalTakenBack(controller: String)
  /// The interface has turned.
  case rotationEnds(toLandscape: Bool)
  /// The window has got another width beside another app.
  case windowResizingEnds(width: Int)
  /// An alert's action runs once the alert has gone.
  case alertAction(alert: String, title: String)
  /// A finger rests long enough for a long press.
  case longPressFires(recognizer: String)
  /// An animation of view properties ends.
  case viewAnimationEnds(String)
}
