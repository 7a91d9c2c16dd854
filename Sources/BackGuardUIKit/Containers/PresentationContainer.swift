import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A presented controller that leaves by being dismissed.
@MainActor
final class PresentationContainer: TransitioningContainer {
  private struct Top {
    weak var stack: UINavigationController?
    weak var screen: UIViewController?
  }

  private weak var presented: UIViewController?
  /// Who was on top of the stacks inside when each running attempt began: while one is asked, others begin and end.
  private var tops: [LeaveAttempt.ID: [Top]] = [:]
  private let registry = LeaveGuardRegistry.current

  init(_ presented: UIViewController) {
    self.presented = presented
  }

  private lazy var sceneArbiter = SceneArbiter(registry)

  var arbiter: LeaveArbiter { sceneArbiter.find(for: presented, of: self) }

  /// The controller itself, and who is guarded inside it or presented over it.
  var screens: LeavingScreens? {
    LeavingScreens(subtree.filter { $0 === presented || registry.hasGuards($0) })
  }

  private var subtree: [UIViewController] { presented.map(LeavingOrder.subtree) ?? [] }

  /// A transition of the controller, inside it, or of anything presented over it.
  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    subtree.lazy.compactMap(\.transitionCoordinator).first
  }

  func attemptBegins(_ attempt: LeaveAttempt) {
    tops[attempt.id] = subtree.compactMap { $0 as? UINavigationController }.map {
      Top(stack: $0, screen: $0.restoredStack.last)
    }
  }

  func attemptEnded(_ attempt: LeaveAttempt) {
    tops[attempt.id] = nil
  }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    guard let presented, presented.presentingViewController != nil, !presented.isBeingDismissed,
      presented.isInPlace(in: nil)
    else { return .gone }
    let subtree = subtree
    let present = Set(subtree.map(LeavingScreen.ID.init))
    guard attempt.screens.allSatisfy({ present.contains($0.id) }) else { return .gone }
    return subtree.contains { isCovered($0, in: attempt) } ? .covered : .inPlace
  }

  /// Whether a guarded screen has come on top of those of a stack that are about to leave. R8: who was there all along and
  /// gets a guard meanwhile leaves with them, and is asked too.
  private func isCovered(_ container: UIViewController, in attempt: LeaveAttempt) -> Bool {
    guard let stack = container as? UINavigationController, let top = stack.restoredStack.last,
      tops[attempt.id]?.contains(where: { $0.stack === stack && $0.screen === top }) != true
    else { return false }
    let newcomers = LeavingOrder.subtree(of: top)
    if newcomers.contains(where: { attempt.includes(LeavingScreen.ID($0)) }) { return false }
    guard newcomers.contains(where: registry.hasGuards) else { return false }
    return stack.viewControllers.contains { attempt.includes(LeavingScreen.ID($0)) }
  }

  func isTakingBack(_ attempt: LeaveAttempt) -> Bool {
    // A swipe that is taken back inside does not take the presentation back.
    presented.map { $0.transitionCoordinator?.returningController === $0 } ?? false
  }

  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] { subtree }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    guard let presented, let presenting = presented.presentingViewController else { return .noContainer }
    let arbiter = arbiter
    let controller = presented.presentationController
    // B114: nobody tells the app's delegate of a dismissal by code, but this one the user has asked for.
    let delegate = attempt.isDismissalByUser ? controller?.delegateOfApp : nil
    presenting.dismiss(animated: true) { [weak delegate] in
      if let controller { delegate?.hearsThatIsDismissed(by: controller) }
      // Later, so that whoever sees the views go finds the attempt still leaving.
      MainQueue.nextTurn("dismissed") { arbiter.transitionEnded(attempt.id, cancelled: false) }
    }
    guard presented.isBeingDismissed || presented.presentingViewController == nil else { return .notLeft }
    // B264: with the coordinator in place.
    if let controller { delegate?.hearsOfDismissal(by: controller) }
    return nil
  }

  /// Tells the arbiter how the dismissal that has just begun ends. B116: the finger may change its mind.
  func follow(_ attempt: LeaveAttempt.ID) {
    let arbiter = arbiter
    let end: @MainActor (Bool) -> Void = { isCancelled in
      // R7: while the dismissal goes on, what was taken back was a swipe inside.
      let isDismissal = self.presented?.isBeingDismissed != true
      self.transitionEnded(attempt, of: arbiter, isCancelled: isCancelled && isDismissal) {
        self.presented?.presentingViewController == nil
      }
    }
    if let coordinator = presented?.transitionCoordinator,
      coordinator.animate(alongsideTransition: nil, completion: { end($0.isCancelled) })
    {
      return
    }
    MainQueue.nextTurn("dismissed without a transition") { end(false) }
  }
}

extension LeaveAttempt {
  /// Whether UIKit would have told the presentation's delegate, had nobody objected.
  fileprivate var isDismissalByUser: Bool { trigger == .sheet || trigger == .accessibilityEscape }
}

extension UIPresentationController {
  /// The delegate that the app has set, whoever is in the slot now.
  fileprivate var delegateOfApp: (any UIAdaptivePresentationControllerDelegate)? {
    if let proxy = delegate as? SheetDelegateProxy { return proxy.former }
    return delegate
  }
}
