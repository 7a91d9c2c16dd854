public import HeadlessUIKit

/// What a search under some answers to the open questions has shown.
@MainActor
public struct SweptSetting {
  public let assumptions: Device.Assumptions
  public let result: ExplorerResult

  /// Whether another answer could change anything.
  func comes(to alternative: Device.Assumptions.Alternative) -> Bool {
    result.consultedQuestions.contains(Device.Assumptions.Questions(alternative.question))
  }
}
