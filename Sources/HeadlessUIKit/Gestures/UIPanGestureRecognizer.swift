public import Foundation

/// Fingers that move, or a trackpad's scroll.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// B246: how far the fingers move before it is a pan, in points.
  static let hysteresis: CGFloat = 10
  /// A finger that has not moved for this long is lifted without speed.
  static let restMilliseconds = 100

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The whole way since the first finger came down; decides when the pan begins.
  private(set) var travel = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples: [(time: Int, travel: CGPoint)] = []

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: travel.x - origin.x, y: travel.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last, let first = samples.first, last.time > first.time,
      Device.current.clock.now - last.time < Self.restMilliseconds
    else { return .zero }
    let seconds = CGFloat(last.time - first.time) / 1000
    return CGPoint(x: (last.travel.x - first.travel.x) / seconds, y: (last.travel.y - first.travel.y) / seconds)
  }

  open override func reset() {
    super.reset()
    travel = .zero
    origin = .zero
    samples = []
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches, state == .possible {
      state = .failed
    } else if samples.isEmpty {
      sample()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let share = CGFloat(max(1, numberOfTouches))
    for touch in touches {
      travel.x += (touch.locationInWindow.x - touch.previousLocationInWindow.x) / share
      travel.y += (touch.locationInWindow.y - touch.previousLocationInWindow.y) / share
    }
    follow(enoughTouches: numberOfTouches >= minimumNumberOfTouches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if numberOfTouches == touches.count { end() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  // MARK: - For the model

  override var takesScrolls: Bool { allowedScrollTypesMask.contains(.continuous) }

  override func scroll(_ event: ScrollEvent) {
    switch event.phase {
    case .began: sample()
    case .changed:
      travel.x += event.delta.x
      travel.y += event.delta.y
      follow(enoughTouches: true)
    case .ended: end()
    case .cancelled: state = .cancelled
    }
  }

  /// What the way so far makes of a pan that has not begun.
  enum Judgment { case undecided, begin, fail }

  /// Judges the way so far; subclasses of the model want a direction.
  func judge(_ travel: CGPoint) -> Judgment {
    travel.x * travel.x + travel.y * travel.y >= Self.hysteresis * Self.hysteresis ? .begin : .undecided
  }

  private func follow(enoughTouches: Bool) {
    sample()
    switch state {
    case .possible where enoughTouches && !isHeldBack:
      switch judge(travel) {
      case .undecided: break
      case .begin: state = .began
      case .fail: state = .failed
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  private func end() {
    state = state == .possible && !isHeldBack ? .failed : .ended
  }

  /// Remembers the last two moments; the speed is that of the last move.
  private func sample() {
    let now = Device.current.clock.now
    if samples.last?.time == now {
      samples[samples.count - 1].travel = travel
    } else {
      samples.append((now, travel))
    }
    if samples.count > 2 { samples.removeFirst() }
  }
}
