extension Device.Assumptions {
  /// The other answer to one open question.
  public struct Alternative: Sendable {
    public let question: any PartialKeyPath<Device.Assumptions> & Sendable
    fileprivate let give: @Sendable (inout Device.Assumptions) -> Void

    fileprivate init<Answer: Equatable & Sendable>(
      _ question: any WritableKeyPath<Device.Assumptions, Answer> & Sendable, _ answer: Answer
    ) {
      self.question = question
      give = { $0[keyPath: question] = answer }
    }
  }

  /// One for each open question.
  public static let alternatives: [Alternative] = [
    Alternative(\.outerRecognizersGoFirst, true),
    Alternative(\.rowsAreSelectedAfterSidewaysDrag, false),
    Alternative(\.swipeAsksShouldPopFrom13, true),
    Alternative(\.contentSwipeIsEnabled, false),
    Alternative(\.contentSwipeFollowsEdgeRules, false),
    Alternative(\.contentSwipeBeatsContentAtLeadingEdge, false),
    Alternative(\.trackpadDrivesContentSwipe, true),
    Alternative(\.swipeAtRootFreezesOn26, false),
    Alternative(\.categoryReachesPlainControllers, true),
    Alternative(\.retapPopsInsideOtherTabsOn26, false),
    Alternative(\.hiddenBottomBarStaysHiddenAbove, false),
    Alternative(\.programmaticPopAsksShouldPopOn13, false),
    Alternative(\.hidesBackButtonKeepsBackAction, true),
    Alternative(\.keyboardBackCalls, .backButton),
    Alternative(\.scrubCalls, .backButton),
    Alternative(\.escapeOrder, .systemFirst),
    Alternative(\.menuWithBackAction, .noMenu),
    Alternative(\.oneRowMenuCalls, .popViewController),
    Alternative(\.willMoveAtSwipeStart, false),
    Alternative(\.popDuringTransition, .queued),
    Alternative(\.popDuringInterruptibleTransition, .ignored),
    Alternative(\.popOutsideWindowReturnsNil, true),
    Alternative(\.setViewControllersSendsWillMove, false),
    Alternative(\.dimsChevronAfterRefusal, true),
    Alternative(\.hidingBarRestoresChevron, false),
    Alternative(\.topScreenCountsForModality, false),
    Alternative(\.refusedDragIsAttempt, .underWay),
    Alternative(\.tapOutsideDismissesSheets, false),
    Alternative(\.escapeKeyDismissesSheets, false),
  ]

  /// The defaults, and each question alone answered differently.
  public static var eachAlone: [Device.Assumptions] {
    [Device.Assumptions()] + alternatives.map { Device.Assumptions().giving($0) }
  }

  /// The same with the other answer to one question.
  public func giving(_ alternative: Alternative) -> Device.Assumptions {
    var assumptions = self
    alternative.give(&assumptions)
    return assumptions
  }

  /// What makes these of the defaults, as Swift has it: an assignment for each question that is answered differently.
  public var assignments: [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: Device.Assumptions()).children).compactMap {
      mine, usual in
      let answer = "\(mine.value)"
      guard answer != "\(usual.value)", let question = mine.label else { return nil }
      return "\(question) = \(mine.value is Bool ? "" : ".")\(answer)"
    }
  }
}
