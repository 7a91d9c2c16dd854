public import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Replacing politely what only code can replace, and nobody asks about: the detail of a split view when another row is
/// selected, the content of a tab, the root of a window.
extension UIViewController {
  /// Asks whoever objects in this screen, in what it contains and presents, and then runs `replacement`.
  ///
  /// - Parameters:
  ///   - trigger: what observers and confirmations see as the cause.
  ///   - replacement: puts something else in the place of this screen, as if nobody had asked: computed when it runs,
  ///     which may be after the user has answered. What it captures is kept until the attempt has ended.
  /// - Returns: ``LeaveOutcome/left`` if the screen has gone from its place by then: it, or what it stands in, has no
  ///   parent, is not presented and no window's root. Otherwise the replacement did not replace it, and that is
  ///   ``LeaveFailure/notLeft``. A caller that gets ``LeaveOutcome/prevented(by:)`` gives a list its selection back.
  ///   Cancelling the task cancels the attempt. A screen that is in no place gives ``LeaveFailure/noContainer``.
  @discardableResult
  public func attemptToReplace(
    _ trigger: LeaveTrigger = .code, by replacement: @escaping @MainActor () -> Void
  ) async -> LeaveOutcome {
    guard let container = ReplaceableContainer(self, replacement: replacement), let screens = container.screens else {
      return .failed(.noContainer)
    }
    return await container.arbiter.attempt(trigger, screens, in: container, keepsContainer: true)
  }

  /// The same for callers that cannot wait, such as `tableView(_:didSelectRowAt:)`.
  ///
  /// Where nobody objects and nothing moves, `replacement` has run when this returns.
  ///
  /// - Parameter completion: runs on the main actor with the outcome, exactly once.
  public func attemptToReplace(
    _ trigger: LeaveTrigger = .code, by replacement: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor (LeaveOutcome) -> Void
  ) {
    guard let container = ReplaceableContainer(self, replacement: replacement), let screens = container.screens else {
      return completion(.failed(.noContainer))
    }
    container.arbiter.attempt(trigger, screens, in: container, keepsContainer: true, onEnd: completion)
  }
}
