import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension WayIn {
  @MainActor
  func makeStack(_ root: UIViewController) -> UINavigationController {
    switch self {
    case .subclass: GuardedNavigationController(rootViewController: root)
    case .attached: UINavigationController(rootViewController: root)
    }
  }
}
