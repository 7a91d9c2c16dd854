#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The menu behind the back button, where the container is anybody's: UIKit gives no hook for its rows, so where a row
/// would take a guarded screen away there is no menu (B43).
@MainActor
enum BackMenu {
  /// A back button without a menu: UIKit sets one again and again, and it does not stay.
  final class MenulessBackButtonItem: UIBarButtonItem {
    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  /// Puts the item on each screen from whose top neighbor a jump would pass a guarded screen, and takes it from others.
  static func update(_ stack: [UIViewController], _ isGuarded: [Bool]) {
    var passesGuard = false
    for (index, screen) in stack.enumerated().dropFirst() {
      passesGuard = passesGuard || isGuarded[index]
      update(stack[index - 1].navigationItem, title: stack[index - 1].backTitle, isNeeded: passesGuard)
      _ = screen
    }
    if let top = stack.last { update(top.navigationItem, title: nil, isNeeded: false) }
  }

  private static func update(_ item: UINavigationItem, title: String?, isNeeded: Bool) {
    let isOurs = item.backBarButtonItem is MenulessBackButtonItem
    // B174: an item of ours would make UIKit ignore the display mode, so a mode of the app's wins.
    if isNeeded, item.backBarButtonItem == nil, item.backButtonDisplayMode == .default {
      item.backBarButtonItem = MenulessBackButtonItem(title: title)
    } else if !isNeeded, isOurs {
      item.backBarButtonItem = nil
    } else if isOurs, item.backBarButtonItem?.title != title {
      item.backBarButtonItem?.title = title
    }
  }
}

extension UIViewController {
  /// What a back button to this screen says.
  fileprivate var backTitle: String? {
    navigationItem.backButtonTitle ?? navigationItem.title ?? title
  }
}
