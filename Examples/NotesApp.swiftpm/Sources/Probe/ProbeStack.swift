import UIKit

/// A plain stack that writes down which of its overridable methods are called, and what its delegate hears.
final class ProbeStack: UINavigationController, UINavigationBarDelegate {
  /// Whether the next swipe's recognizer is switched off and on at a third of the way.
  var cancelsSwipeAtThird = false
  private let journal: Journal

  init(_ rootTitle: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [ProbeViewController(rootTitle, journal)]
    interactivePopGestureRecognizer?.addTarget(self, action: #selector(swipeChanged))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The stack is made in code.") }

  // MARK: - What UIKit calls

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    journal.note("shouldPop \(item.title ?? ""), on top: \(topViewController?.title ?? "")")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    journal.note("didPop \(item.title ?? "")")
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    journal.note("popViewController(animated: \(animated))")
    let popped = super.popViewController(animated: animated)
    journal.note("  pops \(popped?.title ?? "nothing"), interactive: \(transitionCoordinator?.isInteractive ?? false)")
    return popped
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    journal.note("popToViewController(\(viewController.title ?? ""), animated: \(animated))")
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    journal.note("popToRootViewController(animated: \(animated))")
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    journal.note("setViewControllers(\(viewControllers.map { $0.title ?? "" }), animated: \(animated))")
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    journal.note("pushViewController(\(viewController.title ?? ""), animated: \(animated))")
    super.pushViewController(viewController, animated: animated)
  }

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    journal.note("collapseSecondaryViewController, isCollapsed: \(splitViewController.isCollapsed)")
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    journal.note("separateSecondaryViewController, isCollapsed: \(splitViewController.isCollapsed)")
    return super.separateSecondaryViewController(for: splitViewController)
  }

  override func accessibilityPerformEscape() -> Bool {
    let result = super.accessibilityPerformEscape()
    MainActor.assumeIsolated { journal.note("accessibilityPerformEscape() -> \(result)") }
    return result
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    journal.note("dismiss(animated: \(flag))")
    super.dismiss(animated: flag, completion: completion)
  }

  // MARK: - A begun swipe, switched off and on

  @objc private func swipeChanged(_ recognizer: UIPanGestureRecognizer) {
    guard cancelsSwipeAtThird, recognizer.state == .changed,
      abs(recognizer.translation(in: view).x) > view.bounds.width / 3
    else { return }
    cancelsSwipeAtThird = false
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    journal.note("switched off and on")
  }
}

extension ProbeStack: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    journal.note("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    journal.note("didShow \(viewController.title ?? "")")
  }
}
