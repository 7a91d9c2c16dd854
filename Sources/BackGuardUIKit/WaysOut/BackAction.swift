import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The tap on the system's back button, where the container is anybody's: the leaving screen's own item gets a
/// `backAction` (iOS 16), which replaces what the button does and leaves its look (B30, B32).
@MainActor
enum BackAction {
  private static let identifier = UIAction.Identifier("BackGuard.backAction")

  /// Gives every guarded screen of `stack` our action and takes it from the others.
  static func update(_ interceptor: NavigationInterceptor, _ stack: [UIViewController], _ isGuarded: [Bool]) {
    guard UINavigationItem.hasReplaceableBackAction else { return }
    for (index, screen) in stack.enumerated() {
      if isGuarded[index], index > 0, showsNaturalBackButton(screen.navigationItem) {
        place(on: screen, interceptor)
      } else {
        remove(from: screen, interceptor)
      }
    }
  }

  /// B31, B38: elsewhere the action would conjure a button that was not there.
  private static func showsNaturalBackButton(_ item: UINavigationItem) -> Bool {
    guard !item.hidesBackButton, !item.isInEditorStyle else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  private static func place(on screen: UIViewController, _ interceptor: NavigationInterceptor) {
    let item = screen.navigationItem
    guard item.replacedBackAction?.identifier != identifier else { return }
    // Set late or anew by the app: kept, and run after consent.
    interceptor.displacedBackActions[LeavingScreen.ID(screen)] = item.replacedBackAction
    // B33: the item keeps the action, so the action keeps nobody. B37: the title is not shown.
    item.replacedBackAction = UIAction(identifier: identifier) { [weak interceptor, weak screen] _ in
      guard let interceptor, let screen else { return }
      fire(on: screen, interceptor)
    }
  }

  static func remove(from screen: UIViewController, _ interceptor: NavigationInterceptor) {
    let displaced = interceptor.displacedBackActions.removeValue(forKey: LeavingScreen.ID(screen))
    guard screen.navigationItem.replacedBackAction?.identifier == identifier else { return }
    screen.navigationItem.replacedBackAction = displaced
  }

  /// B35: UIKit does not pop, so the library leaves, asked or not.
  private static func fire(on screen: UIViewController, _ interceptor: NavigationInterceptor) {
    guard interceptor.navigationController?.topViewController === screen else { return }
    let screens = LeavingOrder.screens(leavingWith: [screen])
    guard let screens = LeavingScreens(screens) else { return }
    interceptor.arbiter.attempt(.backButton, screens, in: interceptor)
  }
}
