import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The arbiter of the window scene that a container is in, or was in last: all containers of a scene share it, so that
/// what one of them asks is absorbed when another one's way out leads to the same screens (R4).
@MainActor
final class SceneArbiter {
  private var arbiter: LeaveArbiter?
  private weak var scene: AnyObject?
  private let registry: LeaveGuardRegistry

  init(_ registry: LeaveGuardRegistry) {
    self.registry = registry
  }

  /// - Parameter container: stands for the scene while there has not been any.
  func find(for controller: UIViewController?, of container: AnyObject) -> LeaveArbiter {
    let current = controller?.sceneAround
    if let arbiter, current == nil || scene === current { return arbiter }
    let found = registry.arbiter(for: current ?? container)
    arbiter = found
    scene = current
    return found
  }
}

extension UIViewController {
  /// The scene that this controller is in, though it may be covered by what it presents, or in a hidden tab.
  var sceneAround: UIWindowScene? {
    sceneOfView ?? endOfPresentationChain.sceneOfView ?? outermostAncestor.sceneOfView
      ?? outermostAncestor.endOfPresentationChain.sceneOfView
      ?? outermostAncestor.presentingViewController?.sceneAround
  }

  private var sceneOfView: UIWindowScene? { viewIfLoaded?.window?.windowScene }
}
