import Foundation

extension UITabBarController {
  // MARK: - The user

  /// The user tapped a tab.
  func tabWasTapped(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }), shouldSelect(controller) else { return }
    if controller === shown {
      popToRoot(in: controller)
    } else {
      show(controller)
    }
    // B271: the pop has been called by then. B100: a tap on the selected tab is told too.
    guard let delegate else { return }
    Device.current.log.note("delegate.didSelect(\(Device.name(of: controller)))")
    delegate.tabBarController(self, didSelect: controller)
  }

  /// B100: only the user's taps are asked, and a no stops everything.
  private func shouldSelect(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    let answer = delegate.tabBarController(self, shouldSelect: controller)
    Device.current.log.note("delegate.shouldSelect(\(Device.name(of: controller))) -> \(answer)")
    return answer
  }

  /// B100: through the method that an app can override; no bar's delegate is asked.
  private func popToRoot(in controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    } else if Device.current.systemVersion >= .init(26), Device.current.assumed(\.retapPopsInsideOtherTabsOn26) {
      // B101: from 26 on a controller that is not the tab itself is found too.
      controller.nearestNavigation?.popToRootViewController(animated: true)
    }
  }

  // MARK: - Code

  func selectByCode(_ controller: UIViewController) {
    if isBehindMore(controller) {
      // B273: a controller without a tab of its own can be selected too.
      more.show(controller, animated: false)
      show(more)
    } else if controller is MoreNavigationController || all.contains(where: { $0 === controller }) {
      show(controller)
    }
  }

  /// B272: the old ones go first; what was selected stays selected if it can, else its index counts.
  func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    let selected = selectedViewController
    let index = selectedIndex
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.tellWillMove(to: nil)
      if controller === shown { show(nil) }
      controller.parentController?.detach(controller)
      controller.tellDidMove(to: nil)
    }
    all = new
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.tellDidMove(to: self)
    }
    if hasMore, more.parentController == nil { attach(more) }
    showTabs()
    if let selected, selected is MoreNavigationController ? hasMore : new.contains(where: { $0 === selected }) {
      selectByCode(selected)
    } else if let next = new.indices.contains(index) ? new[index] : new.first {
      selectByCode(next)
    }
  }

  func showTabs() {
    bar.show(tabs.map(\.tabBarItem))
    bar.selectedItem = shown?.tabBarItem
  }

  // MARK: - What is on display

  /// Takes the display from one child to another.
  func show(_ controller: UIViewController?) {
    let old = shown
    guard old !== controller else { return }
    shown = controller
    bar.selectedItem = controller?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
    guard appearance == .appeared || appearance == .appearing else { return }
    // B270: what comes hears that it will appear before what goes hears that it will disappear; at the end it is last.
    controller?.beginAppearanceTransition(true, animated: false)
    old?.beginAppearanceTransition(false, animated: false)
    if let controller { showView(of: controller) }
    old?.viewIfLoaded?.removeFromSuperview()
    controller?.viewIsInPlace()
    old?.endAppearanceTransition()
    // While this controller is itself still appearing, the end of that is the child's end.
    if appearance == .appeared { controller?.endAppearanceTransition() }
  }
}

extension UIViewController {
  /// The first navigation controller on the way down what is on display.
  fileprivate var nearestNavigation: UINavigationController? {
    for child in childrenOnDisplay {
      if let navigation = child as? UINavigationController ?? child.nearestNavigation { return navigation }
    }
    return nil
  }
}
