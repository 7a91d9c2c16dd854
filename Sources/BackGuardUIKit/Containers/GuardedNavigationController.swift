import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A navigation controller that asks the leave guards of its screens on every way back. The recommended way in.
///
/// It takes no delegate slot: the app's navigation delegate, the bar's and the recognizers' delegates stay as they are. A
/// subclass that overrides one of the methods below calls `super`.
open class GuardedNavigationController: UINavigationController, UINavigationBarDelegate {
  /// Whether pops that only code can make are asked too: unanimated ones, `setViewControllers`, and those made while the
  /// controller is in no window. Off by default: code that pops knows what it does.
  ///
  /// A call that a guard objects to does nothing. After consent it is made: a pop takes away the screens that it was about,
  /// and the stack is set as `setViewControllers` wanted it, unless it is another one by then. New screens are kept until
  /// then. A call about screens that are being asked about already is absorbed into that attempt and never made: of two
  /// calls the first counts. What was set through `viewControllers` is then set by `setViewControllers(_:animated:)`.
  ///
  /// A call that nobody objects to is UIKit's from then on: where UIKit keeps it until a transition has ended (B105), a guard
  /// that objects by then is not asked any more.
  public var asksWhenLeavingByCode = false

  private(set) lazy var interceptor = NavigationInterceptor(self, mode: .subclass)

  open override func viewDidLoad() {
    super.viewDidLoad()
    interceptor.update()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    interceptor.appeared()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The controller may have been dismissed or replaced, and its screens with it.
    interceptor.stackChanged()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // What stands in a hidden tab that code takes away hears of nothing else.
    if parent == nil { interceptor.stackChanged() } else { interceptor.update() }
  }

  // MARK: - The tap

  /// Called by UIKit on the main actor when the back button was tapped (B3, B7): asks the top screen's guards and refuses
  /// if one objects. Never pops by itself (B6).
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    interceptor.shouldPop(item)
  }

  // MARK: - The sheet

  /// Whether the sheet or popover that the controller is in stays open: what was set, or a guard inside that objects now.
  ///
  /// Read by UIKit on the main actor at the beginning of each drag, tap outside, Esc and scrub (B177). Where a guard objects,
  /// the presentation's delegate is looked at anew: the one UIKit turns to next is the library's.
  open override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || interceptor.preventsDismissal }
    set { super.isModalInPresentation = newValue }
  }

  /// What the app has set, without the guards.
  var isModalByApp: Bool { super.isModalInPresentation }

  // MARK: - The scrub

  /// Called by UIKit on the main actor for VoiceOver's scrub (B80): asks the top screen's guards; if nobody objects,
  /// UIKit goes back (B81).
  open override func accessibilityPerformEscape() -> Bool {
    // UIKit declares it for every object, on no actor.
    if MainActor.assumeIsolated({ interceptor.preventsEscape() }) { return true }
    return super.accessibilityPerformEscape()
  }

  // MARK: - Pops

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    guard restoredStack.count > 1, let top = restoredStack.last else {
      return super.popViewController(animated: animated)
    }
    return interceptor.pop([top], animated: animated) { super.popViewController(animated: animated) } ?? nil
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    interceptor.pop(interceptor.stack(above: viewController), animated: animated) {
      super.popToViewController(viewController, animated: animated)
    } ?? nil
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    interceptor.pop(interceptor.stack(above: viewControllers.first), animated: animated) {
      super.popToRootViewController(animated: animated)
    } ?? nil
  }

  // MARK: - Storyboards and split views

  /// Called on the main actor by a storyboard that unwinds, after its action has run (B171): what goes then goes by code.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    interceptor.unwinding { super.unwind(for: unwindSegue, towards: subsequentVC) }
  }

  /// Called on the main actor by a split view that expands: gives up its top without a question, for it goes on there.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    interceptor.movingColumns { super.separateSecondaryViewController(for: splitViewController) }
  }

  /// Called on the main actor by a split view that collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    interceptor.movingColumns {
      super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }
  }

  // MARK: - Pushes and replacements

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    interceptor.update()
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    interceptor.replaceStack(with: viewControllers, animated: animated) {
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { interceptor.replaceStack(with: newValue, animated: false) { super.viewControllers = newValue } }
  }
}
