/// What a random run has seen.
public struct RandomRunResult: Sendable {
  /// How many actions were drawn.
  public let executed: Int
  /// The violation that ended it, with a short list of actions that shows it.
  public let finding: ExplorerFinding?
}
