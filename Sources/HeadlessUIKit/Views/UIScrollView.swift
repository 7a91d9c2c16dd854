public import Foundation

/// A window onto content that is larger. It follows the finger within the content's bounds and stops when it is lifted.
open class UIScrollView: UIView {
  /// Disfavored, because table and text views have a delegate of their own kind under the same name.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var isTracking: Bool { pan.numberOfTouches > 0 }
  open var isDragging: Bool { pan.state == .began || pan.state == .changed }

  private let pan = ScrollViewPanGestureRecognizer()
  private var offsetAtStart = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.allowedScrollTypesMask = .all
    // UIKit makes the scroll view its recognizer's delegate; what a subclass adopts takes part in that.
    pan.owner = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(pan)
    RecognizerAction.add(to: pan) { ($0.view as? UIScrollView)?.follow($0) }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    contentOffset = CGPoint(
      x: min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX),
      y: min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
    )
  }

  /// Whether the content is wider than the view, or moves anyway.
  var scrollsHorizontally: Bool { scrollsFar.x > 0 || (bounces && alwaysBounceHorizontal) }
  var scrollsVertically: Bool { scrollsFar.y > 0 || (bounces && alwaysBounceVertical) }

  /// Whether nothing is left to scroll to on the side where lines begin.
  var isAtLeadingEdge: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? contentOffset.x >= scrollsFar.x - adjustedContentInset.left
      : contentOffset.x <= -adjustedContentInset.left
  }

  private var scrollsFar: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: contentSize.width + inset.left + inset.right - bounds.width,
      y: contentSize.height + inset.top + inset.bottom - bounds.height
    )
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      offsetAtStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      move(by: pan.translation(in: self))
    case .changed: move(by: pan.translation(in: self))
    default: delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  private func move(by way: CGPoint) {
    let inset = adjustedContentInset
    var target = contentOffset
    if scrollsHorizontally {
      let end = max(scrollsFar.x - inset.left, -inset.left)
      target.x = min(max(offsetAtStart.x - way.x, -inset.left), end)
    }
    if scrollsVertically {
      let end = max(scrollsFar.y - inset.top, -inset.top)
      target.y = min(max(offsetAtStart.y - way.y, -inset.top), end)
    }
    contentOffset = target
  }
}
