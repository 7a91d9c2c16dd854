public import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Marks what can be guarded, so that the guard's closures get the screen with its own type.
@MainActor
public protocol LeaveGuarding: AnyObject {}

extension UIViewController: LeaveGuarding {}

extension LeaveGuarding where Self: UIViewController {
  /// Guards this screen with one of the library's dialogs.
  ///
  /// Screens that leave together and would ask the same, one after the other, are asked in one dialog that names them.
  ///
  /// Call it once, in `viewDidLoad` or later. On the stack of a ``GuardedNavigationController`` that is shown, or is presented
  /// itself, any moment will do. A screen of a tab or another container that was never shown, and a covered one of a stack
  /// that is anybody's, is best guarded once its container is shown: earlier than that, nothing may tell that it is.
  ///
  /// - Parameters:
  ///   - isEnabled: the prediction: would leaving be prevented right now? Read on the main actor, at any moment and any
  ///     number of times, so it must be cheap and free of side effects. A key path will do.
  ///   - confirmation: what the user is asked, after an attempt was refused because of the prediction.
  /// - Returns: a token that removes the guard before the screen goes. Dropping it does nothing.
  @discardableResult
  public func addLeaveGuard(
    isEnabled: @escaping (Self) -> Bool,
    confirming confirmation: LeaveConfirmation
  ) -> LeaveGuardToken {
    let token = LeaveGuardRegistry.current.addGuard(to: self, isEnabled: isEnabled, question: confirmation.question) {
      screen, _, answer in
      ConfirmationDialog.present(confirmation, for: screen, answer)
    }
    LeaveAnchor.anchorIfNeeded(self)
    return token
  }

  /// Guards this screen with a confirmation of your own.
  ///
  /// - Parameters:
  ///   - isEnabled: the prediction; see ``addLeaveGuard(isEnabled:confirming:)-(_,LeaveConfirmation)``.
  ///   - confirm: runs on the main actor after an attempt was refused because of the prediction, once at a time. It gets
  ///     the screen as an argument: capturing it would be a retain cycle. Its task is cancelled when the attempt ends
  ///     for another reason; its decision is then ignored. A guard only decides: the library leaves.
  /// - Returns: a token that removes the guard before the screen goes. Dropping it does nothing.
  @discardableResult
  public func addLeaveGuard(
    isEnabled: @escaping (Self) -> Bool,
    confirming confirm: @escaping @MainActor (Self, LeaveAttempt) async -> LeaveDecision
  ) -> LeaveGuardToken {
    let token = LeaveGuardRegistry.current.addGuard(to: self, isEnabled: isEnabled, confirming: confirm)
    LeaveAnchor.anchorIfNeeded(self)
    return token
  }
}
