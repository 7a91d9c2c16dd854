internal import Foundation

/// The swipe back from the leading edge; a trackpad's swipe back from anywhere.
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether it is the one that follows the trackpad.
  var followsTrackpad = true

  // UIKit's own edge recognizer follows the trackpad too, which an app's cannot.
  override var takesScrolls: Bool { followsTrackpad }

  override var edges: UIRectEdge {
    get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
    set {}
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    isAround(other) || super.shouldRequireFailure(of: other)
  }
}

/// The swipe back from anywhere in the content (26).
final class InteractiveContentPopGestureRecognizer: UIPanGestureRecognizer {
  var followsTrackpad = false
  /// B245: it pops in the cases the edge swipe does not cover.
  weak var goesAfter: UIGestureRecognizer?

  override var takesScrolls: Bool { followsTrackpad }

  override func judge(_ travel: CGPoint) -> Judgment {
    guard super.judge(travel) == .begin else { return .undecided }
    // B70: the first move has to lead from leading to trailing.
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isMirrored ? -travel.x : travel.x) > abs(travel.y) ? .begin : .fail
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    other === goesAfter || isAround(other) || super.shouldRequireFailure(of: other)
  }
}

extension UIGestureRecognizer {
  /// B244: whether `other` swipes back in a navigation controller inside this one's. The inner one goes first.
  fileprivate func isAround(_ other: UIGestureRecognizer) -> Bool {
    guard other is InteractivePopGestureRecognizer || other is InteractiveContentPopGestureRecognizer,
      let view, let inner = other.view
    else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}
