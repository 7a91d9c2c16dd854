public import Foundation

/// A finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var timer: ManualClock.Ticket?

  open override func reset() {
    super.reset()
    if let timer { Device.current.clock.cancel(timer) }
    timer = nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard timer == nil else { return }
    start = location(in: nil)
    let milliseconds = Int((minimumPressDuration * 1000).rounded())
    timer = Device.current.clock.schedule(.longPressFires(recognizer: displayName), after: milliseconds) {
      [weak self] in self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible {
      state = .changed
    } else if !isHeldBack, location(in: nil).distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard numberOfTouches == touches.count else { return }
    state = state == .possible && !isHeldBack ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
