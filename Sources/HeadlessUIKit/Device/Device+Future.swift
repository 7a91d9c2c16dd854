import Foundation

extension Device {
  /// A way out that no system has yet: what a library does that has never heard of it.
  ///
  /// It is a swipe back from the trailing edge, by a recognizer that nobody can get hold of.
  public enum FutureWayOut: Hashable, Sendable, CaseIterable {
    /// The new recognizer pops through the method that every app can override, as the old one does (B15).
    case throughPopViewController
    /// The new recognizer pops behind everybody's back.
    case unseen
  }

  /// Swipes from the trailing edge over `fraction` of the screen and lets go.
  public func swipeFromTrailingEdge(to fraction: Double) {
    let isMirrored = layoutDirection == .rightToLeft
    let width = window.bounds.width
    let start = CGPoint(x: isMirrored ? 2 : width - 2, y: window.bounds.midY)
    let way = width * CGFloat(fraction)
    drag(from: start, to: CGPoint(x: start.x + (isMirrored ? way : -way), y: start.y))
  }
}
