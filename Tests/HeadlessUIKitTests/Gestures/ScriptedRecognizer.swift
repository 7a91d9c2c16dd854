import HeadlessUIKit

/// A recognizer of an app that sets its state as it is told, and waits for, prevents or tolerates whom it is told.
final class ScriptedRecognizer: UIGestureRecognizer {
  var onBegan: State?
  var onMoved: State?
  var onEnded: State?
  var waitsFor: [UIGestureRecognizer] = []
  var isWaitedForBy: [UIGestureRecognizer] = []
  var cannotPrevent: [UIGestureRecognizer] = []
  var isNotPreventedBy: [UIGestureRecognizer] = []
  /// Whether the questions between recognizers are noted.
  var notesQuestions = false

  init(_ name: String, onBegan: State? = nil, onMoved: State? = nil, onEnded: State? = nil) {
    super.init()
    self.name = name
    self.onBegan = onBegan
    self.onMoved = onMoved
    self.onEnded = onEnded
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let onBegan { state = onBegan }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if let onMoved { state = state == .began ? .changed : onMoved }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let onEnded { state = onEnded }
  }

  override func reset() {
    super.reset()
    note("\(name!).reset in \(state)")
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !cannotPrevent.contains(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isNotPreventedBy.contains(other) }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    if notesQuestions { note("\(name!).shouldRequireFailure(of: \(other.name!))") }
    return waitsFor.contains(other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    if notesQuestions { note("\(name!).shouldBeRequiredToFail(by: \(other.name!))") }
    return isWaitedForBy.contains(other)
  }
}

/// A recognizer's delegate that notes what it is asked and answers as it is told.
final class ScriptedDelegate: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var receivesTouches = true
  var receivesEvents = true
  var toleratesOthers = false

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    note("delegate.shouldBegin(\(recognizer.name!)) in \(recognizer.state) -> \(shouldBegin)")
    return shouldBegin
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    note("delegate.shouldReceive(touch, \(recognizer.name!)) -> \(receivesTouches)")
    return receivesTouches
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    note("delegate.shouldReceive(\(event.type) event, \(recognizer.name!)) -> \(receivesEvents)")
    return receivesEvents
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    note("delegate.simultaneous(\(recognizer.name!), \(other.name!)) -> \(toleratesOthers)")
    return toleratesOthers
  }
}

/// A view that notes the touches it gets.
final class TouchNotingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("view: began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("view: moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("view: ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("view: cancelled") }
}

@MainActor
func note(_ line: String) {
  Device.current.log.note(line)
}

extension Device {
  /// Puts a view over the whole window, with recognizers in the order in which they see touches.
  func fill<View: UIView>(with view: View, _ recognizers: UIGestureRecognizer...) -> View {
    run {
      view.frame = window.bounds
      window.addSubview(view)
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    }
    return view
  }
}
