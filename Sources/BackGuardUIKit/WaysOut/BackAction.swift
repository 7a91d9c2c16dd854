import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The tap on the system's back button, where the container is anybody's: the leaving screen's own item gets a
/// `backAction` (iOS 16), which replaces what the button does and leaves its look (B30, B32).
@MainActor
final class BackAction {
  /// What stands in an item's slot, and whose it is: a screen that moves to another stack takes ours along.
  ///
  /// Only the action keeps it.
  private final class Placed {
    /// What the app had set: run after consent, and given back.
    let displaced: UIAction?
    weak var owner: BackAction?

    init(displacing displaced: UIAction?) {
      self.displaced = displaced
    }
  }

  private struct Placement {
    weak var screen: UIViewController?
  }

  private static let identifier = UIAction.Identifier("BackGuard.backAction")

  private var placements: [Placement] = []
  private let registry = LeaveGuardRegistry.current

  /// What the app had set on the item of `screen`.
  func displacedAction(of screen: UIViewController) -> UIAction? { placed(on: screen)?.displaced }

  /// Gives every guarded screen that could leave our action and takes it from all others of `stack`.
  ///
  /// B31: the bar's first item has no back button, and the action would conjure one.
  func update(_ stack: [UIViewController], leaving: [UIViewController]) {
    guard UINavigationItem.hasReplaceableBackAction else { return }
    let guarded = leaving.filter { Self.showsNaturalBackButton($0.navigationItem) }
    // Whoever has put it on a screen of ours may not have heard yet that the screen is here.
    for screen in stack where !guarded.contains(screen) { placed(on: screen).map { giveBack($0, to: screen) } }
    giveBack(except: guarded)
    for screen in guarded { place(on: screen) }
    placements = guarded.map { Placement(screen: $0) }
  }

  /// The stack has gone, and its screens perhaps not.
  func giveBack() { giveBack(except: []) }

  private func giveBack(except guarded: [UIViewController]) {
    for case let screen? in placements.map(\.screen) where !guarded.contains(screen) {
      if let placed = placed(on: screen), placed.owner === self { giveBack(placed, to: screen) }
    }
    placements = []
  }

  private func giveBack(_ placed: Placed, to screen: UIViewController) {
    registry[kept: Placed.self, for: screen.navigationItem] = nil
    screen.navigationItem.replacedBackAction = placed.displaced
  }

  /// What is in the slot, if it is ours. Apps set theirs late or anew: looked at each time.
  private func placed(on screen: UIViewController) -> Placed? {
    let item = screen.navigationItem
    guard let placed = registry[kept: Placed.self, for: item], Self.isOurs(item.replacedBackAction) else { return nil }
    return placed
  }

  private static func isOurs(_ action: UIAction?) -> Bool {
    action?.identifier == identifier
  }

  /// B38: without the natural button nobody knows what the action would do.
  private static func showsNaturalBackButton(_ item: UINavigationItem) -> Bool {
    item.keepsNaturalBackButton && !item.isInEditorStyle
  }

  private func place(on screen: UIViewController) {
    if let placed = placed(on: screen) {
      placed.owner = self
      return
    }
    let item = screen.navigationItem
    let former = item.replacedBackAction
    // The app may put back what it found there once, and that was ours.
    let placed = Placed(displacing: Self.isOurs(former) ? nil : former)
    placed.owner = self
    registry[kept: Placed.self, for: item] = placed
    // B33: the item keeps the action, so the action keeps nobody else. B37: the title is not shown.
    item.replacedBackAction = UIAction(identifier: Self.identifier) { [weak screen] _ in
      withExtendedLifetime(placed) {
        if let screen { Self.fire(on: screen) }
      }
    }
  }

  /// B35: UIKit does not pop, so the library leaves, asked or not: the stack that the screen is in by then.
  private static func fire(on screen: UIViewController) {
    guard let stack = screen.navigationController, stack.topViewController === screen else { return }
    let interceptor = NavigationInterceptor.attach(to: stack)
    // Who leaves while a swipe that was let go comes back is who came back.
    guard let top = stack.restoredStack.last, let screens = interceptor.screens(leaving: [top]) else { return }
    let isDisplacing = interceptor.registry[kept: Placed.self, for: top.navigationItem]?.displaced != nil
    // R6: at once, as UIKit would have, if this ends what runs (B77) or if that is somewhere else, inside or beside; else the
    // pop would be dropped (B106).
    let isFree = stack.transitionAround.map(\.isInterruptible) ?? (interceptor.runningTransition != nil)
    guard isFree, !isDisplacing else { return interceptor.attempt(.backButton, screens) }
    guard interceptor.decide(.backButton, screens) == .allow else { return }
    if interceptor.leave(screens, as: .backButton, { stack.popViewController(animated: true) }) == nil {
      interceptor.attempt(.backButton, screens)
    }
  }
}
