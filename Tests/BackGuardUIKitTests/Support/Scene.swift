import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

/// A device of a setting with any root, and a record of every attempt.
@MainActor
struct Scene {
  let device: Device
  let recorder = AttemptRecorder()

  init(_ setting: Setting, idiom: UIUserInterfaceIdiom = .phone, makeRoot: () -> UIViewController) {
    device = Device(
      system: setting.system, idiom: idiom, layoutDirection: setting.layout, assumptions: setting.assumptions)
    LeaveGuardRegistry.current.addObserver(recorder)
    device.run {
      device.window.rootViewController = makeRoot()
      device.window.makeKeyAndVisible()
    }
    device.advanceUntilIdle()
    device.log.take()
    recorder.take()
  }

  func answer(_ title: String) throws {
    try device.answer(title)
    device.advanceUntilIdle()
  }

  var tree: ControllerTree { ControllerTree(root: device.window.rootViewController) }
}

extension WayIn {
  /// A stack named `title` with `screens`, each of which gets a guard once it stands there.
  @MainActor
  func stack(_ title: String, _ screens: Form...) -> UINavigationController {
    let stack = makeStack(screens[0])
    stack.title = title
    stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    stack.setViewControllers(screens, animated: false)
    for screen in screens { screen.addGuard() }
    return stack
  }
}

extension Setting {
  /// Both ways in on every supported system, as the model takes it to be.
  static let likely = WayIn.allCases.flatMap { wayIn in
    Device.SystemVersion.supported.map {
      Setting(wayIn: wayIn, system: $0, layout: .leftToRight, assumptions: Device.Assumptions())
    }
  }
}

extension UINavigationController {
  var titles: [String] { viewControllers.map { $0.title ?? "" } }
}
