import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// R13: what nobody guards behaves as under plain UIKit.
@MainActor
@Suite("Screens without a guard", .freshGuards)
struct UnguardedTests {
  enum Flow: String, CaseIterable, CustomTestStringConvertible {
    case tap, edgeSwipe, cancelledSwipe, trackpad, menu, popToRoot, set, push

    var testDescription: String { rawValue }

    @MainActor
    func play(on device: Device, _ stack: UINavigationController) throws {
      switch self {
      case .tap: try device.tapBack()
      case .edgeSwipe: try device.swipeBack(.edge, to: 0.8)
      case .cancelledSwipe: try device.swipeBack(.edge, to: 0.2, milliseconds: 2_000)
      case .trackpad: try device.swipeBack(.trackpad, to: 0.8)
      case .menu:
        try device.longPressBack()
        try device.chooseRow(at: 1)
      case .popToRoot: device.run { _ = stack.popToRootViewController(animated: true) }
      case .set: device.run { stack.setViewControllers([stack.viewControllers[0]], animated: true) }
      case .push: device.run { stack.pushViewController(Form("New"), animated: true) }
      }
      device.advanceUntilIdle()
    }
  }

  /// The event log of a flow on a stack of three.
  private func log(
    of flow: Flow, _ setting: Setting, on makeStack: (UIViewController) -> UINavigationController,
    prepare: (Device, UINavigationController) -> Void = { _, _ in }
  ) throws -> [String] {
    let device = Device(system: setting.system, layoutDirection: setting.layout, assumptions: setting.assumptions)
    let stack = device.run {
      let stack = makeStack(Form("Root"))
      device.window.rootViewController = stack
      stack.setViewControllers([stack.viewControllers[0], Form("List"), Form("Page")], animated: false)
      return stack
    }
    device.advanceUntilIdle()
    prepare(device, stack)
    device.log.take()
    try flow.play(on: device, stack)
    // The names of the container's classes differ, the events must not.
    return device.log.take().map {
      $0.replacingOccurrences(of: "GuardedNavigationController", with: "UINavigationController")
    }
    // Only a subclass can be asked, and it answers as UIKit would.
    .filter { !$0.hasPrefix("bar.shouldPop") }
  }

  @Test("give the same event log in our container as in UIKit's", arguments: Setting.subclass, Flow.allCases)
  func subclass(_ setting: Setting, _ flow: Flow) throws {
    let plain = try log(of: flow, setting, on: { UINavigationController(rootViewController: $0) })
    let ours = try log(of: flow, setting, on: { GuardedNavigationController(rootViewController: $0) })
    #expect(ours == plain)
    #expect(!plain.isEmpty)
  }

  @Test("give the same event log after the last guard has gone", arguments: Setting.all, Flow.allCases)
  func after(_ setting: Setting, _ flow: Flow) throws {
    let plain = try log(of: flow, setting, on: { UINavigationController(rootViewController: $0) })
    let ours = try log(of: flow, setting, on: setting.wayIn.makeStack) { device, stack in
      let token = device.run { (stack.topViewController as! Form).addGuard() }
      device.advanceUntilIdle()
      device.run { token.cancel() }
      device.advanceUntilIdle()
    }
    #expect(ours == plain)
  }

  @Test("have no gate, no anchor, no back action and no back item", arguments: Setting.all)
  func nothing(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("List"), Form("Page")], guarded: false)
    #expect(phone.stack.view.gestureRecognizers?.contains { $0.name == "BackGuard.gate" } != true)
    #expect(phone.form.view.subviews == [])
    #expect(phone.recorder.take() == [])
  }
}
