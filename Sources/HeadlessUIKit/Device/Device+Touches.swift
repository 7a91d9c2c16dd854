public import Foundation

/// What a finger does, for ``Device/onFinger``.
public enum FingerMoment: Hashable, Sendable {
  /// It is about to touch the glass.
  case comesDown
  case moved
}

extension Device {
  /// Puts a finger down. The finger stays until ``lift(_:)`` or ``cancelTouch(_:)``.
  @discardableResult
  public func touchDown(at location: CGPoint) -> UITouch {
    onFinger?(.comesDown)
    return run {
      let touch = UITouch(at: location)
      touch.window = window
      touch.view = window.hitTest(location, with: nil)
      send(touch, .began)
      return touch
    }
  }

  /// Moves a finger to another place.
  public func move(_ touch: UITouch, to location: CGPoint) {
    run {
      touch.previousLocationInWindow = touch.locationInWindow
      touch.locationInWindow = location
      send(touch, .moved)
    }
    onFinger?(.moved)
  }

  /// Takes a finger up.
  public func lift(_ touch: UITouch) {
    run { send(touch, .ended) }
  }

  /// Takes a touch away from the app, as a call or a system gesture does.
  public func cancelTouch(_ touch: UITouch) {
    run { send(touch, .cancelled) }
  }

  /// Touches a place for a moment.
  public func tap(at location: CGPoint) {
    let touch = touchDown(at: location)
    advance(milliseconds: 50)
    lift(touch)
  }

  /// Touches the middle of a view; stops with a message if something else would get the touch.
  public func tap(_ view: UIView) {
    tap(at: hittableCenter(of: view))
  }

  /// Rests a finger on a place.
  public func longPress(at location: CGPoint, milliseconds: Int = 600) {
    let touch = touchDown(at: location)
    advance(milliseconds: milliseconds)
    lift(touch)
  }

  /// Moves a finger from one place to another in equal steps. Returns the finger if it stays down.
  @discardableResult
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    milliseconds: Int = 300,
    steps: Int = 10,
    lift lifts: Bool = true
  ) -> UITouch? {
    let touch = touchDown(at: start)
    inSteps(steps, milliseconds: milliseconds) { fraction in
      move(
        touch,
        to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      )
    }
    guard lifts else { return touch }
    lift(touch)
    return nil
  }

  /// Scrolls with two fingers on a trackpad, in equal steps, while the pointer rests at `location`.
  ///
  /// Without `lift` the fingers stay on the trackpad until ``liftTrackpad(at:)``.
  public func scrollTrackpad(
    at location: CGPoint,
    by way: CGPoint,
    milliseconds: Int = 300,
    steps: Int = 10,
    lift lifts: Bool = true
  ) {
    precondition(systemVersion >= SystemVersion(13, 4), "Pointers and trackpads exist from iOS 13.4 on.")
    sendScroll(.began, at: location)
    inSteps(steps, milliseconds: milliseconds) { _ in
      sendScroll(.changed, at: location, by: CGPoint(x: way.x / CGFloat(steps), y: way.y / CGFloat(steps)))
    }
    if lifts { liftTrackpad(at: location) }
  }

  /// Takes the fingers from the trackpad.
  public func liftTrackpad(at location: CGPoint) {
    sendScroll(.ended, at: location)
  }

  // MARK: - Events

  func inSteps(_ steps: Int, milliseconds: Int, _ body: (CGFloat) -> Void) {
    precondition(steps > 0, "A finger moves in at least one step.")
    for step in 1...steps {
      advance(milliseconds: milliseconds * step / steps - milliseconds * (step - 1) / steps)
      body(CGFloat(step) / CGFloat(steps))
    }
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    let isNew = phase == .began
    precondition(isNew != touchArena.touches.contains(touch), "This finger has been lifted already.")
    for other in touchArena.touches { other.phase = .stationary }
    touch.phase = phase
    touch.timestamp = TimeInterval(clock.now) / 1000
    let all = isNew ? touchArena.touches + [touch] : touchArena.touches
    (touch.window ?? window).sendEvent(UIEvent(type: .touches, time: touch.timestamp, touches: Set(all)))
  }

  func sendScroll(_ phase: ScrollEvent.Phase, at location: CGPoint, by delta: CGPoint = .zero) {
    run {
      let time = TimeInterval(clock.now) / 1000
      window.sendEvent(ScrollEvent(phase: phase, location: location, delta: delta, time: time))
    }
    if phase == .changed { onFinger?(.moved) }
  }

  private func hittableCenter(of view: UIView) -> CGPoint {
    run {
      precondition(view.window === window, "\(type(of: view)) is not in the window: it cannot be touched.")
      let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      let hit = window.hitTest(center, with: nil)
      precondition(
        hit?.isDescendant(of: view) == true,
        "\(type(of: view)) cannot be touched: \(hit.map { "\(type(of: $0))" } ?? "nothing") would get the touch."
      )
      return center
    }
  }
}
