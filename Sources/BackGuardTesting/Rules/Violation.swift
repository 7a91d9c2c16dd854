/// What must never be seen after an action.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  public enum Rule: String, CaseIterable, Sendable {
    /// Something unsaved went although nobody was asked, or nobody consented. R2, R5, R8.
    case leftUnasked
    /// A guarded screen went with two attempts, or with none although its container sees every pop. R2, R3.
    case leftTwice, leftUnseen
    /// A screen counts as left and is still there. R7.
    case leftTooEarly
    /// An attempt ended in a way that is not what happened. R3.
    case wrongOutcome
    /// At rest an attempt has no outcome, or it has got two. R3.
    case attemptWithoutOutcome, attemptWithTwoOutcomes
    /// A guard is asked while it, or anybody else, is being asked already. R4.
    case severalDialogs, askedTwice
    /// Somebody is asked who would not leave, or before somebody who comes first. R5.
    case askedInVain, askedOutOfOrder
    /// A question came while something moved. R6.
    case askedWhileMoving
    /// At rest there is a question that no attempt waits for. R8.
    case staleQuestion
    /// A screen that has gone lives on. R9.
    case leak
    /// At rest the bar shows other screens than the stack has.
    case barOutOfStep
    /// At rest the bar, its chevron or the swipe is not as before. R11.
    case barNotAsBefore
    /// The library has reported a misuse, or a way out that it did not know. R12.
    case report
    /// The calls that tell a controller of its appearance do not fit together.
    case appearance
    /// Where no guard objects, the app does not behave as under plain UIKit; or a way out is dead. R13.
    case unlikePlain
    /// No actions lead from here to the first screen.
    case deadEnd
    /// A confirmation runs as a task, and this runtime lets nobody follow it.
    case asynchronousConfirmation
    /// Two ways to what passes for one state lead to different states: the explorer's own fault.
    case wrongFold
  }

  public let rule: Rule
  /// What was seen, in one sentence.
  public let description: String

  init(_ rule: Rule, _ description: String) {
    self.rule = rule
    self.description = description
  }
}
