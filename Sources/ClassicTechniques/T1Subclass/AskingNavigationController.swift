#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The first technique: a navigation controller that answers `navigationBar(_:shouldPop:)` for the screen on top.
///
/// UIKit makes a navigation controller the delegate of its own bar, so nothing is set by hand (B1, B2).
open class AskingNavigationController: UINavigationController, UINavigationBarDelegate {
  /// Whether the screen on top lets itself be popped.
  func topAllowsPop() -> Bool { true }

  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    topAllowsPop() && answerOfUIKit(shouldPop: item)
  }
}
