import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack whose top screen says how it may be turned.
final class NotesNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsOfTopScreen }
}

/// The same with the library's container.
final class GuardedNotesNavigationController: GuardedNavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientationsOfTopScreen }
}

extension UINavigationController {
  fileprivate var orientationsOfTopScreen: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
}
