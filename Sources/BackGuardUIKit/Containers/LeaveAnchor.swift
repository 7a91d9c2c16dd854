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

  /// Anchors `screen` on the next turn, if it has a view by then, is not anchored, and no subclass watches over it.
  static func anchorIfNeeded(_ screen: UIViewController) {
    if screen.navigationController is GuardedNavigationController { return }
    MainQueue.nextTurn("anchor") { [weak screen] in
      guard let screen, !(screen.navigationController is GuardedNavigationController), let view = screen.viewIfLoaded,
        !view.subviews.contains(where: { $0 is LeaveAnchor })
      else {
        return
      }
      let anchor = LeaveAnchor(screen)
      guard anchor.registry.hasGuards(screen) else { return }
      view.addSubview(anchor)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      // Whatever the update puts in place keeps the interceptor from here on.
      let interceptor = screen?.navigationController.map { NavigationInterceptor.attach(to: $0) }
      interceptor?.update()
      self.interceptor = interceptor
    } else {
      // R7: out of the window proves nothing; without a parent one turn later does. The screen is held until then, or
      // its end would come first and nobody be told that it has left.
      guard let screen else { return }
      let isSeen = interceptor?.arbiter.isLeaving(LeavingScreen.ID(screen)) == true
      MainQueue.nextTurn("left the window") { [self] in checkWhetherLeft(screen, isSeen: isSeen) }
    }
  }

  private func checkWhetherLeft(_ screen: UIViewController, isSeen: Bool) {
    guard window == nil, let interceptor else { return }
    if screen.parent == nil, !isSeen { interceptor.didLeaveUnseen(screen) }
    interceptor.stackChanged()
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

  /// A guarded screen has gone by a way that the library was not told of.
  fileprivate func didLeaveUnseen(_ screen: UIViewController) {
    let id = LeavingScreen.ID(screen)
    guard mode == .attached, !arbiter.isLeaving(id), let screens = LeavingScreens([screen]) else { return }
    let trigger: LeaveTrigger = gate?.allowedScreen == id ? .swipe : .unattributed
    arbiter.transitionEnded(arbiter.passed(trigger, screens, in: self), cancelled: false)
  }
}
