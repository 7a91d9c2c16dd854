import BackGuard
import HeadlessUIKit

/// The controllers of a window at one moment, without those that have begun to leave.
@MainActor
struct ControllerTree {
  /// Everybody, in the order in which they would be asked if all left: presented before presenting, the selected child
  /// before its siblings, top before below, children before their parent. R5.
  private(set) var controllers: [UIViewController] = []
  private var places: [LeavingScreen.ID: Int] = [:]

  init(below root: UIViewController?) {
    if let root { collect(root) }
    for (place, controller) in controllers.enumerated() { places[LeavingScreen.ID(controller)] = place }
  }

  private mutating func collect(_ controller: UIViewController) {
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      collect(presented)
    }
    for child in Self.children(of: controller) { collect(child) }
    controllers.append(controller)
  }

  private static func children(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController: return stack.viewControllers.reversed()
    case let tabs as UITabBarController:
      return tabs.children.filter { $0 === tabs.selectedViewController }
        + tabs.children.filter { $0 !== tabs.selectedViewController }
    case let split as UISplitViewController:
      let columns = split.viewControllers.reversed().filter { $0.parent === split }
      return columns + split.children.filter { !columns.contains($0) }
    default: return controller.children.reversed()
    }
  }

  // MARK: - Who is there

  func contains(_ controller: UIViewController) -> Bool { places[LeavingScreen.ID(controller)] != nil }

  func place(of screen: LeavingScreen.ID) -> Int? { places[screen] }

  func controller(_ screen: LeavingScreen.ID) -> UIViewController? { places[screen].map { controllers[$0] } }

  var stacks: [UINavigationController] { controllers.compactMap { $0 as? UINavigationController } }
  var dialogs: [UIAlertController] { controllers.compactMap { $0 as? UIAlertController } }

  /// A transition of a stack on display, or a presentation on its way.
  var isMoving: Bool {
    controllers.contains {
      $0.isBeingPresented || $0.isBeingDismissed
        || ($0.transitionCoordinator != nil && $0.viewIfLoaded?.window != nil)
    }
  }

  /// Whether a split view keeps `screen`, or what it stood in, as a column of its own, though it is not on display.
  func isKeptAsColumn(_ screen: UIViewController) -> Bool {
    let splits = controllers.compactMap { $0 as? UISplitViewController }
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
