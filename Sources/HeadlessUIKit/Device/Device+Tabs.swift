import Foundation

/// What a person does with the tabs of a tab bar.
extension Device {
  /// Taps a tab of the front-most tab bar; the selected one too.
  public func tapTab(_ title: String) throws(DriverError) {
    let bar = try frontTabs().bar
    guard !bar.isHidden else { throw DriverError("The tab bar is hidden.") }
    guard let item = bar.shownItems.first(where: { $0.title == title }) else {
      throw DriverError("The tab bar has no tab \"\(title)\".")
    }
    try tap(item.control, titled: title)
  }

  /// The tabs of the front-most tab bar from the leading side on, and which of them is selected.
  public var tabTitles: [String] { frontController?.tabsOnDisplay?.bar.shownItems.map { $0.title ?? "" } ?? [] }
  public var selectedTab: String? { frontController?.tabsOnDisplay?.bar.selectedItem?.title }

  private func frontTabs() throws(DriverError) -> UITabBarController {
    guard let front = frontController else { throw DriverError("There is nothing on the screen.") }
    guard let tabs = front.tabsOnDisplay else {
      throw DriverError("\(Device.name(of: front)) is in front: it has no tab bar.")
    }
    return tabs
  }
}

extension UIViewController {
  /// The innermost tab bar controller on display.
  var tabsOnDisplay: UITabBarController? {
    for child in childrenOnDisplay.reversed() {
      if let tabs = child.tabsOnDisplay { return tabs }
    }
    return self as? UITabBarController
  }
}
