import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A presented controller that leaves by being dismissed.
@MainActor
final class PresentationContainer: TransitioningContainer {
  private weak var presented: UIViewController?
  private let registry = LeaveGuardRegistry.current

  init(_ presented: UIViewController) {
    self.presented = presented
  }

  /// The arbiter of the window scene that the controller is in; kept as long as the container is.
  private(set) lazy var arbiter = registry.arbiter(for: presented?.viewIfLoaded?.window?.windowScene ?? self)

  var screens: LeavingScreens? {
    presented.flatMap { LeavingScreens(LeavingOrder.subtree(of: $0)) }
  }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? { presented?.transitionCoordinator }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    guard let presented, presented.presentingViewController != nil, !presented.isBeingDismissed else { return .gone }
    let present = Set(LeavingOrder.subtree(of: presented).map(LeavingScreen.ID.init))
    return attempt.screens.allSatisfy { present.contains($0.id) } ? .inPlace : .gone
  }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    guard let presented, let presenting = presented.presentingViewController else { return .noContainer }
    let arbiter = arbiter
    presenting.dismiss(animated: true) {
      // Later, so that whoever sees the views go finds the attempt still leaving.
      MainQueue.nextTurn("dismissed") { arbiter.transitionEnded(attempt.id, cancelled: false) }
    }
    return presented.isBeingDismissed || presented.presentingViewController == nil ? nil : .notLeft
  }
}
