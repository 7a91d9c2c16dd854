#if canImport(UIKit)
import ObjectiveC
import UIKit
#else
import HeadlessUIKit
#endif

extension UINavigationController {
  /// What UIKit's own `navigationBar(_:shouldPop:)` answers. UIKit does not publish the method (B2); up to 12 it is the one
  /// that pops (B5).
  func answerOfUIKit(shouldPop item: UINavigationItem) -> Bool {
    #if canImport(UIKit)
    typealias Method = @convention(c) (AnyObject, Selector, UINavigationBar, UINavigationItem) -> Bool
    let selector = #selector((any UINavigationBarDelegate).navigationBar(_:shouldPop:))
    guard let method = class_getMethodImplementation(UINavigationController.self, selector) else { return true }
    return unsafeBitCast(method, to: Method.self)(self, selector, navigationBar, item)
    #else
    Device.current.answerOfSuper(self, shouldPop: item)
    #endif
  }
}
