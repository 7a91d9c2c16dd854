/// A moment in which a scenario stands still.
public struct ScenarioMoment: Sendable {
  /// The number of the step, from 1; 0 before the first.
  public let step: Int
  /// What was done last.
  public let action: String
  /// What happened then.
  public let lines: [String]
}

public typealias ScenarioWatch = @MainActor (ScenarioMoment) -> Void
