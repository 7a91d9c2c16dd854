/// What must never be seen after an action.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  public enum Rule: String, CaseIterable, Sendable {
    /// Something unsaved went although nobody was asked, or nobody consented.
    case leftUnasked
    /// At rest the bar shows other screens than the stack has.
    case barOutOfStep
    case severalDialogs
    /// At rest an attempt has no outcome, or it has got two.
    case attemptWithoutOutcome, attemptWithTwoOutcomes
    /// The library has reported a misuse, or a way out that it did not know.
    case report
    /// No actions lead from here to the first screen.
    case deadEnd
    /// A confirmation runs as a task, which the explorer cannot follow yet.
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
