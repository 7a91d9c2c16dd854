import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The place of a screen that only code can take: a column of a split view, a tab, the root of a window.
@MainActor
final class ReplaceableContainer: TransitioningContainer {
  private weak var screen: UIViewController?
  /// The app's; let go of once it has run.
  private var replacement: (@MainActor () -> Void)?
  /// The window that the screen is in, though it may be covered.
  private weak var window: UIWindow?
  private let registry = LeaveGuardRegistry.current
  let arbiter: LeaveArbiter

  /// `nil` if `screen` is in no place.
  init?(_ screen: UIViewController, replacement: @escaping @MainActor () -> Void) {
    self.screen = screen
    self.replacement = replacement
    window = screen.windowAround
    arbiter = registry.arbiter(for: screen.sceneAround ?? screen)
    if !isInPlace { return nil }
  }

  /// The screen itself, and who is guarded inside it or presented from it.
  var screens: LeavingScreens? {
    LeavingScreens(subtree.filter { $0 === screen || registry.hasGuards($0) })
  }

  private var subtree: [UIViewController] { screen.map(LeavingOrder.subtree) ?? [] }

  private var isInPlace: Bool { screen?.isInPlace(in: window) ?? false }

  /// Whether the screen, or what it stands in, is on its way out.
  private var isMoving: Bool {
    guard let screen else { return false }
    return screen.isBeingDismissed || screen.outermostAncestor.isBeingDismissed
      || screen.enclosingStacks.contains { $0.transitionCoordinator != nil }
  }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    subtree.lazy.compactMap(\.transitionAround).first
  }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    guard isInPlace else { return .gone }
    let present = Set(subtree.map(LeavingScreen.ID.init))
    return attempt.screens.allSatisfy { present.contains($0.id) } ? .inPlace : .gone
  }

  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] { subtree }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    guard let screen, let replacement else { return .noContainer }
    self.replacement = nil
    // Whoever is popped inside has been asked: every stack that the screen stands in or has inside counts.
    let stacks = screen.enclosingStacks + subtree.compactMap { $0 as? UINavigationController }
    stacks.map(NavigationInterceptor.attach).reduce(replacement) { inner, interceptor in
      { interceptor.leaving(inner) }
    }()
    // What animates is on its way out until then. R7: who has moved to another place has not left.
    guard !isInPlace || !isQuiet || isMoving else { return .notLeft }
    whenQuiet { [self] in
      if isInPlace { arbiter.couldNotLeave(attempt.id) } else { arbiter.transitionEnded(attempt.id, cancelled: false) }
    }
    return nil
  }
}
