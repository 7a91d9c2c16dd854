import BackGuardUIKit
import HeadlessUIKit
import Testing

/// The two ways to use the library.
enum WayIn: String, CaseIterable, CustomTestStringConvertible {
  case subclass, attached

  var testDescription: String { rawValue }

  @MainActor
  func makeStack(_ root: UIViewController) -> UINavigationController {
    switch self {
    case .subclass: GuardedNavigationController(rootViewController: root)
    case .attached: UINavigationController(rootViewController: root)
    }
  }
}
