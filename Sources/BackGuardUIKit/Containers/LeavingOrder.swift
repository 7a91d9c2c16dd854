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
    if stack.count == 1, isAlone(stack[0]) { return stack }
    return stack.flatMap(subtree)
  }

  /// Whether `screen` would take nobody along, which is so for most.
  static func isAlone(_ screen: UIViewController) -> Bool {
    screen.children.isEmpty && screen.ownPresentedViewController == nil
  }

  /// Presented before presenting, the selected child before its siblings, children before their parent.
  static func subtree(of screen: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    if let presented = screen.ownPresentedViewController { result += subtree(of: presented) }
    for child in orderedChildren(of: screen) { result += subtree(of: child) }
    result.append(screen)
    return result
  }

  /// The children of a stack lie on top of each other. Of a tab bar controller the selected one comes first, then the
  /// others in the order of their tabs; of a split view controller the detail, then the columns before it.
  static func orderedChildren(of screen: UIViewController) -> [UIViewController] {
    if screen.children.isEmpty { return [] }
    switch screen {
    case let stack as UINavigationController:
      // Who is being swiped away and comes back leaves with the stack.
      return stack.restoredStack.reversed()
    case let tabs as UITabBarController:
      let children = tabs.children(inOrderOf: tabs.viewControllers ?? [])
      return children.filter(tabs.isShowing) + children.filter { !tabs.isShowing($0) }
    case let split as UISplitViewController:
      return split.children(inOrderOf: split.viewControllers.reversed())
    default:
      return screen.children.reversed()
    }
  }
}

extension UIViewController {
  /// The children, those in `order` first, as they stand there. Who is listed there need not be a child: it may stand
  /// inside of one.
  fileprivate func children(inOrderOf order: [UIViewController]) -> [UIViewController] {
    order.filter { $0.parent === self } + children.filter { !order.contains($0) }
  }
}

extension UITabBarController {
  /// Whether `child` is selected, or contains what is: what was chosen behind the tab named More.
  fileprivate func isShowing(_ child: UIViewController) -> Bool {
    selectedViewController?.isContained(in: child) ?? false
  }
}

extension UINavigationController {
  /// The stack that counts: a screen whose swipe was let go too early is on its way back, and a pop takes it (B221).
  var restoredStack: [UIViewController] {
    var stack = viewControllers
    // B44: during a jump whoever leaves reads first, until the next layout; the bar knows better.
    if stack.count > 1, let first = stack.first, first === transitionCoordinator?.viewController(forKey: .from),
      navigationBar.items?.first !== first.navigationItem
    {
      stack.removeFirst()
    }
    guard let returning = transitionCoordinator?.returningController, returning.parent === self,
      !stack.contains(returning)
    else { return stack }
    return stack + [returning]
  }
}

extension UINavigationController {
  /// The screens that the menu behind the back button has rows for, or stands on, root first: with those of stacks inside.
  /// The menu of a stack that stands above a screen of another one is the other's (B286), unless that is a subclass, which
  /// is asked about its rows.
  var screensInBackMenu: [UIViewController] {
    if let outer = parent as? UINavigationController, outer.viewControllers.first !== self,
      !(outer is GuardedNavigationController)
    {
      return []
    }
    return screensOfRows
  }

  private var screensOfRows: [UIViewController] {
    viewControllers.flatMap { screen in [screen] + ((screen as? UINavigationController)?.screensOfRows ?? []) }
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

  /// This controller, or the one around it that stands on `stack` itself.
  func member(of stack: UINavigationController) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.parent === stack { return current }
      candidate = current.parent
    }
    return nil
  }

  /// Whether `ancestor` is this controller or one that contains it.
  func isContained(in ancestor: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === ancestor { return true }
      candidate = current.parent
    }
    return false
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
