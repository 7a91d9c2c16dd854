@testable import HeadlessUIKit

/// A device that shows a tab bar: navigation controllers named like their tabs, screens named by their titles.
@MainActor
struct TabsFixture {
  let device: Device
  let tabs: UITabBarController
  let delegate = TabsDelegate()

  /// Everything has appeared and the log is empty.
  init(
    _ stacks: [(tab: String, screens: [String])] = [
      ("Notes", ["List", "Note", "Editor"]), ("Search", ["Find"]),
    ],
    on system: Device.SystemVersion = .newest,
    idiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    child makeChild: @MainActor (String, [String]) -> UIViewController = { Self.stack($0, $1) }
  ) {
    var assumptions = Device.Assumptions()
    turn(&assumptions)
    let device = Device(system: system, idiom: idiom, layoutDirection: layoutDirection, assumptions: assumptions)
    tabs = device.run {
      let tabs = UITabBarController()
      tabs.title = "Tabs"
      tabs.viewControllers = stacks.map { makeChild($0.tab, $0.screens) }
      device.window.rootViewController = tabs
      return tabs
    }
    tabs.delegate = delegate
    device.log.take()
    self.device = device
  }

  static func stack(_ tab: String, _ screens: [String]) -> UIViewController {
    let navigation = UINavigationController()
    navigation.tabBarItem = UITabBarItem(title: tab, image: nil, tag: 0)
    navigation.title = tab
    navigation.setViewControllers(screens.map(screen), animated: false)
    return navigation
  }

  func stack(at index: Int) -> UINavigationController { tabs.viewControllers![index] as! UINavigationController }

  func titles(at index: Int) -> [String] { stack(at: index).viewControllers.map { $0.title ?? "" } }

  /// Taps a tab, lets every animation end, and returns what that logged.
  func logOfTap(_ title: String) throws -> [String] {
    device.log.take()
    try device.tapTab(title)
    device.advanceUntilIdle()
    return device.log.take()
  }
}

/// Answers as it is told; the model logs its calls.
final class TabsDelegate: UITabBarControllerDelegate {
  var allows = true
  var onSelect: (UITabBarController) -> Void = { _ in }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    onSelect(tabBarController)
  }
}
