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
  private weak var screen: UIViewController?
  private let registry = LeaveGuardRegistry.current
  private weak var interceptor: NavigationInterceptor?

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
    if screen.navigationController is GuardedNavigationController { return }
    MainQueue.nextTurn("anchor") { [weak screen] in
      guard let screen, !(screen.navigationController is GuardedNavigationController),
        LeaveGuardRegistry.current.hasGuards(screen)
      else { return }
      if let view = screen.viewIfLoaded, PlatformFacts.takesSubviews(view),
        !view.subviews.contains(where: { $0 is LeaveAnchor })
      {
        view.addSubview(LeaveAnchor(screen))
      } else if let stack = screen.navigationController {
        // Without an anchor the gate looks after the stack, with every touch.
        NavigationInterceptor.attach(to: stack).update()
      }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      // Whatever the update puts in place keeps the interceptor from here on.
      let interceptor = screen?.navigationController.map { NavigationInterceptor.attach(to: $0) }
      interceptor?.update()
      self.interceptor = interceptor
    } else if let screen, let interceptor {
      interceptor.checkLater(whetherLeft: screen)
    }
  }

  func guardsDidChange() {
    guard let screen, registry.hasGuards(screen) else { return removeFromSuperview() }
  }
}

extension NavigationInterceptor {
  /// The interceptor of a container that is not ours: the one its gate keeps, or a new one.
  static func attach(to navigationController: UINavigationController) -> NavigationInterceptor {
    if let guarded = navigationController as? GuardedNavigationController { return guarded.interceptor }
    for case let gate as SwipeGate in navigationController.viewIfLoaded?.gestureRecognizers ?? [] {
      return gate.interceptor
    }
    return NavigationInterceptor(navigationController, mode: .attached)
  }

  /// A guarded screen is out of the window. R7: that proves nothing; having no parent one turn later does.
  ///
  /// The screen may be gone by then, so what is to be said of it is written down now, and nothing keeps it.
  fileprivate func checkLater(whetherLeft screen: UIViewController) {
    let arbiter = arbiter
    let trigger: LeaveTrigger = gate?.allowedScreen == LeavingScreen.ID(screen) ? .swipe : .unattributed
    let attempt = arbiter.makeAttempt(trigger, LeavingScreens(screen))
    let isFollowed = arbiter.isLeaving(attempt)
    MainQueue.nextTurn("left the window") { [weak screen] in
      if screen?.parent == nil, !isFollowed { arbiter.leftUnseen(attempt, in: self) }
      arbiter.stackChanged()
      self.update()
    }
  }
}
