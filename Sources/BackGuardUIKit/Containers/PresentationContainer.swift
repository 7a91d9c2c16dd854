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

  /// The controller itself, and who is guarded inside it or presented over it.
  var screens: LeavingScreens? {
    LeavingScreens(subtree.filter { $0 === presented || registry.hasGuards($0) })
  }

  private var subtree: [UIViewController] { presented.map(LeavingOrder.subtree) ?? [] }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? { presented?.transitionCoordinator }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    guard let presented, presented.presentingViewController != nil, !presented.isBeingDismissed else { return .gone }
    let present = Set(subtree.map(LeavingScreen.ID.init))
    return attempt.screens.allSatisfy { present.contains($0.id) } ? .inPlace : .gone
  }

  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] { subtree }

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
