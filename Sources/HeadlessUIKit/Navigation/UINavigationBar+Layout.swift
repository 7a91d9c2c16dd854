import Foundation

extension UINavigationBar {
  /// Whether UIKit's own back button stands there.
  var showsNaturalBackButton: Bool {
    guard itemStack.count > 1 || outerBar != nil, let item = itemStack.last else { return false }
    return !item.hidesBackButton && !item.leftItemsReplaceBackButton
  }

  /// Whether there is a back button, UIKit's own or one made from a back action.
  var showsBackButton: Bool {
    if showsNaturalBackButton { return true }
    // B30: an editor makes none.
    guard let item = itemStack.last, item.storedBackAction != nil, item.storedStyle != .editor else { return false }
    // B38: open where the app has put the natural one away.
    if item.hidesBackButton || item.leftItemsReplaceBackButton {
      return Device.current.assumed(\.hidesBackButtonKeepsBackAction)
    }
    // B31: even at the root.
    return true
  }

  /// B286: at the root of a nested controller the back button is the outer one's.
  private var outerBar: UINavigationBar? { itemStack.count > 1 ? nil : navigation?.outer?.bar }

  /// The item of the screen that the back button leads to.
  var itemOfBackButton: UINavigationItem? { backItem ?? outerBar?.itemOfBackButton }

  private var backTitle: String {
    guard showsNaturalBackButton, let below = itemOfBackButton else {
      // B37: the action's title counts only where the button is made from the action.
      return itemStack.last?.storedBackAction?.title ?? ""
    }
    return itemStack.last?.storedStyle == .editor ? "" : below.titleOfBackButton
  }

  func layOut() {
    let item = itemStack.last
    let showsBackButton = showsBackButton
    backButton.isHidden = !showsBackButton
    chevron.isHidden = !showsBackButton
    backButton.title = showsBackButton ? backTitle : ""
    addLongPressIfNeeded()

    var leading: CGFloat = 0
    if showsBackButton {
      place(backButton, at: 0, width: 30 + Self.width(of: backButton.title))
      chevron.frame = mirrored(CGRect(x: 8, y: (bounds.height - 21) / 2, width: 13, height: 21))
      leading = backButton.frame.width
    }
    let left = showsNaturalBackButton && !itemSupplements ? [] : item?.leftBarButtonItems ?? []
    let right = item?.rightBarButtonItems ?? []
    show(left.map(\.barView) + right.map(\.barView) + [item?.titleView].compactMap(\.self))
    for item in left { leading += place(item, at: leading) }
    var trailing: CGFloat = 0
    for item in right { trailing += place(item, at: trailing, fromTrailing: true) }

    titleLabel.text = item?.title
    titleLabel.isHidden = item?.titleView != nil
    let side = max(leading, trailing)
    titleLabel.frame = CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
    item?.titleView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private var itemSupplements: Bool { itemStack.last?.leftItemsSupplementBackButton ?? false }

  /// Exchanges the views of the items; one that stays is not touched, for a finger may rest on it.
  private func show(_ views: [UIView]) {
    for view in itemViews where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    itemViews = views
  }

  private func place(_ item: UIBarButtonItem, at offset: CGFloat, fromTrailing: Bool = false) -> CGFloat {
    item.bar = self
    let width = item.customView?.frame.width ?? max(44, 16 + Self.width(of: item.shownTitle))
    place(item.barView, at: fromTrailing ? bounds.width - offset - width : offset, width: width)
    return width
  }

  private func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
    view.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// About as wide as text is in the bar's font.
  private static func width(of text: String) -> CGFloat { CGFloat(text.count) * 9 }

  // MARK: - The menu

  private func addLongPressIfNeeded() {
    // B40: the menu exists from 14 on.
    guard longPress == nil, Device.current.systemVersion >= .init(14) else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.name = "UINavigationBar.backMenu"
    RecognizerAction.add(to: recognizer) { [unowned self] in
      if $0.state == .began { openBackMenu() }
    }
    backButton.addGestureRecognizer(recognizer)
    longPress = recognizer
  }
}
