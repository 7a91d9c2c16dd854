#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The second technique: a navigation controller that gives every screen but the root a back button of its own.
///
/// The button replaces UIKit's, and with it UIKit's look, its menu, and the rules of its swipe (B52), for which the
/// controller stands in.
open class BackButtonNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty {
      viewController.navigationItem.leftBarButtonItem = makeBackItem()
      hideBottomBar(under: viewController)
    }
    super.pushViewController(viewController, animated: animated)
  }

  /// The swipe may begin where there is something to go back to, unless the screen wants to be told: it cannot be.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !(topViewController is any BackButtonHandling)
  }

  // MARK: - Parts

  func hideBottomBar(under screen: UIViewController) { screen.hidesBottomBarWhenPushed = true }

  func popTop() { popViewController(animated: true) }

  private func makeBackItem() -> UIBarButtonItem {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    let item = UIBarButtonItem(customView: button)
    let action = UIAction { [weak self, weak item] _ in
      if let item { self?.backButtonWasTapped(item) }
    }
    button.addAction(action, for: .touchUpInside)
    return item
  }

  private func backButtonWasTapped(_ item: UIBarButtonItem) {
    if let screen = topViewController as? any BackButtonHandling {
      screen.backButtonWasTapped(item)
    } else {
      popTop()
    }
  }
}
