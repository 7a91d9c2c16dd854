#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view without size in the container of a presentation: goes with it, and so tells that it is over, whoever ended it.
final class SheetAnchor: UIView {
  private weak var interceptor: SheetInterceptor?

  init(_ interceptor: SheetInterceptor) {
    self.interceptor = interceptor
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An anchor is made in code only.") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { interceptor?.isOver() }
  }

  /// Takes the anchor away without a word.
  func detach() {
    interceptor = nil
    removeFromSuperview()
  }
}
