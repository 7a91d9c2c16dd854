import Foundation

/// What an app's animator sees of a navigation transition.
@MainActor
final class NavigationTransitionContext: UIViewControllerContextTransitioning {
  private weak var transition: NavigationTransition?
  private weak var navigation: UINavigationController?

  init(_ transition: NavigationTransition, in navigation: UINavigationController?) {
    self.transition = transition
    self.navigation = navigation
  }

  var containerView: UIView { navigation?.container ?? UIView() }
  var isAnimated: Bool { transition?.isAnimated ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var transitionWasCancelled: Bool { transition?.isCancelled ?? false }
  var presentationStyle: UIModalPresentationStyle { .none }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { transition?.update(fraction: percentComplete) }
  func finishInteractiveTransition() { transition?.finish() }
  func cancelInteractiveTransition() { transition?.cancel() }
  func completeTransition(_ didComplete: Bool) { transition?.end(cancelled: !didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.coordinator.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.coordinator.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === transition?.from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === transition?.to ? containerView.bounds : .zero }
}
