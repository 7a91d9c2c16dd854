import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Everybody who leaves with a container's screens, in the order in which they are asked. R5.
@MainActor
enum LeavingOrder {
  /// `stack`, top first, each with everything inside it and everything presented from it.
  static func screens(leavingWith stack: [UIViewController]) -> [UIViewController] {
    if stack.count == 1, stack[0].children.isEmpty, stack[0].ownPresentedViewController == nil { return stack }
    return stack.flatMap(subtree)
  }

  /// Presented before presenting, the selected child before its siblings, children before their parent.
  static func subtree(of screen: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    if let presented = screen.ownPresentedViewController { result += subtree(of: presented) }
    for child in orderedChildren(of: screen) { result += subtree(of: child) }
    result.append(screen)
    return result
  }

  /// The children of a stack lie on top of each other; of others the visible one comes first.
  private static func orderedChildren(of screen: UIViewController) -> [UIViewController] {
    if let stack = screen as? UINavigationController { return stack.viewControllers.reversed() }
    return screen.children.reversed()
  }
}

extension UIViewController {
  /// The navigation controllers around this controller, innermost first.
  var enclosingStacks: [UINavigationController] {
    var result: [UINavigationController] = []
    var ancestor = parent
    while let current = ancestor {
      if let stack = current as? UINavigationController { result.append(stack) }
      ancestor = current.parent
    }
    return result
  }

  /// The controller around all others around this one: of a presentation, the one that was presented.
  var outermostAncestor: UIViewController {
    var result = self
    while let parent = result.parent { result = parent }
    return result
  }

  /// What this very controller presents: `presentedViewController` also answers for ancestors.
  var ownPresentedViewController: UIViewController? {
    guard let presented = presentedViewController else { return nil }
    guard let parent, parent.presentedViewController === presented else { return presented }
    return nil
  }

  /// The last controller of the presentation chain that begins here, the one that can present.
  var endOfPresentationChain: UIViewController {
    var result = self
    while let next = result.presentedViewController, !next.isBeingDismissed { result = next }
    return result
  }
}
