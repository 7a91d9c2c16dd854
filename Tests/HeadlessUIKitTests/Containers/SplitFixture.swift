import Foundation

@testable import HeadlessUIKit

/// A device that shows a split view of navigation controllers, named by their columns.
@MainActor
struct SplitFixture {
  let device: Device
  let split: UISplitViewController
  let delegate = SplitDelegate()
  let primary: UINavigationController
  let secondary: UINavigationController

  /// Everything has appeared and the log is empty.
  init(
    on system: Device.SystemVersion = .newest,
    style: UISplitViewController.Style = .doubleColumn,
    idiom: UIUserInterfaceIdiom = .pad,
    hasLargeScreen: Bool = false,
    list: [String] = ["List"], detail: [String] = ["Note"],
    assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    stack makeStack: @MainActor () -> UINavigationController = { UINavigationController() }
  ) {
    var assumptions = Device.Assumptions()
    turn(&assumptions)
    let device = Device(system: system, idiom: idiom, hasLargeScreen: hasLargeScreen, assumptions: assumptions)
    let delegate = delegate
    (split, primary, secondary) = device.run {
      let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      split.title = "Split"
      let stacks = [("Primary", list), ("Secondary", detail)].map { name, titles in
        let stack = makeStack()
        stack.title = name
        stack.setViewControllers(titles.map(screen), animated: false)
        return stack
      }
      split.delegate = delegate
      if style == .unspecified {
        split.viewControllers = stacks
      } else {
        split.setViewController(stacks[0], for: .primary)
        split.setViewController(stacks[1], for: .secondary)
      }
      device.window.rootViewController = split
      return (split, stacks[0], stacks[1])
    }
    device.log.take()
    self.device = device
  }

  func titles(_ stack: UINavigationController) -> [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// Puts another app beside this one, and takes it away again.
  func makeCompact() { device.resizeWindow(toWidth: 400) }
  func makeRegular() { device.resizeWindow(toWidth: nil) }

  func log(of body: @MainActor () throws -> Void) rethrows -> [String] {
    device.log.take()
    try device.run(body)
    device.advanceUntilIdle()
    return device.log.take()
  }
}

/// Answers as it is told; the model logs its calls.
final class SplitDelegate: UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var discardsSecondary = false
  var separated: UIViewController?

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposed }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { discardsSecondary }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }
}
