extension Device.Assumptions {
  /// Some of the open questions.
  public struct Questions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// One question.
    @MainActor
    public init(_ question: PartialKeyPath<Device.Assumptions>) {
      guard let place = Self.places[question] else {
        fatalError("No other answer to \(question) is known: list it in Device.Assumptions.alternatives.")
      }
      rawValue = 1 << place
    }

    /// Where each question stands in ``Device/Assumptions/alternatives``.
    @MainActor private static let places: [PartialKeyPath<Device.Assumptions>: UInt32] = {
      precondition(alternatives.count <= 32, "\(alternatives.count) open questions are more than a set of them holds.")
      return Dictionary(uniqueKeysWithValues: zip(alternatives.map(\.question), 0...))
    }()
  }
}
