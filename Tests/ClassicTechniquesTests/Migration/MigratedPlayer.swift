import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// From T3: no button of its own. Every way out turns the player to portrait first.
final class MigratedPlayer: UIViewController {
  private var orientations = UIInterfaceOrientationMask.allButUpsideDown
  var isLandscape: Bool { viewIfLoaded?.window?.windowScene?.interfaceOrientation.isLandscape ?? false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addLeaveGuard(isEnabled: \.isLandscape) { player, _ in
      player.turnToPortrait()
      return .prevent
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  private func turnToPortrait() {
    orientations = .portrait
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

/// The player's stack, with the library's container.
final class MigratedPlayerNavigationController: GuardedNavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
