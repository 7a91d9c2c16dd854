import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A device with a stack of forms on display, and a record of every attempt.
@MainActor
struct Phone {
  let device: Device
  let stack: UINavigationController
  let recorder = AttemptRecorder()

  init(
    _ wayIn: WayIn, system: Device.SystemVersion = .newest, layout: UIUserInterfaceLayoutDirection = .leftToRight,
    assumptions: Device.Assumptions = Device.Assumptions(), screens: [Form]
  ) {
    device = Device(system: system, layoutDirection: layout, assumptions: assumptions)
    stack = device.run { wayIn.makeStack(screens[0]) }
    LeaveGuardRegistry.current.addObserver(recorder)
    device.run {
      device.window.rootViewController = stack
      device.window.makeKeyAndVisible()
      stack.setViewControllers(screens, animated: false)
    }
    device.advanceUntilIdle()
    device.log.take()
  }

  /// The titles of the stack, root first.
  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// The title of the dialog's screen, if one is up.
  var isAsking: Bool { device.alert != nil }
}
