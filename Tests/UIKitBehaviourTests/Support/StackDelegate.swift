#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// A delegate that logs which screens are shown.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.note("willShow(\(viewController.title ?? ""))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.note("didShow(\(viewController.title ?? ""))")
  }
}
