public import Foundation

/// Shows one of several controllers, which the user chooses in a row of tabs.
open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.tabs = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }

  // MARK: - The tabs

  open var viewControllers: [UIViewController]? {
    get { all }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchange(all, for: viewControllers ?? [])
  }

  open var selectedViewController: UIViewController? {
    // B274: what was chosen in the list behind More counts as selected, else the list's own controller.
    get {
      guard let more = shown as? MoreNavigationController else { return shown }
      return more.stack.dropFirst().first ?? more
    }
    set { if let newValue { selectByCode(newValue) } }
  }

  open var selectedIndex: Int {
    // B273: More itself has no index.
    get { selectedViewController.flatMap { selected in all.firstIndex { $0 === selected } } ?? NSNotFound }
    set { if all.indices.contains(newValue) { selectByCode(all[newValue]) } }
  }

  open var moreNavigationController: UINavigationController { more }

  /// Documented: the tab that leads to the controller is selected.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectByCode(subsequentVC)
  }

  // MARK: - As a controller

  open override func loadView() {
    view = TabsView(frame: CGRect(origin: .zero, size: Device.current.interfaceSize))
    view.addSubview(container)
    view.addSubview(bar)
  }

  // MARK: - What the model knows

  var all: [UIViewController] = []
  /// The child on display: one of the controllers, or the one behind More.
  var shown: UIViewController?
  let bar = UITabBar()
  let container = UIView()
  private(set) lazy var more = MoreNavigationController(of: self)

  override var childrenOnDisplay: [UIViewController] { shown.map { [$0] } ?? [] }
  override var showsChildrenByView: Bool { false }

  override func safeAreaInsets(for child: UIViewController) -> UIEdgeInsets {
    var insets = inheritedSafeAreaInsets
    if !isBarHidden { insets.bottom += UITabBar.height }
    return insets
  }

  override func prepareChildren(isAppearing: Bool) {
    if isAppearing, let shown { showView(of: shown) }
  }

  func showView(of child: UIViewController) {
    if container.frame.isEmpty { view.layoutIfNeeded() }
    child.view.frame = container.bounds
    container.addSubview(child.view)
    child.view.layoutIfNeeded()
  }

  /// B275: whether a screen of the child on display hides the bar.
  var isBarHidden: Bool {
    guard let stack = (shown as? UINavigationController)?.stack, stack.count > 1 else { return false }
    if Device.current.assumed(\.hiddenBottomBarStaysHiddenAbove) {
      return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }
    return stack.last?.hidesBottomBarWhenPushed == true
  }
}

/// A tab bar controller's root view: the child on display, the tabs on top of it.
final class TabsView: UIView {
  override func layoutSubviews() {
    guard let tabs = viewController as? UITabBarController else { return }
    tabs.container.frame = bounds
    for view in tabs.container.subviews { view.frame = bounds }
    let height = UITabBar.height + safeAreaInsets.bottom
    tabs.bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    tabs.bar.isHidden = tabs.isBarHidden
  }
}
