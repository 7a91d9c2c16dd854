/// A mistake that the library noticed, in one sentence: what happened, why, and what to do.
public struct LeaveReport: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  package init(_ description: String) {
    self.description = description
  }

  static func answerDropped(_ guardID: LeaveGuardID) -> LeaveReport {
    LeaveReport(
      "The confirmation of \(guardID) ended without a decision, so the screen stays: give the answer exactly one decision."
    )
  }

  static func answeredTwice(_ guardID: LeaveGuardID) -> LeaveReport {
    LeaveReport(
      "The confirmation of \(guardID) gave a second decision, which is ignored because the first one counts: decide once."
    )
  }
}
