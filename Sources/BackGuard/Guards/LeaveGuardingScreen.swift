/// A screen that is its own leave guard: the protocol form, for screens in a container that knows to ask them.
///
/// Add a guard instead to a part that joins a screen on display: the container finds it with the next tap, which is too
/// late for a swipe where nobody else has a guard.
///
/// There are no default implementations on purpose: a default would silently win over the method of a subclass.
@MainActor
public protocol LeaveGuardingScreen: AnyObject {
  /// Would leaving be prevented right now? Must be cheap and free of side effects: it is read at any moment, any number
  /// of times, perhaps before the view is loaded.
  var isLeaveGuardEnabled: Bool { get }

  /// Asks the user, or decides otherwise. Called on the main actor after an attempt was refused because of
  /// ``isLeaveGuardEnabled``, once at a time; the task is cancelled when the attempt ends for another reason.
  func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision
}
