import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Stands between one presented controller and the arbiter: a drag of the sheet, a tap outside, Esc and VoiceOver's scrub
/// ask the guards of everybody inside it. Popovers are left in the same ways (B119).
///
/// Kept by a recognizer on the presentation's container view, by which it is found again, and by the stacks and anchors
/// inside the presented controller, which see to it that the slot is given back.
@MainActor
final class SheetInterceptor: LeaveGuardListener {
  private weak var presented: UIViewController?
  let container: PresentationContainer
  private let registry = LeaveGuardRegistry.current
  /// The one that has the slot, or had it until the app took it.
  private(set) var proxy: SheetDelegateProxy?
  /// B118: the slot is one and weak. Held so, because the controller would hold the presented one (B117).
  private weak var presentationController: UIPresentationController?
  private weak var watch: SheetWatch?
  private weak var anchor: SheetAnchor?
  private let escape = SheetEscape()
  /// What the dismissal that UIKit makes next is called.
  private var allowedTrigger = LeaveTrigger.sheet

  private init(_ presented: UIViewController) {
    self.presented = presented
    container = PresentationContainer(presented)
    registry.register(self)
  }

  deinit {
    // The presentation has gone, perhaps with screens that nobody anchors: questions about them are dropped.
    Task { @MainActor [registry] in registry.screensMayHaveGone() }
  }

  // MARK: - Found and kept in place

  /// Puts in place what the guards inside the presentation around `screen` need, and takes away what none needs any more.
  ///
  /// - Returns: the interceptor, for whoever wants to keep it; `nil` if there is no such presentation, or no guard in it.
  @discardableResult
  static func update(around screen: UIViewController) -> SheetInterceptor? {
    // B117: without a presentation nobody's presentation controller is touched.
    guard screen.presentingViewController != nil else { return nil }
    let presented = screen.outermostAncestor
    guard presented.canBeDismissedByUser, let view = presented.presentationController?.containerView else { return nil }
    let found = found(on: view)
    guard found != nil || LeavingOrder.subtree(of: presented).contains(where: LeaveGuardRegistry.current.hasGuards)
    else {
      return nil
    }
    let interceptor = found ?? SheetInterceptor(presented)
    interceptor.update()
    return interceptor.watch == nil ? nil : interceptor
  }

  private static func found(on view: UIView) -> SheetInterceptor? {
    for case let watch as SheetWatch in view.gestureRecognizers ?? [] { return watch.interceptor }
    return nil
  }

  /// Apps set their delegate late, or anew: looked at each time.
  func update() {
    guard let presented, presented.presentingViewController != nil, screensAtStake != nil,
      let controller = presented.presentationController, let view = controller.containerView
    else { return detach() }
    // One interceptor a presentation. That of a former presentation of the same controller may still be kept.
    if let other = Self.found(on: view), other !== self { return detach() }
    // Found while there is a window: what leaves with the window is still asked by the same arbiter.
    _ = container.arbiter
    if watch?.view !== view {
      watch?.detach()
      let watch = SheetWatch(self)
      view.addGestureRecognizer(watch)
      self.watch = watch
      anchor?.detach()
      let anchor = SheetAnchor(self)
      view.addSubview(anchor)
      self.anchor = anchor
    }
    escape.place(on: presented, asking: self)
    guard proxy == nil || controller.delegate !== proxy else { return }
    giveBack()
    let proxy = SheetDelegateProxy(self, before: controller.delegate)
    controller.delegate = proxy
    self.proxy = proxy
    presentationController = controller
  }

  /// The same once the presentation or whatever else moves has ended, and everybody was told: apps set their delegate
  /// there.
  func updateWhenQuiet() {
    container.whenQuiet { [weak self] in self?.update() }
  }

  func guardsDidChange() { update() }

  private func detach() {
    escape.giveBack()
    giveBack()
    anchor?.detach()
    watch?.detach()
    watch = nil
  }

  /// Never over a delegate that the app has set since.
  private func giveBack() {
    if let proxy, presentationController?.delegate === proxy { presentationController?.delegate = proxy.former }
    proxy = nil
    presentationController = nil
  }

  // MARK: - What is at stake

  /// Everybody who would leave; `nil` when nobody among them has a guard.
  private var screensAtStake: LeavingScreens? {
    guard let presented, LeavingOrder.subtree(of: presented).contains(where: registry.hasGuards) else { return nil }
    return container.screens
  }

  /// Pure: called whenever UIKit likes (B113).
  var prevents: Bool { screensAtStake.map(container.arbiter.wouldPrevent) ?? false }

  /// Whether UIKit, left to itself, would dismiss. R6: only then is anybody asked.
  private var wouldBeDismissed: Bool {
    guard let presented, let presentationController, let proxy, !presented.appRefusesDismissal else { return false }
    return proxy.former?.allowsDismissal(of: presentationController) ?? true
  }

  // MARK: - Attempts

  /// UIKit did not dismiss. Tells whether that was for a guard's sake, so that the app need not hear of it.
  func takesAttempt(_ trigger: LeaveTrigger = .sheet) -> Bool {
    guard prevents, wouldBeDismissed, let screens = screensAtStake else { return false }
    container.arbiter.attempt(trigger, screens, in: container, keepsContainer: true)
    return true
  }

  /// Answers a scrub: whether a guard objects. UIKit goes on if not.
  func preventsEscape() -> Bool {
    guard let presented, !presented.goesBackInside else { return false }
    update()
    if takesAttempt(.accessibilityEscape) { return true }
    allowedTrigger = .accessibilityEscape
    MainQueue.nextTurn("a scrub is over") { self.allowedTrigger = .sheet }
    return false
  }

  /// UIKit has begun to dismiss for the user, and nobody objected.
  func willDismiss() {
    // A delegate of the app's may pass on to us what it hears of the library's own dismissal. What leaves inside is another
    // matter: a swipe that is taken back there does not take the presentation away.
    guard let screens = screensAtStake, let presented, !container.arbiter.areLeaving(LeavingScreens(presented)) else {
      return
    }
    container.follow(container.arbiter.passed(allowedTrigger, screens, in: container))
  }

  /// The user's dismissal has ended.
  func didDismiss() {
    MainQueue.nextTurn("after a dismissal") { self.update() }
  }

  /// The presentation is over, whoever ended it: questions about its screens are dropped, those of hidden tabs too.
  func isOver() {
    // By then it is known whether the presented controller was presented anew.
    MainQueue.nextTurn("a presentation is over") {
      self.registry.screensMayHaveGone()
      self.update()
    }
  }
}

extension UIViewController {
  /// Whether the user could dismiss this presented controller without a button: not what fills the screen, and not an
  /// alert, action sheet or search, which have buttons of their own.
  fileprivate var canBeDismissedByUser: Bool {
    if self is UIAlertController || self is UISearchController { return false }
    switch presentationController?.presentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return false
    default: return true
    }
  }

  /// Whether the app itself keeps the presentation open: by the flag of the presented controller or of a screen on
  /// display inside it (B115).
  fileprivate var appRefusesDismissal: Bool {
    let flag = (self as? GuardedNavigationController)?.isModalByApp ?? isModalInPresentation
    return flag || childrenInWindow.contains(where: \.appRefusesDismissal)
  }

  /// Whether a scrub goes back in a stack inside before it dismisses.
  fileprivate var goesBackInside: Bool {
    (self as? UINavigationController)?.goesBackUntouched == true || childrenInWindow.contains(where: \.goesBackInside)
  }

  private var childrenInWindow: [UIViewController] { children.filter { $0.viewIfLoaded?.window != nil } }
}
