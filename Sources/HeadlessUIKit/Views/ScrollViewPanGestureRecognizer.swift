internal import Foundation

/// A scroll view's own pan: it begins only along an axis on which there is something to scroll.
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The scroll view, if its class adopts the delegate's protocol.
  weak var owner: (any UIGestureRecognizerDelegate)?

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { owner }
    set {
      precondition(
        newValue === view,
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
      )
    }
  }

  override var viewThatDecides: UIView? { view }

  override func judge(_ travel: CGPoint) -> Judgment {
    guard super.judge(travel) == .begin, let scrollView = view as? UIScrollView else { return .undecided }
    let isHorizontal = abs(travel.x) > abs(travel.y)
    // B168: across the axis it scrolls, it stays possible for the whole drag. B241: along it, it begins at an end too.
    return (isHorizontal ? scrollView.scrollsHorizontally : scrollView.scrollsVertically) ? .begin : .undecided
  }
}
