@testable import HeadlessUIKit

/// A device that shows a navigation controller with screens named by their titles.
@MainActor
struct NavigationFixture {
  let device: Device
  let navigation: UINavigationController
  let listener = DelegateListener()

  /// Everything has appeared and the log is empty.
  init(
    _ titles: [String] = ["List", "Note", "Editor"],
    on system: Device.SystemVersion = .newest,
    idiom: UIUserInterfaceIdiom = .phone,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    with makeNavigation: @MainActor () -> UINavigationController = { UINavigationController() }
  ) {
    var assumptions = Device.Assumptions()
    turn(&assumptions)
    let device = Device(
      system: system, idiom: idiom, layoutDirection: layoutDirection, assumptions: assumptions)
    navigation = device.run {
      let navigation = makeNavigation()
      navigation.setViewControllers(titles.map(screen), animated: false)
      device.window.rootViewController = navigation
      return navigation
    }
    navigation.delegate = listener
    device.log.take()
    self.device = device
  }

  var titles: [String] { device.run { navigation.viewControllers.map { $0.title ?? "" } } }
  var itemTitles: [String] { navigation.navigationBar.items?.map { $0.title ?? "" } ?? [] }
  var top: UIViewController { navigation.topViewController! }

  /// Runs code of the app and returns what it logged.
  @discardableResult
  func log(of body: @MainActor () throws -> Void) rethrows -> [String] {
    device.log.take()
    try device.run(body)
    return device.log.take()
  }

  /// Lets every animation end and returns what that logged.
  @discardableResult
  func logUntilIdle() -> [String] {
    device.log.take()
    device.advanceUntilIdle()
    return device.log.take()
  }
}

@MainActor
func screen(_ title: String) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  return screen
}

/// A delegate that only exists: the model logs its calls.
final class DelegateListener: UINavigationControllerDelegate {}
