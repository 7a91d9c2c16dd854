/// A part of the drawing from side to side of one controller: all of the screen, or a column of a split view.
struct TextPane {
  let screen: UIViewController
  /// The columns of characters, the lines at both sides included.
  let columns: Range<Int>

  /// The controllers that are seen in `screen`, from left to right.
  @MainActor
  static func panes(of screen: UIViewController, width: Int) -> [TextPane] {
    let front = screen.frontOfContainers
    guard let split = front as? UISplitViewController, let view = split.viewIfLoaded, view.bounds.width > 0 else {
      return [TextPane(screen: front, columns: 0..<width)]
    }
    let children = split.childrenOnDisplay.sorted { $0.view.frame.minX < $1.view.frame.minX }
    // Neighbors share the line between them.
    func column(_ x: Double) -> Int { Int((x / Double(view.bounds.width) * Double(width - 1)).rounded()) }
    return children.map { child in
      let frame = child.view.frame
      return TextPane(
        screen: child.frontOfContainers,
        columns: column(Double(frame.minX))..<column(Double(frame.maxX)) + 1)
    }
  }
}

extension UIViewController {
  /// The screen that stands below the bars.
  var content: UIViewController {
    switch self {
    case let tabs as UITabBarController: tabs.shown?.content ?? self
    case let navigation as UINavigationController: navigation.topViewController?.content ?? self
    default: self
    }
  }

  /// What a tab bar or a collapsed split view in here shows; a navigation controller with its own kind on top gives way.
  fileprivate var frontOfContainers: UIViewController {
    switch self {
    case let tabs as UITabBarController: tabs.shown?.frontOfContainers ?? self
    case let split as UISplitViewController where split.isCollapsed: split.onlyChild?.frontOfContainers ?? self
    case let navigation as UINavigationController where navigation.transition == nil:
      navigation.topViewController is UINavigationController ? navigation.topViewController!.frontOfContainers : self
    default: self
    }
  }
}
