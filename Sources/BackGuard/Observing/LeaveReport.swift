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

  package static func unaskedPop(
    of screen: LeavingScreen, in container: AnyObject, by trigger: LeaveTrigger, system: String, isTakenBack: Bool
  ) -> LeaveReport {
    LeaveReport(
      "\(screen.name) \(isTakenBack ? "began to leave" : "left") \(type(of: container)) unasked by \(trigger) on "
        + "iOS \(system) although its guard objects, because this way out is unknown to BackGuard: please report it with "
        + "the system version."
    )
  }

  package static func unseenPop(of screen: LeavingScreen, in container: AnyObject, system: String) -> LeaveReport {
    LeaveReport(
      "\(screen.name) left \(type(of: container)) unasked on iOS \(system) although its guard objects, because nothing "
        + "tells of this pop in a stack that is no GuardedNavigationController: use one, or bypassingLeaveGuards if your "
        + "code meant it."
    )
  }
}
