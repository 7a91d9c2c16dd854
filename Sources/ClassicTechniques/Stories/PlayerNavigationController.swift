#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The stack of the app with the player: asks the screen on top how it may be turned, which UIKit does not by itself.
public final class PlayerNavigationController: UINavigationController {
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
