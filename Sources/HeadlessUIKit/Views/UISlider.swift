internal import Foundation

/// A thumb on a track.
open class UISlider: UIControl {
  /// How wide the thumb is, in points.
  static let thumbWidth: CGFloat = 30

  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true

  private var valueAtTouch: Float = 0
  private var touchStart = CGPoint.zero

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var kind: ViewKind { .slider }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    valueAtTouch = value
    return thumbFrame.contains(touchStart)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - touchStart.x
    let share = Float(way / max(1, bounds.width - Self.thumbWidth))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    value = valueAtTouch + (isMirrored ? -share : share) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// B235: a swipe along the track that starts in the thumb is the slider's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, isTracking, let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self {
      let way = pan.translation(in: self)
      if abs(way.x) > abs(way.y) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private var thumbFrame: CGRect {
    let share = CGFloat((value - minimumValue) / max(maximumValue - minimumValue, .leastNonzeroMagnitude))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = (isMirrored ? 1 - share : share) * (bounds.width - Self.thumbWidth)
    return CGRect(x: bounds.minX + place, y: bounds.minY, width: Self.thumbWidth, height: bounds.height)
  }
}
