/// What runs when a recognizer recognizes: the model's stand-in for UIKit's target and selector.
///
/// The handler runs whenever UIKit would send the action message: on began, each change, ended and cancelled of a
/// continuous gesture, once for a discrete one. It reads the state from the recognizer.
@MainActor
public final class RecognizerAction {
  let handler: @MainActor (UIGestureRecognizer) -> Void
  /// It keeps its actions and takes this back in its `deinit`, for which alone it is unsafe.
  private nonisolated(unsafe) unowned(unsafe) var recognizer: UIGestureRecognizer?

  private init(recognizer: UIGestureRecognizer, handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.handler = handler
  }

  /// Adds a handler to `recognizer`, which keeps it.
  @discardableResult
  public static func add<Recognizer: UIGestureRecognizer>(
    to recognizer: Recognizer,
    _ handler: @escaping @MainActor (Recognizer) -> Void
  ) -> RecognizerAction {
    let action = RecognizerAction(recognizer: recognizer) { sender in
      guard let sender = sender as? Recognizer else { return }
      handler(sender)
    }
    recognizer.actions.append(action)
    return action
  }

  nonisolated func forgetRecognizer() { recognizer = nil }

  /// Takes the handler away again.
  public func remove() {
    recognizer?.actions.removeAll { $0 === self }
  }
}
