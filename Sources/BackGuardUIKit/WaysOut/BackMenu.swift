#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The menu behind the back button, where the container is anybody's: UIKit gives no hook for its rows, so where a row
/// would take a guarded screen away there is no menu (B43).
@MainActor
final class BackMenu {
  /// A back button without a menu: UIKit sets one again and again, and it does not stay.
  final class MenulessBackButtonItem: UIBarButtonItem {
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
  func update(_ stack: [UIViewController], isGuarded: [Bool]) {
    var needed: [UINavigationItem] = []
    if let firstGuarded = isGuarded.dropFirst().firstIndex(of: true) {
      for screen in stack[(firstGuarded - 1)..<(stack.count - 1)] {
        needed.append(screen.navigationItem)
        place(on: screen.navigationItem, title: screen.backTitle)
      }
    }
    for placement in placements {
      guard let item = placement.item, !needed.contains(item) else { continue }
      if item.backBarButtonItem is MenulessBackButtonItem { item.backBarButtonItem = nil }
    }
    placements.removeAll { placement in placement.item.map { !needed.contains($0) } ?? true }
  }

  private func place(on item: UINavigationItem, title: String?) {
    if let ours = item.backBarButtonItem as? MenulessBackButtonItem {
      if ours.title != title { ours.title = title }
      return
    }
    // B174: an item of ours would make UIKit ignore the display mode; an item or a mode of the app's wins.
    guard item.backBarButtonItem == nil, item.backButtonDisplayMode == .default else { return }
    let ours = MenulessBackButtonItem()
    ours.title = title
    item.backBarButtonItem = ours
    placements.append(Placement(item: item))
  }
}

extension UIViewController {
  /// What a back button to this screen says.
  fileprivate var backTitle: String? {
    navigationItem.backButtonTitle ?? navigationItem.title ?? title
  }
}
