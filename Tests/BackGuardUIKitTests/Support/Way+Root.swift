import BackGuardTesting
import HeadlessUIKit

extension Way {
  /// Puts `screens` on `stack`, and the stack on display in the way that this way out needs.
  ///
  /// A tab's stack begins at the screen below the top: a tap on its tab goes back to the root. With an outer container the
  /// top screen is alone on a stack of its own, which a collapsed split view puts on top of the other one.
  @MainActor
  func show(
    _ screens: [UIViewController], on stack: UINavigationController, of device: Device,
    delegate: (any UITabBarControllerDelegate)? = nil, makeStack: (UIViewController) -> UINavigationController
  ) {
    switch self {
    case .tabReselect:
      let tabs = UITabBarController()
      tabs.delegate = delegate
      stack.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
      tabs.viewControllers = [stack]
      device.window.rootViewController = tabs
      device.window.makeKeyAndVisible()
      stack.setViewControllers(Array(screens.suffix(2)), animated: false)
    case .outerContainer where screens.count > 1:
      stack.setViewControllers(Array(screens.dropLast()), animated: false)
      let inner = makeStack(screens[screens.count - 1])
      inner.title = inner.viewControllers[0].title
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack, for: .primary)
      split.setViewController(inner, for: .secondary)
      device.window.rootViewController = split
      device.window.makeKeyAndVisible()
    default:
      device.window.rootViewController = stack
      device.window.makeKeyAndVisible()
      stack.setViewControllers(screens, animated: false)
    }
  }
}
