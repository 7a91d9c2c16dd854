#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The first technique with a delegate: asks the screen on top, if it can be asked.
///
/// On a tap that is the screen that leaves. On a pop by code the stack has changed already, so it is the one below (B3).
open class DelegateNavigationController: AskingNavigationController {
  override func topAllowsPop() -> Bool {
    (topViewController as? any WillPopHandling)?.navigationControllerWillPop() ?? true
  }
}
