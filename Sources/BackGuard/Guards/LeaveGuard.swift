/// What is asked before a screen leaves: a prediction, and a confirmation that runs only after an attempt was refused
/// because of it.
@MainActor
struct LeaveGuard {
  let id: LeaveGuardID
  /// Would leaving be prevented right now? Pure and cheap; called at any moment and any number of times.
  let isEnabled: (AnyObject) -> Bool
  /// Asks, and gives the decision to the answer, now or later.
  let confirm: @MainActor (AnyObject, LeaveAttempt, LeaveAnswer) -> Void
  /// What its question is: guards with equal questions that object to one attempt, one after the other, are asked in one.
  let question: AnyHashable?
  /// Whether the screen itself is the guard, through ``LeaveGuardingScreen``.
  var isAdopted = false
}
