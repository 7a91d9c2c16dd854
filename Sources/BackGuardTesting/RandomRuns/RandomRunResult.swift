/// What a random run has seen.
public struct RandomRunResult: Sendable {
  /// How many actions were drawn.
  public let executed: Int
  /// What attempts have come to.
  public let passages: Set<AttemptPassage>
  /// The violation that ended it, with a short list of actions that shows it.
  public let finding: ExplorerFinding?
}
