import Foundation

/// The back button's open menu: a list of the screens below, over everything else.
final class BackMenuView: UIView {
  let rows: [BarControl]

  init(menu: UIMenu, below bar: UINavigationBar, in window: UIWindow) {
    rows = menu.children.map { _ in BarControl() }
    super.init(frame: window.bounds)
    let origin = bar.backButton.convert(CGPoint(x: 0, y: bar.backButton.frame.height), to: nil)
    let height = min(44, (window.bounds.height - origin.y) / CGFloat(max(rows.count, 1)))
    let width = min(250, window.bounds.width)
    for (index, element) in menu.children.enumerated() {
      let row = rows[index]
      row.title = element.title
      row.frame = CGRect(
        x: min(origin.x, window.bounds.width - width), y: origin.y + CGFloat(index) * height, width: width,
        height: height)
      row.onTap = { [weak self] in
        self?.close()
        (element as? UIAction)?.perform(sender: nil)
      }
      addSubview(row)
    }
  }

  func close() { removeFromSuperview() }

  /// A touch outside of the rows closes the menu.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}

extension UINavigationBar {
  /// Opens the menu, as a long press and a right click on the back button do.
  func openBackMenu() {
    let device = Device.current
    guard device.systemVersion >= .init(14), showsNaturalBackButton, let window, let navigation else { return }
    // B36: open with a back action.
    if itemStack.last?.storedBackAction != nil, device.assumed(\.menuWithBackAction) == .noMenu { return }
    var menu: UIMenu? = UIMenu(children: navigation.rowsOfBackMenu)
    if let item = itemOfBackButton?.backBarButtonItem {
      // B43: UIKit sets the menu, whatever it was; an item that ignores this has none.
      item.menu = menu
      menu = item.menu
    }
    guard let menu else { return }
    window.addSubview(BackMenuView(menu: menu, below: self, in: window))
  }
}

extension UINavigationController {
  /// The screens below, top-most first.
  fileprivate var rowsOfBackMenu: [UIAction] {
    ownRowsOfBackMenu + (outer?.rowsOfBackMenu ?? [])
  }

  private var ownRowsOfBackMenu: [UIAction] {
    stack.dropLast().reversed().map { screen in
      // B40: every screen of the stack has its row.
      UIAction(title: screen.navigationItem.titleOfMenuRow) { [weak self, weak screen] _ in
        if let screen { self?.rowWasChosen(screen) }
      }
    }
  }

  private func rowWasChosen(_ screen: UIViewController) {
    guard let index = stack.firstIndex(where: { $0 === screen }), index < stack.count - 1 else { return }
    // B41: shouldPop is not asked.
    if index == stack.count - 2, Device.current.assumed(\.oneRowMenuCalls) == .popViewController {
      popViewController(animated: true)
    } else {
      // B42: the jump arrives here.
      popToViewController(screen, animated: true)
    }
  }
}
