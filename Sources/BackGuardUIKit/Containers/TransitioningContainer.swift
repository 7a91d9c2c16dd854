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
