import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What the arbiter asks of a stack: where the screens of an attempt are, when nothing moves, and to leave.
extension NavigationInterceptor {
  /// Begins a polite attempt of the user's.
  ///
  /// The attempt keeps an attached interceptor, which would go with the last guard: a guard that is removed while it is
  /// asked is still listened to.
  func attempt(_ trigger: LeaveTrigger, _ screens: LeavingScreens) {
    arbiter.attempt(trigger, screens, in: self, keepsContainer: mode == .attached)
  }

  /// Answers a hook of UIKit's. An attached interceptor is kept for the same reason.
  func decide(_ trigger: LeaveTrigger, _ screens: LeavingScreens) -> LeaveDecision {
    arbiter.decide(trigger, screens, in: self, keepsContainer: mode == .attached)
  }

  func attemptBegins(_ attempt: LeaveAttempt) {
    // What was asked before the stack was taken away is over.
    if whereabouts.isLost { registry.screensMayHaveGone() }
    whereabouts = Whereabouts(of: navigationController)
  }

  /// A transition of the stack, of anything presented over it, or of another stack inside or beside it: a dialog is
  /// presented over all of them (B146).
  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    guard let navigationController else { return nil }
    if let coordinator = navigationController.transitionAround { return coordinator }
    return LeavingOrder.subtree(of: navigationController.outermostAncestor).lazy.compactMap(\.transitionCoordinator)
      .first
  }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    guard let navigationController, !whereabouts.isLost else { return .gone }
    let stack = navigationController.restoredStack
    let present = Set(LeavingOrder.screens(leavingWith: stack).map(LeavingScreen.ID.init))
    guard attempt.screens.allSatisfy({ present.contains($0.id) }) else { return .gone }
    guard let top = stack.last, attempt.includes(LeavingScreen.ID(top)) else {
      return .covered
    }
    return .inPlace
  }

  func isTakingBack(_ attempt: LeaveAttempt) -> Bool {
    guard let returning = navigationController?.transitionCoordinator?.returningController else { return false }
    return attempt.includes(LeavingScreen.ID(returning))
  }

  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] {
    let stack = navigationController?.viewControllers ?? []
    guard let lowest = lowest(of: attempt, in: stack) else { return [] }
    return screens(leavingWith: stack[lowest...].reversed())
  }

  /// Where in `stack` the part begins that leaves with `attempt`.
  private func lowest(of attempt: LeaveAttempt, in stack: [UIViewController]) -> Int? {
    stack.firstIndex { attempt.includes(LeavingScreen.ID($0)) }
  }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    guard let navigationController, let top = navigationController.topViewController else { return .noContainer }
    let stack = navigationController.viewControllers
    let before = navigationController.restoredStack
    guard let lowest = lowest(of: attempt, in: stack), stack.count > 1 else { return .notLeft }
    // A root that code wanted to replace stays.
    let destination = max(lowest - 1, 0)
    if attempt.trigger == .backButton, let action = backAction.displacedAction(of: top) {
      leaving { UIControl().sendAction(action) }
    } else {
      leaving { pop(to: stack[destination], oneStep: destination == stack.count - 2) }
    }
    // B106: UIKit may drop a pop without a word. B44: the stack may still list who leaves, but not on top.
    guard navigationController.topViewController !== top else { return .notLeft }
    queuedPops.update(since: before, for: self)
    follow(attempt.id)
    return nil
  }

  private func pop(to destination: UIViewController, oneStep: Bool) {
    guard let navigationController else { return }
    let isOnDisplay = navigationController.viewIfLoaded?.window != nil
    if oneStep {
      navigationController.popViewController(animated: isOnDisplay)
    } else {
      navigationController.popToViewController(destination, animated: isOnDisplay)
    }
  }
}
