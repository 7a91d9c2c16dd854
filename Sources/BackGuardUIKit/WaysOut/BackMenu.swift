#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The menu behind the back button, where the container is anybody's: UIKit gives no hook for its rows, so where a row
/// would take a guarded screen away there is no menu (B43).
///
/// On a stack inside of another one, as in a collapsed split view, the rows go on with those of the outer stack (B286), so
/// one menu sees to both.
@MainActor
final class BackMenu {
  /// A back button without a menu: UIKit sets one again and again, and it does not stay.
  final class MenulessBackButtonItem: UIBarButtonItem {
    /// Who takes it away. A stack that comes to stand inside of another one, or out of it, leaves it to the other's.
    fileprivate weak var owner: BackMenu?

    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  private struct Placement {
    weak var item: UINavigationItem?
  }

  private var placements: [Placement] = []

  /// Puts our item on each screen from whose upper neighbor a row would pass a guarded screen, and takes it from all
  /// others.
  ///
  /// - Parameter rows: the screens whose upper neighbors have a menu, root first, those of inner stacks included.
  func update(_ rows: [UIViewController], isGuarded: (UIViewController) -> Bool) {
    var needed: [UINavigationItem] = []
    if let firstGuarded = rows.dropFirst().firstIndex(where: isGuarded) {
      for screen in rows[(firstGuarded - 1)..<(rows.count - 1)] {
        needed.append(screen.navigationItem)
        place(on: screen.navigationItem, title: screen.backTitle)
      }
    }
    // Whoever has put it on a screen of ours may not have heard yet that the screen is here.
    for screen in rows { take(from: screen.navigationItem, unlessIn: needed) { _ in true } }
    for placement in placements {
      placement.item.map { take(from: $0, unlessIn: needed) { $0.owner === self } }
    }
    placements = needed.map { Placement(item: $0) }
  }

  /// The stack has gone, and its screens perhaps not.
  func giveBack() { update([]) { _ in false } }

  private func take(
    from item: UINavigationItem, unlessIn needed: [UINavigationItem], if isOurs: (MenulessBackButtonItem) -> Bool
  ) {
    guard let present = item.backBarButtonItem as? MenulessBackButtonItem, !needed.contains(item), isOurs(present)
    else { return }
    item.backBarButtonItem = nil
  }

  private func place(on item: UINavigationItem, title: String?) {
    if let ours = item.backBarButtonItem as? MenulessBackButtonItem {
      if ours.title != title { ours.title = title }
      ours.owner = self
      return
    }
    // B174: an item of ours would make UIKit ignore the display mode; an item or a mode of the app's wins.
    guard item.backBarButtonItem == nil, item.backButtonDisplayMode == .default else { return }
    let ours = MenulessBackButtonItem()
    ours.title = title
    ours.owner = self
    item.backBarButtonItem = ours
  }
}

extension UIViewController {
  /// What a back button to this screen says.
  fileprivate var backTitle: String? {
    navigationItem.backButtonTitle ?? navigationItem.title ?? title
  }
}
