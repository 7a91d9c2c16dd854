import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack that code sets anew: the call waits for consent and is made then, once (R14).
@MainActor
final class StackReplacement: TransitioningContainer {
  /// Weak: it keeps the arbiter, which keeps this.
  private weak var interceptor: NavigationInterceptor?
  private let newStack: [UIViewController]
  private let isAnimated: Bool
  private let formerStack: [LeavingScreen.ID]
  private let whereabouts: Whereabouts

  init(_ interceptor: NavigationInterceptor, newStack: [UIViewController], animated isAnimated: Bool) {
    self.interceptor = interceptor
    self.newStack = newStack
    whereabouts = Whereabouts(of: interceptor.navigationController)
    self.isAnimated = isAnimated
    formerStack = (interceptor.navigationController?.restoredStack ?? []).map(LeavingScreen.ID.init)
  }

  private var stack: [UIViewController] { interceptor?.navigationController?.restoredStack ?? [] }

  /// The part of the stack that would leave, top first.
  private var leaving: [UIViewController] { stack.filter { !newStack.contains($0) }.reversed() }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? { interceptor?.runningTransition }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    if whereabouts.isLost { return .gone }
    let present = Set(LeavingOrder.screens(leavingWith: stack).map(LeavingScreen.ID.init))
    guard attempt.screens.allSatisfy({ present.contains($0.id) }) else { return .gone }
    // R8: the call was about the stack as it was.
    return stack.map(LeavingScreen.ID.init) == formerStack ? .inPlace : .covered
  }

  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] {
    interceptor?.screens(leavingWith: leaving) ?? []
  }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    guard let interceptor, let navigationController = interceptor.navigationController else { return .noContainer }
    let before = stack
    interceptor.leaving { navigationController.setViewControllers(newStack, animated: isAnimated) }
    guard stack != before else { return .notLeft }
    interceptor.queuedPops.update(since: before, for: interceptor)
    interceptor.follow(attempt.id)
    return nil
  }
}
