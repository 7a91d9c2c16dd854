import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A container whose quiet moments UIKit's transition coordinators tell.
@MainActor
protocol TransitioningContainer: LeaveContainer {
  /// What animates now.
  var runningTransition: (any UIViewControllerTransitionCoordinator)? { get }
}

extension TransitioningContainer {
  var isQuiet: Bool { runningTransition == nil }

  /// A transition that was running when `attempt` began has ended.
  ///
  /// R7: it may have been another one's, such as a push inside a sheet that is being dismissed. Who is still there has not
  /// left: once nothing moves, it shows.
  func transitionEnded(
    _ attempt: LeaveAttempt.ID, of arbiter: LeaveArbiter, isCancelled: Bool, haveGone: @escaping @MainActor () -> Bool
  ) {
    if isCancelled || haveGone() { return arbiter.transitionEnded(attempt, cancelled: isCancelled) }
    whenQuiet { arbiter.transitionEnded(attempt, cancelled: !haveGone()) }
  }

  func whenQuiet(_ action: @escaping @MainActor () -> Void) {
    // B142: wait for what runs. B143: without a coordinator nothing would ever call back.
    if let runningTransition,
      runningTransition.animate(alongsideTransition: nil, completion: { _ in self.whenQuiet(action) })
    {
      return
    }
    MainQueue.nextTurn("when quiet") {
      if self.isQuiet { action() } else { self.whenQuiet(action) }
    }
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Who was on the way out and comes back: the finger has let go too early.
  var returningController: UIViewController? { isCancelled ? viewController(forKey: .from) : nil }
}

extension UIViewController {
  /// A transition of this controller, or of anything presented over it.
  var transitionAround: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = transitionCoordinator { return coordinator }
    var presented = presentedViewController
    while let current = presented {
      if current.isBeingPresented || current.isBeingDismissed, let coordinator = current.transitionCoordinator {
        return coordinator
      }
      presented = current.presentedViewController
    }
    return nil
  }
}
