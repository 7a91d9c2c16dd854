internal import Foundation

/// UIKit's own delegate of the recognizers that swipe back: it says when a swipe may pop.
@MainActor
final class InteractivePopRules: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
  }

  // B53: up to 13.3 the rules are asked for the touch, from 13.4 on for the event, by a private question that comes
  // first. A delegate that takes this one's place and passes on only the touch has no rules from 13.4 on.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    Device.current.systemVersion >= Device.SystemVersion(13, 4) || maySwipe(recognizer)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    maySwipe(recognizer)
  }

  /// B54: nothing at the root; the stack may have changed since the finger came down.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    navigation.map { $0.stack.count > 1 && isReady($0) } ?? false
  }

  /// B60: a scroll view under the finger waits for the swipe from the edge; whoever replaces the delegate has to say so
  /// as well. B240: else one that scrolls sideways wins.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = scrollView(of: other) else { return false }
    return isContentSwipe(recognizer) ? yields(scrollView) : true
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    guard isContentSwipe(recognizer), let scrollView = scrollView(of: other) else { return false }
    return scrollView.scrollsHorizontally && !yields(scrollView)
  }

  // MARK: - Rules

  private func maySwipe(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, isReady(navigation), navigation.stack.count > 1 else { return false }
    if isContentSwipe(recognizer), !Device.current.assumed(\.contentSwipeFollowsEdgeRules) { return true }
    // B52: not with a hidden bar, nor where the back button is not the natural one.
    let item = navigation.stack.last?.navigationItem
    if navigation.isNavigationBarHidden || item?.hidesBackButton == true || item?.leftItemsReplaceBackButton == true {
      return false
    }
    return !isLeftToAnimator(navigation)
  }

  /// B56: not while a transition runs, except one that can be interrupted (B77).
  private func isReady(_ navigation: UINavigationController) -> Bool {
    guard let transition = navigation.transition else { return true }
    return transition.coordinator.isInterruptible && !transition.isInteractive
  }

  /// B59: a delegate that animates by itself, or only could, switches the swipe off unless it drives the pop as well.
  private func isLeftToAnimator(_ navigation: UINavigationController) -> Bool {
    guard let delegate = navigation.delegate, navigation.delegateAnimates != false, navigation.stack.count > 1,
      let from = navigation.stack.last, let to = navigation.stack.dropLast().last
    else { return false }
    // UIKit knows which methods the delegate has; the model has to call one to learn it.
    navigation.delegateAnimates = true
    let animator = delegate.navigationController(navigation, animationControllerFor: .pop, from: from, to: to)
    guard navigation.delegateAnimates == true else { return false }
    guard let animator else { return true }
    return delegate.navigationController(navigation, interactionControllerFor: animator) == nil
  }

  // MARK: - Scroll views

  private func isContentSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is InteractiveContentPopGestureRecognizer
  }

  private func scrollView(of recognizer: UIGestureRecognizer) -> UIScrollView? {
    recognizer is ScrollViewPanGestureRecognizer ? recognizer.view as? UIScrollView : nil
  }

  /// B76: content that could scroll sideways gives way to the content swipe where it is at its leading edge already.
  private func yields(_ scrollView: UIScrollView) -> Bool {
    guard Device.current.assumed(\.contentSwipeBeatsContentAtLeadingEdge) else { return false }
    return scrollView.scrollsHorizontally && scrollView.isAtLeadingEdge
  }
}
