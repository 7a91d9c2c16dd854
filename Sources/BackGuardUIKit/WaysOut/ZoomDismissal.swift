import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIViewController {
  /// Answers `interactiveDismissShouldBegin` of a zoom transition to this screen: whether the drag or pinch may begin.
  ///
  /// UIKit lets nobody else into these gestures (B64), so the app hands its question on:
  ///
  /// ```swift
  /// let options = UIViewController.Transition.ZoomOptions()
  /// options.interactiveDismissShouldBegin = { [weak photo] in photo?.zoomDismissalShouldBegin($0) ?? $0.willBegin }
  /// photo.preferredTransition = .zoom(options: options) { _ in thumbnail }
  /// ```
  ///
  /// Called on the main actor whenever UIKit asks. Where UIKit itself would not begin, the answer is no and nobody is
  /// asked. Where a guard objects, the answer is no and an attempt begins.
  @available(iOS 18, macCatalyst 18, visionOS 2, *)
  public func zoomDismissalShouldBegin(_ context: UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool {
    // B292: what UIKit itself would answer.
    guard context.willBegin else { return false }
    if let stack = enclosingStacks.first(where: { $0.viewControllers.count > 1 }) {
      return member(of: stack) !== stack.topViewController || NavigationInterceptor.attach(to: stack).zoomShouldBegin()
    }
    guard presentingViewController != nil else { return true }
    let container = PresentationContainer(outermostAncestor)
    guard let screens = container.screens else { return true }
    return container.arbiter.decide(.zoom, screens, in: container, keepsContainer: true) == .allow
  }
}

extension NavigationInterceptor {
  fileprivate func zoomShouldBegin() -> Bool {
    guard let screens = screensAtStakeOnTop else { return true }
    if decide(.zoom, screens) == .prevent { return false }
    sign(.zoom, screens)
    return true
  }
}
