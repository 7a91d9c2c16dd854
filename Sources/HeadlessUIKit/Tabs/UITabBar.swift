public import Foundation

/// A row of tabs, all equally wide.
open class UITabBar: UIView {
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(tabs == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    show(items ?? [])
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(shownItems.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in shownItems.enumerated() {
      let column = isMirrored ? shownItems.count - 1 - index : index
      item.control.title = item.title ?? ""
      item.control.isEnabled = item.isEnabled
      item.control.isSelected = item === selectedItem
      item.control.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: Self.height)
    }
  }

  // MARK: - What the model knows

  /// The controller that manages the bar.
  weak var tabs: UITabBarController?
  private(set) var shownItems: [UITabBarItem] = []

  static let height: CGFloat = 49

  func show(_ items: [UITabBarItem]) {
    for item in shownItems where !items.contains(item) { item.control.removeFromSuperview() }
    shownItems = items
    for item in items {
      item.bar = self
      item.control.onTap = { [weak self, weak item] in
        if let item { self?.wasTapped(item) }
      }
      addSubview(item.control)
    }
    setNeedsLayout()
  }

  private func wasTapped(_ item: UITabBarItem) {
    guard let tabs else {
      selectedItem = item
      return
    }
    tabs.tabWasTapped(item)
  }
}
