#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The first technique with a block: asks the block that the screen on top has loaded.
///
/// A screen loads its block when it appears and unloads it when it disappears. So the block of a covered screen is not
/// asked when the screen above it is popped by code; but the screen's own pop by code asks it (B11), and so does a swipe
/// that begins (B4).
open class BlockNavigationController: AskingNavigationController {
  /// Returns whether to pop; without one, screens are always popped.
  public var willPop: (() -> Bool)?

  override func topAllowsPop() -> Bool { willPop?() ?? true }
}
