public import HeadlessUIKit

extension Scenario {
  /// One thing that a user does, up to the last answer to what is asked then.
  public struct Step {
    /// What is done, in the words of a table.
    public let name: String
    /// The buttons tapped in the dialogs that come up, in order.
    public let answers: [String]
    /// What the rules demand.
    public let expected: Expectation
    /// Why the step is not played: the way out does not exist here. `nil` if it is played.
    public let reasonToSkip: String?
    let action: @MainActor (Device) throws -> Void
    let observation: (@MainActor (Device) -> String)?

    /// - Parameter observation: what else there is to see afterwards, for ``Expectation/effect``.
    public init(
      _ name: String,
      answering answers: [String] = [],
      expecting expected: Expectation,
      observing observation: (@MainActor (Device) -> String)? = nil,
      skippedBecause reasonToSkip: String? = nil,
      action: @escaping @MainActor (Device) throws -> Void
    ) {
      self.name = name
      self.answers = answers
      self.expected = expected
      self.observation = observation
      self.reasonToSkip = reasonToSkip
      self.action = action
    }
  }

  /// What comes of a step.
  public struct Expectation: Hashable, Sendable {
    /// The screens whose guards are asked, in order.
    public var asked: [String]
    /// How the attempts end, each with its trigger: `backButton left`.
    public var outcomes: [String]
    /// The stack afterwards, root first.
    public var stack: [String]
    /// What else there is to see, as the step observes it.
    public var effect: String?
    /// Whether the library reports a pop that it could not ask about.
    public var isReported: Bool

    public init(
      asked: [String] = [], outcomes: [String] = [], stack: [String], effect: String? = nil, isReported: Bool = false
    ) {
      self.asked = asked
      self.outcomes = outcomes
      self.stack = stack
      self.effect = effect
      self.isReported = isReported
    }
  }
}
