#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The second technique as it was published, with its two slips.
public final class PublishedBackButtonNavigationController: BackButtonNavigationController {
  /// The flag lands on the container, which nobody pushes.
  override func hideBottomBar(under screen: UIViewController) { hidesBottomBarWhenPushed = true }

  /// A navigation controller that is not nested has no navigation controller: nothing is popped.
  override func popTop() { navigationController?.popViewController(animated: true) }
}
