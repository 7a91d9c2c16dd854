public import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Leaving by the app's own wish: a Back, Cancel or Close button, or code.
extension UIViewController {
  /// Asks whoever objects and then leaves this screen, with everything above it: pops it if it is in a navigation stack
  /// with something below, dismisses it if it is presented.
  ///
  /// - Parameter trigger: what observers and confirmations see as the cause.
  /// - Returns: how it ended, after the transition. Cancelling the task cancels the attempt unless the screen is
  ///   leaving already. A screen in no container it could leave gives ``LeaveFailure/noContainer``.
  @discardableResult
  public func attemptToLeave(_ trigger: LeaveTrigger = .code) async -> LeaveOutcome {
    guard let (arbiter, screens, container) = departure else { return .failed(.noContainer) }
    return await arbiter.attempt(trigger, screens, in: container, keepsContainer: true)
  }

  /// An action that asks whoever objects and then leaves this screen, for a button of the app's own.
  ///
  /// The action holds the screen weakly.
  public func leaveAction(title: String = "", image: UIImage? = nil) -> UIAction {
    UIAction(title: title, image: image) { [weak self] _ in
      guard let (arbiter, screens, container) = self?.departure else { return }
      arbiter.attempt(.ownButton, screens, in: container, keepsContainer: true)
    }
  }

  /// Runs `body`; pops of this screen's container that it makes are not asked.
  ///
  /// For code that means it: after saving, after deleting, on signing out. Observers see such a leave as
  /// ``LeaveTrigger/code``.
  @discardableResult
  public func bypassingLeaveGuards<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let stack = self as? UINavigationController ?? navigationController else { return try body() }
    return try NavigationInterceptor.attach(to: stack).bypassing(body)
  }

  /// Who decides, what leaves, and from where: the innermost stack that has something below, else the presentation.
  private var departure: (LeaveArbiter, LeavingScreens, any LeaveContainer)? {
    for stack in enclosingStacks {
      guard let member = stack.restoredStack.first(where: { isContained(in: $0) }),
        member !== stack.restoredStack.first
      else { continue }
      let interceptor = NavigationInterceptor.attach(to: stack)
      let leaving = interceptor.stack(above: member) + [member]
      return interceptor.screens(leaving: leaving).map { (interceptor.arbiter, $0, interceptor) }
    }
    guard presentingViewController != nil else { return nil }
    let container = PresentationContainer(outermostAncestor)
    return container.screens.map { (container.arbiter, $0, container) }
  }
}
