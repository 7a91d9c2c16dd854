import ClassicTechniques
import HeadlessUIKit
import Testing

/// A phone with a stack that its screens were pushed onto, one by one.
@MainActor
struct StoryPhone {
  let device: Device
  let stack: UINavigationController

  init(
    on system: Device.SystemVersion,
    assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    stack makeStack: @MainActor () -> UINavigationController,
    screens makeScreens: @MainActor () -> [UIViewController]
  ) {
    var assumptions = Device.Assumptions()
    turn(&assumptions)
    let device = Device(system: system, assumptions: assumptions)
    self.device = device
    stack = device.run {
      let stack = makeStack()
      device.window.rootViewController = stack
      for screen in makeScreens() { stack.pushViewController(screen, animated: false) }
      return stack
    }
    device.advanceUntilIdle()
  }

  /// Does something, then waits until nothing moves.
  func act(_ action: @MainActor (Device) throws -> Void) rethrows {
    try action(device)
    device.advanceUntilIdle()
  }

  func popByCode() {
    act { device in device.run { _ = stack.popViewController(animated: true) } }
  }

  var titles: [String] { device.run { stack.viewControllers.map { $0.title ?? "" } } }
  /// What the bar shows: the same, unless bar and content are out of step.
  var barTitles: [String] { device.run { stack.navigationBar.items?.map { $0.title ?? "" } ?? [] } }
  var isAsking: Bool { device.alert != nil }
  /// How the chevron looks: 1, or less if it is gray.
  var chevronAlpha: CGFloat { stack.navigationBar.subviews.map(\.alpha).min() ?? 1 }
}

@MainActor
func screen(_ title: String) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  return screen
}

/// Expects what a technique does wrong, and pins what would be right beside it.
func expectFault<Value: Equatable>(
  _ seen: Value, wrong: Value, right: Value, _ explanation: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(seen == wrong, explanation, sourceLocation: sourceLocation)
  #expect(seen != right, explanation, sourceLocation: sourceLocation)
}
