public import HeadlessUIKit

/// What an explorer has seen.
@MainActor
public struct ExplorerResult {
  public let states: Int
  /// Pairs of a state and an action that were tried.
  public let edges: Int
  /// Actions carried out, replays and the check of the fold included.
  public let executed: Int
  /// Those of the search alone.
  public let executedBySearch: Int
  /// Fresh phones that were set up.
  public let worlds: Int
  /// States that were described.
  public let descriptions: Int
  /// Pairs that were tried again by another way, to see whether equal descriptions mean equal states.
  public let checkedEdges: Int
  public let depth: Int
  /// What the search has kept of all states, in bytes.
  public let bytes: Int
  /// Whether everything up to the depth was tried; else the search was told to stop.
  public let isComplete: Bool
  /// How many of the pairs were known from another search, since no answer that differs came up in them.
  public let knownEdges: Int
  /// The open questions about UIKit whose answers mattered.
  public let consultedQuestions: Device.Assumptions.Questions
  /// What attempts have come to: the coverage of the library's state machine.
  public let passages: Set<AttemptPassage>
  /// What was done on each phone, if that was to be remembered.
  public let histories: [[UserAction]]
  /// One a kind of violation.
  public let findings: [ExplorerFinding]
  let graph: ExplorerGraph
}

/// One kind of violation, with the shortest list of actions that shows it.
public struct ExplorerFinding: Sendable {
  public let violation: Violation
  /// How many steps show it.
  public let count: Int
  public let actions: [UserAction]
  /// For each action that shows it, the shortest list that ends with it.
  public var listsByLastAction: [UserAction: [UserAction]] = [:]
  let app: String

  /// A test that shows it, ready to be pasted.
  ///
  /// - Parameters:
  ///   - device: the expression that makes the phone.
  ///   - assumptions: what it relies on.
  public func test(on device: String, under assumptions: Device.Assumptions = Device.Assumptions()) -> String {
    let assignments = assumptions.assignments
    let beginning =
      assignments.isEmpty
      ? "let world = ExploredWorld(\(app), on: \(device))"
      : (["var assumptions = Device.Assumptions()"] + assignments.map { "assumptions.\($0)" }
        + ["let world = ExploredWorld(\(app), on: \(device))"]).joined(separator: "\n  ")
    return """
      @Test("\(violation.rule.rawValue): \(actions.map(\.description).joined(separator: ", ").replacing("\"", with: "'"))")
      func \(violation.rule.rawValue)() throws {
        \(beginning)
        let actions: [UserAction] = [
          \(actions.map(\.source).joined(separator: ",\n    ")),
        ]
        for action in actions { try world.perform(action) }
        #expect(world.violations.isEmpty)
      }
      """
  }
}
