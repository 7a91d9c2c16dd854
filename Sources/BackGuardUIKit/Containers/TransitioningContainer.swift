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
