internal import Foundation

extension Device {
  /// The ways to swipe back.
  public enum Swipe: Hashable, Sendable, CaseIterable {
    /// A finger that comes in from the leading edge.
    case edge
    /// A finger that starts in the middle of the content.
    case content
    /// Two fingers on a trackpad, the pointer over the content.
    case trackpad
  }

  /// A swipe whose fingers are still down.
  struct SwipeUnderWay {
    let touch: UITouch?
    let start: CGPoint
    /// One width of the screen, toward the trailing edge.
    let width: CGFloat
    var fraction: Double
  }

  /// Swipes back over `fraction` of the front-most navigation controller's width, from where the swipe starts.
  ///
  /// The finger rests a moment before it is lifted, so that the place decides and not the speed; `isFlick` lifts it in
  /// full motion. Animations are left running. Without `lift` the finger stays down for
  /// ``continueSwipe(to:milliseconds:)`` and ``liftSwipe(isFlick:)``.
  public func swipeBack(
    _ swipe: Swipe = .edge,
    to fraction: Double,
    milliseconds: Int = 300,
    isFlick: Bool = false,
    lift: Bool = true
  ) throws(DriverError) {
    guard self.swipe == nil else { throw DriverError("A swipe is under way already: lift it first.") }
    guard swipe != .trackpad || systemVersion >= SystemVersion(13, 4) else {
      throw DriverError("Trackpads exist from iOS 13.4 on; this device runs \(systemVersion).")
    }
    let view = try frontNavigation().view!
    let frame = run { view.convert(view.bounds, to: nil) }
    let isMirrored = run { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    let place = swipe == .edge ? 2 : frame.width * min(0.3, 1 - CGFloat(fraction))
    let start = CGPoint(x: isMirrored ? frame.maxX - place : frame.minX + place, y: frame.midY)
    self.swipe = SwipeUnderWay(
      touch: swipe == .trackpad ? nil : touchDown(at: start),
      start: start,
      width: isMirrored ? -frame.width : frame.width,
      fraction: 0
    )
    if swipe == .trackpad { sendScroll(.began, at: start) }
    moveSwipe(to: fraction, milliseconds: milliseconds)
    if lift { try liftSwipe(isFlick: isFlick) }
  }

  /// Moves the finger of a swipe that is under way, forward or back.
  public func continueSwipe(to fraction: Double, milliseconds: Int = 300) throws(DriverError) {
    guard swipe != nil else { throw DriverError("No swipe is under way.") }
    moveSwipe(to: fraction, milliseconds: milliseconds)
  }

  /// Lifts the finger of a swipe that is under way.
  public func liftSwipe(isFlick: Bool = false) throws(DriverError) {
    guard let swipe else { throw DriverError("No swipe is under way.") }
    if !isFlick { advance(milliseconds: UIPanGestureRecognizer.restMilliseconds) }
    self.swipe = nil
    if let touch = swipe.touch { lift(touch) } else { sendScroll(.ended, at: swipe.start) }
  }

  private func moveSwipe(to fraction: Double, milliseconds: Int) {
    guard let swipe else { return }
    let origin = swipe.fraction
    inSteps(5, milliseconds: milliseconds) { share in
      let next = origin + (fraction - origin) * Double(share)
      let way = CGFloat(next) * swipe.width
      if let touch = swipe.touch {
        move(touch, to: CGPoint(x: swipe.start.x + way, y: swipe.start.y))
      } else {
        let last = CGFloat(self.swipe?.fraction ?? next) * swipe.width
        sendScroll(.changed, at: swipe.start, by: CGPoint(x: way - last, y: 0))
      }
      self.swipe?.fraction = next
    }
  }
}
