#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// A touch that the gate has held back, read the way UIKit would have read it: would this have been a swipe back?
///
/// A wrong guess costs a dialog too many or one too few; what is at stake was blocked in any case. R6.
@MainActor
struct BackSwipe {
  /// How far from the edge an edge swipe may begin. B237 says 20 points; a few more cost a dialog at most.
  static let edgeWidth: CGFloat = 30
  /// B239: the part of the width past which lifting a slow finger means leaving.
  static let completingFraction: CGFloat = 0.5
  /// B238: the speed, in widths a second, from which the direction decides and not the place.
  static let completingSpeed: CGFloat = 1

  /// Whether lifting the finger here would have popped.
  let isCompleted: Bool

  /// `nil` if UIKit would not have begun to pop.
  init?(_ gate: SwipeGate) {
    guard let view = gate.view, !gate.otherHasBegun, Self.mayBegin(gate) else { return nil }
    let forward: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let translation = gate.translation(in: view)
    guard translation.x * forward > abs(translation.y) else { return nil }
    let width = view.bounds.width
    let speed = gate.velocity(in: view).x * forward
    isCompleted =
      abs(speed) >= width * Self.completingSpeed
      ? speed > 0 : translation.x * forward > width * Self.completingFraction
  }

  /// Whether UIKit might have popped for a touch that began where the gate's did.
  static func mayBegin(_ gate: SwipeGate) -> Bool {
    guard let view = gate.view, let navigationController = gate.interceptor.navigationController else { return false }
    return navigationController.viewControllers.count > 1 && wouldTake(gate, in: view, of: navigationController)
  }

  /// Whether one of UIKit's two recognizers is on and would have taken the touch where it began.
  private static func wouldTake(
    _ gate: SwipeGate, in view: UIView, of navigationController: UINavigationController
  ) -> Bool {
    if let content = navigationController.contentSwipeRecognizer, content.isEnabled,
      rulesAllow(content, in: navigationController)
    {
      return true
    }
    guard let edge = navigationController.interactivePopGestureRecognizer, edge.isEnabled,
      rulesAllow(edge, in: navigationController)
    else { return false }
    // B165: a trackpad's scroll counts from everywhere.
    if gate.isScroll { return true }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? view.bounds.width - gate.start.x : gate.start.x) <= edgeWidth
  }

  /// UIKit's own rules, in force only while the recognizer has UIKit's own delegate.
  private static func rulesAllow(
    _ recognizer: UIGestureRecognizer, in navigationController: UINavigationController
  ) -> Bool {
    guard let delegate = recognizer.delegate, PlatformFacts.belongsToUIKit(delegate) else { return true }
    guard let item = navigationController.topViewController?.navigationItem else { return false }
    // B52: no swipe without the bar and its natural back button. B59: none beside an animator that no finger drives.
    return !navigationController.isNavigationBarHidden && item.keepsNaturalBackButton
      && !isLeftToAnimator(navigationController)
  }

  private static func isLeftToAnimator(_ navigationController: UINavigationController) -> Bool {
    let stack = navigationController.viewControllers
    guard let delegate = navigationController.delegate, stack.count > 1 else { return false }
    #if canImport(UIKit)
    let animates = #selector(UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:))
    let drives = #selector(UINavigationControllerDelegate.navigationController(_:interactionControllerFor:))
    return delegate.responds(to: animates) && !delegate.responds(to: drives)
    #else
    guard
      let animator = delegate.navigationController(
        navigationController, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    else { return false }
    return delegate.navigationController(navigationController, interactionControllerFor: animator) == nil
    #endif
  }
}

extension UINavigationItem {
  /// Whether the app has left the system's back button in its place.
  var keepsNaturalBackButton: Bool {
    guard !hidesBackButton else { return false }
    return (leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton
  }
}
