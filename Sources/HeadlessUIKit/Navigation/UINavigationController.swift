public import Foundation

/// Shows a stack of screens, the top one with a bar above it.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2

    // What a print of the case would say, at a fraction of the cost.
    var name: String {
      switch self {
      case .none: "none"
      case .push: "push"
      case .pop: "pop"
      }
    }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.navigation = self
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if navigationBarClass != nil || toolbarClass != nil { unmodeled("A bar class of the app's own") }
    bar.navigation = self
  }

  // MARK: - The stack

  // B104: every way to change it can be overridden, and the bar, the menu and the swipe go through here.
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open var viewControllers: [UIViewController] {
    // B105: an edit that waits for a transition does not show here yet.
    get { unsettledStack ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      allowsNesting || !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
    // The header: no effect if it is already on the stack.
    guard !stack.contains(where: { $0 === viewController }) else { return }
    perform(.push(viewController, animated: animated))
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    // B103: the last screen stays.
    guard stack.count > 1 else { return nil }
    return perform(.pop(animated: animated)).last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    precondition(
      stack.contains { $0 === viewController }, "Tried to pop to a view controller that doesn't exist.")
    guard viewController !== topViewController else { return nil }
    return perform(.popTo(viewController, animated: animated)).nilIfEmpty
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    // B103: nothing to pop at the root.
    guard stack.count > 1 else { return nil }
    return perform(.popToRoot(animated: animated)).nilIfEmpty
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform(.set(viewControllers, animated: animated))
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    // B171: the action has run by now.
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: !unwindSegue.isSeenAsDismissal)
  }

  // MARK: - In a split view

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    // B171: onto the stack.
    pushNested(secondaryViewController, animated: false)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    // B171: off the stack.
    guard let top = topViewController else { return nil }
    popViewController(animated: false)
    return topViewController === top ? nil : top
  }

  // MARK: - The bar

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    // B253: open whether this restores a chevron that a refusal has dimmed.
    if bar.isHidden, !hidden, Device.current.assumed(\.hidingBarRestoresChevron) { bar.chevron.alpha = 1 }
    bar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // B161: weak, so that a delegate that has died is not called.
  open weak var delegate: (any UINavigationControllerDelegate)? { didSet { delegateAnimates = nil } }

  // MARK: - Swiping back

  // B50: UIKit offers both only for failure requirements.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.edge }

  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    Device.current.usesMember("interactiveContentPopGestureRecognizer", since: .init(26))
    return interactivePop.content
  }

  // MARK: - Keys and VoiceOver

  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + makeKeyCommands() }

  open override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() || performEscape() }

  // MARK: - As a controller

  open override func loadView() {
    view = NavigationView(frame: CGRect(origin: .zero, size: Device.current.interfaceSize))
    view.addSubview(container)
    view.addSubview(bar)
    interactivePop.install(in: view)
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? super.transitionCoordinator
  }

  // MARK: - What the model knows

  var stack: [UIViewController] = [] {
    didSet {
      // What is on top says whose bars are seen.
      if oldValue.last is UINavigationController || leavesBarToTop { viewIfLoaded?.setNeedsLayout() }
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// B44: what `viewControllers` says between a jump and the next layout.
  var unsettledStack: [UIViewController]?
  /// What a transition moves the screens' views in.
  let container = UIView()
  let bar = UINavigationBar()
  private(set) lazy var interactivePop = InteractivePop(of: self)
  /// The transition under way.
  var transition: NavigationTransition?
  /// Edits of the stack that wait for it.
  var waitingEdits: [StackEdit] = []
  /// A finger starts the pop that is being called.
  var startsInteractively = false
  /// The bar was allowed to pop by `shouldPop` and does it now.
  var popsForBar = false
  /// A swipe where none may be has broken the controller for good.
  var isFrozen = false
  /// UIKit itself pushes now, which may put a navigation controller on the stack.
  var allowsNesting = false
  /// Whether the delegate implements `animationControllerFor`; `nil` while nothing has shown it.
  var delegateAnimates: Bool?
  /// The screen whose `willShow` the delegate heard last.
  weak var lastShown: UIViewController?

  override var childrenOnDisplay: [UIViewController] { topViewController.map { [$0] } ?? [] }
  override var showsChildrenByView: Bool { false }
  // B276: its root's.
  override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }
  override var decidingOrientations: UIInterfaceOrientationMask { supportedInterfaceOrientations }

  override func safeAreaInsets(for child: UIViewController) -> UIEdgeInsets {
    var insets = inheritedSafeAreaInsets
    if !isNavigationBarHidden, !(child is UINavigationController) { insets.top += Device.current.navigationBarHeight }
    if child.loadedNavigationItem?.searchController != nil { insets.top += UISearchBar.height }
    return insets
  }

  override func prepareChildren(isAppearing: Bool) {
    guard isAppearing, transition == nil, let top = topViewController else { return }
    showView(of: top)
  }

  override func isEndedByParent(_ child: UIViewController) -> Bool {
    // B300: who comes has appeared when the transition to it has ended, and not before.
    child.appearance == .disappearing || child !== transition?.to
  }

  override func childrenWereTold(hasEnded: Bool) {
    if hasEnded, appearance == .disappeared, viewIfLoaded?.window == nil { transition?.endOffScreen() }
    guard transition == nil, let top = topViewController else { return }
    // B107: what changed outside of a window is told when the controller appears. B222: so is the first screen.
    if !hasEnded, appearance == .appearing, lastShown !== top {
      tellWillShow(top, animated: isAppearanceAnimated)
      showsLate = true
    } else if hasEnded, appearance == .appeared, showsLate {
      showsLate = false
      tellDidShow(top, animated: isAppearanceAnimated)
    }
  }

  private(set) var showsLate = false
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
