internal import Foundation

/// A finger that comes down and goes up again without moving.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// B247: how far the finger may stray, in points.
  private static let allowableMovement: CGFloat = 10

  open var numberOfTapsRequired = 1 {
    didSet { if numberOfTapsRequired != 1 { unmodeled("A tap recognizer for \(numberOfTapsRequired) taps") } }
  }
  open var numberOfTouchesRequired = 1 {
    didSet { if numberOfTouchesRequired != 1 { unmodeled("A tap recognizer for \(numberOfTouchesRequired) fingers") } }
  }

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else {
      start = location(in: nil)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if location(in: nil).distance(to: start) > Self.allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
