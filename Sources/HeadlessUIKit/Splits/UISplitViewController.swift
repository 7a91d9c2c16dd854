public import Foundation

/// Shows its children beside each other where there is room, else in one stack.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// A classic one, whose children are set as ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One of two or three columns (14 and up).
  public init(style: UISplitViewController.Style) {
    Device.current.usesMember("UISplitViewController(style:)", since: .init(14))
    precondition(style != .unspecified, "A split view controller needs the style of two or three columns.")
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  open var style: UISplitViewController.Style { storedStyle }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var isCollapsed: Bool { collapsed }

  // MARK: - The children

  open var viewControllers: [UIViewController] {
    // B277: collapsed it has one child.
    get { collapsed ? [onlyChild].compactMap(\.self) : columnsInOrder.compactMap { containers[$0] } }
    set { setClassicChildren(newValue) }
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { contents[column] }

  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    precondition(style != .unspecified, "Only a split view controller with columns has a controller for a column.")
    setContent(vc, for: column)
  }

  // MARK: - Showing

  open func show(_ column: UISplitViewController.Column) {
    precondition(style != .unspecified, "Only a split view controller with columns can show a column.")
    showColumn(column)
  }

  open func hide(_ column: UISplitViewController.Column) {
    precondition(style != .unspecified, "Only a split view controller with columns can hide a column.")
    hideColumn(column)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if tellShowDetail(vc, sender: sender) { return }
    showDetail(vc)
  }

  // MARK: - As a controller

  open override func loadView() {
    view = SplitView(frame: CGRect(origin: .zero, size: Device.current.interfaceSize))
  }

  // MARK: - What the model knows

  private let storedStyle: Style
  /// What the app set for each column; the children of a classic one are primary and secondary.
  var contents: [Column: UIViewController] = [:]
  /// The child that shows it: the controller itself, or a navigation controller around it.
  var containers: [Column: UIViewController] = [:]
  var hiddenColumns: Set<Column> = []
  var collapsed = false

  /// From the leading side on.
  var columnsInOrder: [Column] { [.primary, .supplementary, .secondary] }

  /// What a collapsed one shows.
  var onlyChild: UIViewController? { containers[.compact] ?? containers[.primary] ?? containers[.secondary] }

  override var childrenOnDisplay: [UIViewController] {
    if collapsed { return [onlyChild].compactMap(\.self) }
    return columnsInOrder.filter { !hiddenColumns.contains($0) }.compactMap { containers[$0] }
  }
  override var showsChildrenByView: Bool { false }

  override func prepareChildren(isAppearing: Bool) {
    guard isAppearing else { return }
    // B278: it is born expanded, and follows the width as soon as it is shown.
    adaptToWidth()
    for child in childrenOnDisplay where child.viewIfLoaded?.superview !== view { view.addSubview(child.view) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  override func widthDidChange() {
    if appearance == .appearing || appearance == .appeared { adaptToWidth() }
    super.widthDidChange()
  }
}

/// A split view controller's root view: the columns beside each other.
final class SplitView: UIView {
  override func layoutSubviews() {
    guard let split = viewController as? UISplitViewController else { return }
    let children = split.childrenOnDisplay
    // B284: narrow columns, and the rest for the last.
    let narrow = min(320, bounds.width * 0.4)
    var x: CGFloat = 0
    for (index, child) in children.enumerated() where child.viewIfLoaded?.superview === self {
      let width = index == children.count - 1 ? bounds.width - x : narrow
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      child.view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }
}
