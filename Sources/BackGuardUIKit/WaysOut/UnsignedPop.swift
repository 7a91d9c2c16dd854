import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pops that arrive at the overrides of a subclass: UIKit uses the same methods as the app does and does not say who
/// calls. The order of the questions matters.
extension NavigationInterceptor {
  private enum Author {
    /// The library: it has asked before.
    case library
    /// A split view that moves its columns: nobody leaves.
    case columnMove
    /// The app's bypass.
    case bypass
    /// Only code can do this.
    case code
    /// A swipe that has begun: too late to refuse.
    case begunSwipe
    /// What a hook has just allowed.
    case signed(LeaveTrigger)
    /// UIKit does not say.
    case unattributed
  }

  private func author(of screens: LeavingScreens, animated: Bool) -> Author {
    if isLeaving { return .library }
    if isMovingColumns { return .columnMove }
    if bypassDepth > 0 { return .bypass }
    if isMadeByCode(animated: animated) { return .code }
    if !begunPopRecognizers.isEmpty { return .begunSwipe }
    if let trigger = takeSignature(for: screens) { return .signed(trigger) }
    return .unattributed
  }

  /// R14: whether only code can pop like this.
  private func isMadeByCode(animated: Bool) -> Bool {
    isUnwinding || !animated || navigationController?.viewIfLoaded?.window == nil
  }

  /// Both of UIKit's own.
  var popRecognizers: [UIGestureRecognizer] {
    guard let navigationController else { return [] }
    return [navigationController.interactivePopGestureRecognizer, navigationController.contentSwipeRecognizer]
      .compactMap { $0 }
  }

  private var begunPopRecognizers: [UIGestureRecognizer] {
    popRecognizers.filter { $0.state == .began || $0.state == .changed }
  }

  /// Decides whether `stack`, top first, may be popped by `action`, and follows it if so.
  ///
  /// - Returns: what `action` returns; `nil` if the pop was refused (B14, B42).
  func pop<Popped>(_ stack: [UIViewController], animated: Bool, _ action: () -> Popped?) -> Popped?? {
    guard !stack.isEmpty else { return action() }
    guard let screens = screensAtStake(leaving: stack) else {
      return watching(byCode: bypassDepth > 0 || isMadeByCode(animated: animated), action)
    }
    switch author(of: screens, animated: animated) {
    case .library, .columnMove:
      return action()
    case .bypass:
      return leave(screens, as: .code, action)
    case .code:
      return codeLeave(screens, action)
    case .begunSwipe:
      if arbiter.wouldPrevent(screens) { takeBack(screens, by: .swipe, drivenBy: begunPopRecognizers) }
      return leave(screens, as: .swipe, action)
    case .signed(let trigger):
      return leave(screens, as: trigger, action)
    case .unattributed:
      guard decide(.unattributed, screens) == .allow else { return nil }
      return leave(screens, as: .unattributed, action)
    }
  }

  /// Decides whether the stack may be replaced, which only code can do.
  func replaceStack(with newStack: [UIViewController], animated: Bool, _ action: () -> Void) {
    // Who comes back from a swipe that was let go is taken away as well.
    let leaving = (navigationController?.restoredStack ?? []).filter { !newStack.contains($0) }
    let replace: () -> Void? = { action() }
    guard !isLeaving, !isMovingColumns, let screens = screensAtStake(leaving: leaving.reversed()) else {
      _ = watching(byCode: true, replace)
      queuedPops.want(newStack, in: self)
      return stackChanged()
    }
    if bypassDepth == 0, asksWhenLeavingByCode {
      let replacement = StackReplacement(self, newStack: newStack, animated: animated)
      if arbiter.decide(.code, screens, in: replacement, keepsContainer: true) == .prevent { return }
    }
    _ = leave(screens, as: .code, replace)
    queuedPops.want(newStack, in: self)
  }

  private var asksWhenLeavingByCode: Bool {
    (navigationController as? GuardedNavigationController)?.asksWhenLeavingByCode == true
  }

  private func codeLeave<Popped>(_ screens: LeavingScreens, _ action: () -> Popped?) -> Popped?? {
    if asksWhenLeavingByCode, decide(.code, screens) == .prevent { return nil }
    return leave(screens, as: .code, action)
  }

  /// Lets UIKit leave and tells the arbiter, if UIKit did.
  @discardableResult
  func leave<Popped>(_ screens: LeavingScreens, as trigger: LeaveTrigger, _ action: () -> Popped?) -> Popped? {
    let stack = navigationController?.restoredStack
    // UIKit's methods may call each other: who is leaving is not asked again.
    let popped = leaving(action)
    if navigationController?.restoredStack != stack {
      queuedPops.update(since: stack, for: self)
      follow(arbiter.passed(trigger, screens, in: self))
    } else if mode == .subclass {
      queuedPops.expect(byCode: trigger == .code, in: self)
    }
    stackChanged()
    return popped
  }

  /// Lets UIKit pop who has nothing at stake, and may have by the time when UIKit does.
  private func watching<Popped>(byCode: @autoclosure () -> Bool, _ action: () -> Popped?) -> Popped? {
    guard !isLeaving, !isMovingColumns else { return action() }
    let stack = navigationController?.restoredStack
    let popped = action()
    if navigationController?.restoredStack == stack {
      queuedPops.expect(byCode: byCode(), in: self)
    } else {
      queuedPops.update(since: stack, for: self)
    }
    return popped
  }

  /// UIKit has begun to pop `stack`, top first, which somebody wanted earlier: too late to refuse.
  func popsUnseen(_ stack: [UIViewController], byCode: Bool) {
    // Another pop may have overtaken it.
    guard let screens = screensAtStake(leaving: stack), !arbiter.areLeaving(screens) else { return }
    let trigger: LeaveTrigger = byCode ? .code : .unattributed
    // R12, R14: code is logged and not reported.
    if !byCode, arbiter.isRefused(screens) { takeBack(screens, by: trigger, drivenBy: []) }
    follow(arbiter.passed(trigger, screens, in: self))
    stackChanged()
  }
}
