import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The notes in one tab, the settings in another.
final class NotesTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  /// A tap on the tab that is selected already goes back to its root: the guards are asked before.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    leaveGuardsAllowSelecting(viewController)
  }
}
