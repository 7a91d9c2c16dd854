/// What a navigation bar shows for one screen.
@MainActor
open class UINavigationItem {
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  open var title: String? { didSet { didChange() } }
  open var titleView: UIView? { didSet { didChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  open var searchController: UISearchController? {
    didSet {
      oldValue?.searchBar.removeFromSuperview()
      searchController?.owner = owner
      didChange()
    }
  }

  // MARK: - The button that leads back here, shown while another screen is on top

  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  open var backButtonTitle: String? { didSet { didChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }

  // MARK: - The buttons shown while this screen is on top

  open var hidesBackButton = false { didSet { didChange() } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// What the back button does instead of going back; kept as a copy (16 and up).
  open var backAction: UIAction? {
    get {
      Device.current.usesMember("backAction", since: .init(16))
      return storedBackAction
    }
    set {
      Device.current.usesMember("backAction", since: .init(16))
      // B33: the item copies the action, and with it keeps the handler.
      storedBackAction = newValue?.duplicate()
      didChange()
    }
  }

  open var style: ItemStyle {
    get {
      Device.current.usesMember("style", since: .init(16))
      return storedStyle
    }
    set {
      Device.current.usesMember("style", since: .init(16))
      storedStyle = newValue
      didChange()
    }
  }

  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  public init(title: String) { self.title = title }

  init(optionalTitle title: String?) { self.title = title }

  // MARK: - What the model knows

  private(set) var storedBackAction: UIAction?
  private(set) var storedStyle = ItemStyle.navigator
  /// The controller whose item this is.
  weak var owner: UIViewController? { didSet { searchController?.owner = owner } }
  weak var bar: UINavigationBar?

  private func didChange() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }

  /// Whether the item's own left buttons stand where the back button would.
  var leftItemsReplaceBackButton: Bool {
    !(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton
  }

  /// What the back button that leads here says.
  var titleOfBackButton: String {
    if let backBarButtonItem { return backBarButtonItem.title ?? "" }
    // B174: the display mode counts only without a back item of the screen's own.
    switch backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return UINavigationItem.genericBackTitle
    case .default: return backButtonTitle ?? title ?? UINavigationItem.genericBackTitle
    }
  }

  /// What the row that leads here says in the back button's menu.
  var titleOfMenuRow: String {
    // B40: the row's title is the back button's; a display mode that hides the label keeps it.
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? UINavigationItem.genericBackTitle
  }

  static let genericBackTitle = "Back"
}
