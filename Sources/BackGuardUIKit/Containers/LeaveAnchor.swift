import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view without size that tells when a guarded screen of a foreign container comes and goes.
///
/// It is the last subview of the screen's view (B172: large titles look at the first) and goes with the last guard.
final class LeaveAnchor: UIView, LeaveGuardListener {
  private struct Attachment {
    weak var interceptor: NavigationInterceptor?
    /// The screen, or what it stands in, on the stack itself.
    weak var member: UIViewController?

    /// Whether `screen` is in no container any more, or only in a member that is in none.
    @MainActor
    func hasLost(_ screen: UIViewController?) -> Bool {
      guard let screen, screen.parent != nil else { return true }
      guard let member else { return false }
      return member.parent == nil && screen.isContained(in: member)
    }
  }

  private weak var screen: UIViewController?
  private let registry = LeaveGuardRegistry.current
  /// Of every stack around the screen, innermost first: all of them can take it away.
  private var attachments: [Attachment] = []
  /// Of the presentation that the screen is in.
  private var sheet: SheetInterceptor?

  private init(_ screen: UIViewController) {
    self.screen = screen
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    registry.register(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An anchor is made in code only.") }

  /// Anchors `screen` on the next turn, unless a subclass watches over it: by then it has a view and a place in a stack,
  /// if it was guarded in `viewDidLoad` or later.
  static func anchorIfNeeded(_ screen: UIViewController) {
    if isWatchedOver(screen) { return }
    MainQueue.nextTurn("anchor") { [weak screen] in
      guard let screen, !isWatchedOver(screen), LeaveGuardRegistry.current.hasGuards(screen) else { return }
      if let view = screen.viewIfLoaded, PlatformFacts.takesSubviews(view),
        !view.subviews.contains(where: { $0 is LeaveAnchor })
      {
        view.addSubview(LeaveAnchor(screen))
      }
      // Without an anchor, and while the screen is covered, the gates look after the stacks, with every touch.
      ArrivalAnchor.lookAround(screen)
    }
  }

  /// Whether every stack around `screen` is a subclass.
  private static func isWatchedOver(_ screen: UIViewController) -> Bool {
    let stacks = screen.enclosingStacks
    return !stacks.isEmpty && stacks.allSatisfy { $0 is GuardedNavigationController }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      // Whatever the update puts in place keeps the interceptor from here on.
      attachments = (screen?.enclosingStacks ?? []).map {
        let interceptor = NavigationInterceptor.attach(to: $0)
        interceptor.update()
        return Attachment(interceptor: interceptor, member: screen?.member(of: $0))
      }
      sheet = screen.flatMap(SheetInterceptor.update(around:))
      sheet?.updateWhenQuiet()
    } else if let screen {
      let interceptors = attachments.compactMap(\.interceptor)
      checkLater(whetherLeft: screen)
      MainQueue.nextTurn("out of the window") { [registry, weak screen] in
        registry.screensMayHaveGone()
        for interceptor in interceptors { interceptor.update() }
        self.sheet?.update()
        screen.map(ArrivalAnchor.lookAround)
      }
    }
  }

  /// The screen is out of the window. R7: that proves nothing; one turn later it, or what it stands in, is on no stack
  /// any more, or it is on one again.
  ///
  /// The screen may be gone by then, so what is to be said of it is written down now, and nothing keeps it.
  private func checkLater(whetherLeft screen: UIViewController) {
    let attached = attachments.filter { $0.interceptor?.mode == .attached }
    guard let interceptor = attached.first?.interceptor else { return }
    let id = LeavingScreen.ID(screen)
    let interceptors = attached.compactMap(\.interceptor)
    let isBypassed = interceptors.contains { $0.takeBypassed(screen) }
    let isSwiped = interceptors.contains { $0.gate?.allowedScreen == id }
    let trigger: LeaveTrigger = isBypassed ? .code : isSwiped ? .swipe : .unattributed
    let arbiter = interceptor.arbiter
    let attempt = arbiter.makeAttempt(trigger, LeavingScreens(screen))
    let isFollowed = arbiter.isLeaving(attempt)
    // R14: what animates may have been the user's. What only code can do is logged and not reported.
    let animating = interceptors.lazy.compactMap(\.navigationController).first {
      $0.transitionCoordinator?.isAnimated == true
    }
    let report: LeaveReport? = animating.flatMap {
      guard !isBypassed, registry.refuses(screen) else { return nil }
      return .unseenPop(of: LeavingScreen(screen, name: registry.name(of: screen)), in: $0, system: SystemVersion.name)
    }
    MainQueue.nextTurn("left the window") { [weak screen] in
      // A replacement may have waited for just this transition to end.
      guard !isFollowed, !arbiter.isLeaving(attempt), attached.contains(where: { $0.hasLost(screen) })
      else { return }
      arbiter.leftUnseen(attempt, in: interceptor)
      if let report { arbiter.registry.report(report) }
    }
  }

  func guardsDidChange() {
    guard let screen, registry.hasGuards(screen) else { return removeFromSuperview() }
  }
}

extension NavigationInterceptor {
  /// The interceptor of a container that is not ours: the one that its gate or a guarded screen keeps, or a new one.
  static func attach(to navigationController: UINavigationController) -> NavigationInterceptor {
    if let guarded = navigationController as? GuardedNavigationController { return guarded.interceptor }
    for case let gate as SwipeGate in navigationController.viewIfLoaded?.gestureRecognizers ?? [] {
      return gate.interceptor
    }
    let registry = LeaveGuardRegistry.current
    if let kept = registry[kept: NavigationInterceptor.self, for: navigationController] { return kept }
    // The screens may come from a stack that has died.
    registry.sweep()
    return NavigationInterceptor(navigationController, mode: .attached)
  }
}
