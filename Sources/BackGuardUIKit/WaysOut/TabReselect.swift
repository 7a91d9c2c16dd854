import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UITabBarController {
  /// Answers `tabBarController(_:shouldSelect:)`: whether the tab may be selected.
  ///
  /// A tap on the tab that is already selected pops its stack to the root (B100). UIKit asks only the tab bar
  /// controller's delegate, whose place is the app's, so the app hands the question on:
  ///
  /// ```swift
  /// func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
  ///   tabs.leaveGuardsAllowSelecting(screen)
  /// }
  /// ```
  ///
  /// Where a guard objects to the pop, the answer is no and an attempt begins. A change of tabs leaves nothing, so it is
  /// always allowed. From iOS 26 on the stack is also looked for inside a tab that is none itself (B101).
  ///
  /// A ``GuardedNavigationController`` asks without this function too, but then as ``LeaveTrigger/unattributed``. A stack
  /// that is anybody's is popped unasked without it. Call it once a tap, on the main actor, as the delegate's last word.
  public func leaveGuardsAllowSelecting(_ viewController: UIViewController) -> Bool {
    guard isReselected(viewController), let stack = stackPopped(byReselecting: viewController) else { return true }
    return NavigationInterceptor.attach(to: stack).tabReselectIsAllowed()
  }

  /// The selected controller may stand on the stack behind the tab named More (B274).
  private func isReselected(_ viewController: UIViewController) -> Bool {
    selectedViewController?.isContained(in: viewController) ?? false
  }

  private func stackPopped(byReselecting viewController: UIViewController) -> UINavigationController? {
    if let stack = viewController as? UINavigationController { return stack }
    return Self.popsStacksInsideTabs ? viewController.nearestStackInside : nil
  }
}

extension NavigationInterceptor {
  fileprivate func tabReselectIsAllowed() -> Bool {
    let leaving = stack(above: navigationController?.viewControllers.first)
    guard let screens = screensAtStake(leaving: leaving) else { return true }
    guard decide(.tabReselect, screens) == .allow else { return false }
    // UIKit now pops through popToRootViewController(animated:), which recognizes the item and asks nobody.
    sign(.tabReselect, screens)
    return true
  }
}

extension UIViewController {
  /// The first stack on the way down to what is selected.
  fileprivate var nearestStackInside: UINavigationController? {
    for child in LeavingOrder.orderedChildren(of: self) {
      if let stack = child as? UINavigationController ?? child.nearestStackInside { return stack }
    }
    return nil
  }
}
