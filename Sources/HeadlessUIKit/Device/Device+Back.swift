import Foundation

/// What a person does to go back, with the finger on the glass: everything here is hit-tested.
extension Device {
  // MARK: - The back button

  /// Taps the back button of the front-most navigation controller.
  public func tapBack() throws(DriverError) {
    tap(at: try placeOfBackButton())
  }

  /// Rests a finger on the back button until its menu opens.
  public func longPressBack() throws(DriverError) {
    longPress(at: try placeOfBackButton())
    guard openMenu != nil else { throw DriverError("The back button has no menu.") }
  }

  /// Clicks the back button with the secondary button of a pointing device.
  public func rightClickBack() throws(DriverError) {
    let place = try placeOfBackButton()
    let bar = try frontNavigation().bar
    run {
      if window.hitTest(place, with: nil) === bar.backButton { bar.openBackMenu() }
    }
    guard openMenu != nil else { throw DriverError("The back button has no menu.") }
  }

  // MARK: - The back button's menu

  /// The rows of the open menu, top first; `nil` while none is open.
  public var backMenu: [String]? { openMenu?.rows.map(\.title) }

  /// Taps a row of the open menu.
  public func chooseRow(_ title: String) throws(DriverError) {
    guard let menu = openMenu else { throw DriverError("No menu is open.") }
    guard let index = menu.rows.firstIndex(where: { $0.title == title }) else {
      throw DriverError("The menu has no row \"\(title)\".")
    }
    try chooseRow(at: index)
  }

  /// Taps a row of the open menu, counted from the top.
  public func chooseRow(at index: Int) throws(DriverError) {
    guard let menu = openMenu else { throw DriverError("No menu is open.") }
    guard menu.rows.indices.contains(index) else { throw DriverError("The menu has no row \(index).") }
    try tap(menu.rows[index], titled: menu.rows[index].title)
  }

  /// Taps beside the open menu.
  public func closeMenu() throws(DriverError) {
    guard openMenu != nil else { throw DriverError("No menu is open.") }
    tap(at: CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 1))
  }

  private var openMenu: BackMenuView? { window.subviews.lazy.compactMap { $0 as? BackMenuView }.first }

  // MARK: - Alerts

  /// The alert or action sheet on top of everything.
  public var alert: UIAlertController? { frontController as? UIAlertController }

  /// Taps a button of the alert.
  public func answer(_ title: String) throws(DriverError) {
    guard let alert else { throw DriverError("No alert is on the screen.") }
    guard let button = alert.button(titled: title) else { throw DriverError("The alert has no button \"\(title)\".") }
    guard button.isEnabled else { throw DriverError("The alert's button \"\(title)\" is disabled.") }
    guard alert.ownPresentation?.phase == .shown else { throw DriverError("The alert is still moving.") }
    try tap(button, titled: title)
  }

  // MARK: - Bar buttons

  /// Taps a button of the app in the front-most bar.
  public func tapBarButton(_ title: String) throws(DriverError) {
    let bar = try frontNavigation().bar
    let buttons = bar.itemViews.lazy.compactMap { $0 as? BarControl }
    guard let button = buttons.first(where: { $0.title == title }) else {
      throw DriverError("The bar has no button \"\(title)\".")
    }
    tap(at: middle(of: button))
  }

  // MARK: - What is in front

  /// The screens of the front-most navigation controller, root first, by name.
  public var visibleStack: [String] {
    guard let navigation = try? frontNavigation() else { return [] }
    return navigation.stack.map(Device.name(of:))
  }

  /// What the front-most back button says; `nil` where there is none.
  public var backButtonTitle: String? {
    guard let bar = try? frontNavigation().bar, !bar.isHidden, !bar.backButton.isHidden else { return nil }
    return bar.backButton.title
  }

  /// Whether the front-most bar shows a large title.
  public var showsLargeTitle: Bool { (try? frontNavigation())?.showsLargeTitle ?? false }

  /// The front-most navigation controller: in what is presented on top, in the child on display.
  func frontNavigation() throws(DriverError) -> UINavigationController {
    guard let front = frontController else { throw DriverError("There is nothing on the screen.") }
    guard let navigation = front.innermostNavigation else {
      throw DriverError("\(Device.name(of: front)) is in front: it has no navigation bar.")
    }
    return navigation
  }

  /// The controller presented on top of all others, else the root.
  var frontController: UIViewController? {
    var front = window.rootViewController
    while let presented = front?.presentedInFront { front = presented }
    return front
  }

  /// The root and what is presented over it, lowest first, without alerts.
  var screensBelowAlerts: [UIViewController] {
    var screens: [UIViewController] = []
    var next = window.rootViewController
    while let screen = next, !(screen is UIAlertController) {
      screens.append(screen)
      next = screen.presentedInFront
    }
    return screens
  }

  private func placeOfBackButton() throws(DriverError) -> CGPoint {
    guard openMenu == nil else { throw DriverError("A menu covers the back button.") }
    let bar = try frontNavigation().bar
    guard !bar.isHidden else { throw DriverError("The navigation bar is hidden.") }
    guard !bar.backButton.isHidden else { throw DriverError("There is no back button.") }
    return middle(of: bar.backButton)
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}

extension UIViewController {
  /// What this controller or a child on display presents; an active search shows nothing of its own.
  fileprivate var presentedInFront: UIViewController? {
    guard let presented = presentation?.presented else {
      return childrenOnDisplay.lazy.compactMap(\.presentedInFront).last
    }
    return presented is UISearchController ? presented.presentedInFront : presented
  }

  fileprivate var innermostNavigation: UINavigationController? {
    for child in childrenOnDisplay.reversed() {
      if let navigation = child.innermostNavigation { return navigation }
    }
    return self as? UINavigationController
  }
}
