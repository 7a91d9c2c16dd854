import Foundation

/// Drags a sheet: down to dismiss it, up and down between its detents.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var presentation: Presentation?

  override func judge(_ travel: CGPoint) -> Judgment {
    guard super.judge(travel) == .begin, let presentation else { return .undecided }
    guard abs(travel.y) > abs(travel.x) else { return .fail }
    return presentation.followsDrag(down: travel.y > 0, over: scrollView) ? .begin : .fail
  }

  /// B255: content that scrolls along waits until the sheet has decided.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view, other is ScrollViewPanGestureRecognizer else { return false }
    return inner.isDescendant(of: view)
  }

  /// The innermost view under the finger that scrolls up and down.
  private var scrollView: UIScrollView? {
    var candidate = contender?.touches.first?.view
    while let current = candidate, current !== view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrollsVertically {
        return scrollView
      }
      candidate = current.superview
    }
    return nil
  }
}
