import BackGuard
import HeadlessUIKit

/// The controllers of a window at one moment, without those that have begun to leave.
@MainActor
struct ControllerTree {
  /// Everybody, in the order in which they would be asked if all left: presented before presenting, the selected child
  /// before its siblings, top before below, children before their parent. R5.
  private(set) var controllers: [UIViewController] = []
  private(set) var stacks: [UINavigationController] = []
  private(set) var dialogs: [UIAlertController] = []
  private var splits: [UISplitViewController] = []

  init(below root: UIViewController?) {
    controllers.reserveCapacity(8)
    if let root { collect(root) }
  }

  private mutating func collect(_ controller: UIViewController) {
    if let presented = Device.presented(by: controller) { collect(presented) }
    switch controller {
    case let stack as UINavigationController:
      for child in stack.viewControllers.reversed() as ReversedCollection { collect(child) }
      stacks.append(stack)
    case let alert as UIAlertController: dialogs.append(alert)
    case let tabs as UITabBarController:
      for child in tabs.children where child === tabs.selectedViewController { collect(child) }
      for child in tabs.children where child !== tabs.selectedViewController { collect(child) }
    case let split as UISplitViewController:
      let columns = split.viewControllers.reversed().filter { $0.parent === split }
      for child in columns + split.children.filter({ !columns.contains($0) }) { collect(child) }
      splits.append(split)
    default: for child in controller.children.reversed() as ReversedCollection { collect(child) }
    }
    controllers.append(controller)
  }

  // MARK: - Who is there

  // There are few: to look through them is quicker than a table.
  func place(of screen: LeavingScreen.ID) -> Int? { controllers.firstIndex { LeavingScreen.ID($0) == screen } }

  func controller(_ screen: LeavingScreen.ID) -> UIViewController? {
    controllers.first { LeavingScreen.ID($0) == screen }
  }

  /// A transition of a stack on display, or a presentation on its way.
  var isMoving: Bool {
    controllers.contains {
      $0.isBeingPresented || $0.isBeingDismissed
        || ($0.transitionCoordinator != nil && $0.viewIfLoaded?.window != nil)
    }
  }

  /// Whether a split view keeps `screen`, or what it stood in, as a column of its own, though it is not on display.
  func isKeptAsColumn(_ screen: UIViewController) -> Bool {
    let columns = splits.flatMap { split in
      [.primary, .supplementary, .secondary, .compact].compactMap { split.viewController(for: $0) }
    }
    var candidate: UIViewController? = screen
    while let current = candidate {
      if columns.contains(current) { return true }
      candidate = current.parent
    }
    return false
  }

  // MARK: - Who would leave

  /// Whether those of `screens` that stand on stacks are the top of these, so that nobody stays on top of one who leaves.
  func areOnTop(_ screens: Set<LeavingScreen.ID>) -> Bool {
    stacks.allSatisfy { stack in
      // Who leaves with the whole stack may stand anywhere on it.
      if isTaken(stack, with: screens) { return true }
      let leaves = stack.viewControllers.map { screens.contains(LeavingScreen.ID($0)) }
      return leaves == leaves.sorted { !$0 && $1 }
    }
  }

  /// Whether somebody who counts has come on top of one of `screens`.
  func hasNewcomer(above screens: Set<LeavingScreen.ID>, if counts: (UIViewController) -> Bool) -> Bool {
    stacks.contains { stack in
      guard let top = stack.viewControllers.last, !screens.contains(LeavingScreen.ID(top)), counts(top) else {
        return false
      }
      return stack.viewControllers.contains { screens.contains(LeavingScreen.ID($0)) }
    }
  }

  /// Whether `controller` leaves when `screens` do: it is one of them, or inside of one, or presented from there.
  func isTaken(_ controller: UIViewController, with screens: Set<LeavingScreen.ID>) -> Bool {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if screens.contains(LeavingScreen.ID(current)) { return true }
      candidate = current.parent ?? current.presentingViewController
    }
    return false
  }
}
