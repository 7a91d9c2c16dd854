public import Foundation

/// Manages a screen or a part of one: its view, its place among other controllers, and what it presents.
@MainActor
open class UIViewController: UIResponder {
  // MARK: - Making

  open var nibName: String? { nil }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    if loadedView?.viewController === self { loadedView?.viewController = nil }
    for child in childControllers where child.parentController === self { child.parentController = nil }
  }

  open var title: String? {
    didSet {
      loadedNavigationItem?.title = title
      loadedTabBarItem?.title = title
    }
  }

  // MARK: - The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: Device.current.interfaceSize))
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    Device.current.log.note("\(Device.name(of: self)).viewDidLoad()")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  // MARK: - Appearing and disappearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endAppearance() }

  open var isMovingToParent: Bool { movingToParent }
  open var isMovingFromParent: Bool { movingFromParent }
  open var isBeingPresented: Bool { ownPresentation?.phase == .presenting }
  open var isBeingDismissed: Bool { beingDismissed }

  // MARK: - Children and parent

  open var children: [UIViewController] { childControllers }
  open var parent: UIViewController? { parentController }

  open func addChild(_ childController: UIViewController) {
    childController.parentController?.detach(childController)
    attach(childController)
  }

  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.detach(self)
    tellDidMove(to: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Navigation

  open var navigationItem: UINavigationItem {
    if let item = loadedNavigationItem { return item }
    let item = UINavigationItem(optionalTitle: title)
    item.owner = self
    loadedNavigationItem = item
    return item
  }

  open var navigationController: UINavigationController? {
    var ancestor = parentController
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parentController
    }
    return nil
  }

  open var hidesBottomBarWhenPushed = false

  // MARK: - Tabs

  open var tabBarItem: UITabBarItem! {
    get {
      if let item = loadedTabBarItem ?? inheritedTabBarItem { return item }
      let item = UITabBarItem(of: self)
      loadedTabBarItem = item
      return item
    }
    set {
      loadedTabBarItem = newValue
      tabBarController?.showTabs()
    }
  }

  open var tabBarController: UITabBarController? {
    ancestors.lazy.compactMap { $0 as? UITabBarController }.first
  }

  // MARK: - Splits

  open var splitViewController: UISplitViewController? {
    ancestors.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// Most controllers do nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    // Documented: the nearest split view shows it, else it is presented.
    if let split = splitViewController { return split.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  open var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular)
  }

  // MARK: - Segues

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// A container shows the child that an unwind segue leads to.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - Presenting

  open var modalPresentationStyle: UIModalPresentationStyle {
    // B211: from 13 on screens are presented as sheets by default.
    get { chosenPresentationStyle ?? (Device.current.systemVersion >= .init(13) ? .automatic : .fullScreen) }
    set { chosenPresentationStyle = newValue }
  }
  open var isModalInPresentation = false
  open var definesPresentationContext = false

  open var presentationController: UIPresentationController? { presentationControllerToUse }
  open var sheetPresentationController: UISheetPresentationController? {
    Device.current.usesMember("sheetPresentationController", since: .init(15))
    return nearestPresentationController()
  }
  open var popoverPresentationController: UIPopoverPresentationController? { nearestPresentationController() }

  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parentController?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenting ?? parentController?.presentingViewController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, completion: completion)
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownPresentation?.coordinator ?? presentation?.coordinator ?? parentController?.transitionCoordinator
  }

  open var preferredTransition: Transition? {
    get {
      Device.current.usesMember("preferredTransition", since: .init(18))
      return storedTransition
    }
    set {
      Device.current.usesMember("preferredTransition", since: .init(18))
      storedTransition = newValue
    }
  }
  private var storedTransition: Transition?

  // MARK: - Size and orientation

  open var preferredContentSize = CGSize.zero

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Device.current.idiom == .pad ? .all : .allButUpsideDown
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Device.current.usesMember("setNeedsUpdateOfSupportedInterfaceOrientations", since: .init(16))
    Device.current.updateOrientation()
  }

  /// B217: turns the interface to the device's orientation, if the screen supports it by now.
  open class func attemptRotationToDeviceOrientation() {
    Device.current.updateOrientation()
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers { child.tellWillTransition(to: size, with: coordinator) }
  }

  // MARK: - Responder chain

  open override var next: UIResponder? {
    // Documented for responders: after the root view comes its superview, for a presented screen the presenting one.
    ownPresentation?.presenting ?? loadedView?.superview
  }

  // MARK: - Keys

  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  // B175: without overriding `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  private(set) var addedKeyCommands: [UIKeyCommand] = []

  // MARK: - What the model knows

  // Unsafe only for `deinit`, which is on no actor: all else is on the main one.
  nonisolated(unsafe) private var loadedView: UIView?
  var loadedNavigationItem: UINavigationItem?
  private var loadedTabBarItem: UITabBarItem?
  /// The tab bar item of a controller that has none of its own.
  var inheritedTabBarItem: UITabBarItem? { nil }
  // As above, for `deinit` only.
  nonisolated(unsafe) final var childControllers: [UIViewController] = []
  /// The parent keeps its children and takes this back in its `deinit`, for which alone it is unsafe.
  nonisolated(unsafe) final unowned(unsafe) var parentController: UIViewController?
  var movingToParent = false
  var movingFromParent = false
  /// What this controller presents, and how far that has got.
  var presentation: Presentation?
  /// The presentation that put this controller on the screen.
  weak var ownPresentation: Presentation?
  var beingDismissed = false
  private var chosenPresentationStyle: UIModalPresentationStyle?
  var ownPresentationController: UIPresentationController?

  /// B117: made when somebody asks for it first, for whatever style is set then; it stays until a dismissal ends.
  var presentationControllerToUse: UIPresentationController {
    if let ownPresentationController { return ownPresentationController }
    let made = UIPresentationController.make(for: self)
    ownPresentationController = made
    return made
  }

  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false

  /// The children that appear and disappear with this controller.
  var childrenOnDisplay: [UIViewController] {
    childControllers.filter { $0.viewIfLoaded?.superview != nil }
  }
  /// Whether a child appears as soon as its view enters the window; false for containers that do it themselves.
  var showsChildrenByView: Bool { true }

  /// A container puts what it shows in place before its children hear that they appear or disappear.
  func prepareChildren(isAppearing: Bool) {}
  /// Whether a child on display has appeared or disappeared as soon as this controller has.
  func isEndedByParent(_ child: UIViewController) -> Bool { true }
  /// The children have heard that they will appear or disappear, or that they have.
  func childrenWereTold(hasEnded: Bool) {}

  var inheritedSafeAreaInsets: UIEdgeInsets {
    parentController?.safeAreaInsets(for: self) ?? ownPresentation?.safeAreaInsets ?? Device.current.safeAreaInsets
  }

  func safeAreaInsets(for child: UIViewController) -> UIEdgeInsets { inheritedSafeAreaInsets }

  /// The width of the window has changed.
  func widthDidChange() {
    for child in childControllers { child.widthDidChange() }
    presentation?.presented.widthDidChange()
  }

  /// The orientations of the screen that decides for the whole window.
  var decidingOrientations: UIInterfaceOrientationMask { supportedInterfaceOrientations }
}
