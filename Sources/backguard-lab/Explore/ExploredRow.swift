import BackGuardTesting
import HeadlessUIKit

/// What exploring one app on one system has shown, in the form that is printed as JSON.
struct ExploredRow: Codable {
  let scenario: String
  let system: String
  let way: String
  /// `nil` for a random run.
  let depth: Int?
  /// Of a random run.
  let seed: Int?
  /// Under how many answers to the open questions it was explored, and how many settings that stands for: what an answer
  /// changes nothing in is not explored again.
  let settings: Int
  let settingsCovered: Int
  let states: Int
  let edges: Int
  /// What of them was known from another setting, since no question that is answered differently came up.
  let knownEdges: Int
  let checkedEdges: Int
  let executedActions: Int
  let worlds: Int
  /// What attempts came to, sorted.
  let passages: [String]
  /// Whether the search came to its end.
  let isComplete: Bool
  let findings: [ExploredFinding]

  @MainActor
  init(_ swept: [SweptSetting], isComplete isSwept: Bool, of unit: ExploredUnit, _ options: ExploreOptions) {
    let results = swept.map(\.result)
    func sum(_ count: KeyPath<ExplorerResult, Int>) -> Int { results.reduce(0) { $0 + $1[keyPath: count] } }
    scenario = unit.explored.scenario
    system = unit.system.description
    way = unit.explored.way
    depth = options.depth
    seed = nil
    settings = swept.count
    settingsCovered = options.assumptions.settings
    states = sum(\.states)
    edges = sum(\.edges)
    knownEdges = sum(\.knownEdges)
    checkedEdges = sum(\.checkedEdges)
    executedActions = sum(\.executed)
    worlds = sum(\.worlds)
    passages = results.reduce(into: Set()) { $0.formUnion($1.passages) }.map(\.rawValue).sorted()
    isComplete = isSwept && results.allSatisfy(\.isComplete)
    findings = ExploredFinding.merging(swept, of: unit)
  }

  @MainActor
  init(_ run: RandomRunResult, of unit: ExploredUnit, _ options: ExploreOptions) {
    scenario = unit.explored.scenario
    system = unit.system.description
    way = unit.explored.way
    depth = nil
    seed = options.seed
    settings = 1
    settingsCovered = 1
    states = 0
    edges = 0
    knownEdges = 0
    checkedEdges = 0
    executedActions = run.executed
    worlds = 1
    passages = run.passages.map(\.rawValue).sorted()
    isComplete = run.finding != nil || run.executed == options.randomActions
    findings = run.finding.map { [ExploredFinding($0, count: 1, of: unit)] } ?? []
  }

  var text: String {
    let violations = findings.reduce(0) { $0 + $1.count }
    let end = (violations == 0 ? "no violation" : "\(violations) violations") + (isComplete ? "" : ", stopped")
    guard let depth else {
      return "iOS \(system), \(scenario), \(way): \(executedActions) random actions from seed \(seed ?? 0), \(end)"
    }
    return "iOS \(system), \(scenario), \(way): depth \(depth), "
      + (settingsCovered > 1 ? "\(settings) settings for \(settingsCovered), " : "")
      + "\(states) states, \(edges) edges (\(knownEdges > 0 ? "\(knownEdges) known before, " : "")"
      + "\(checkedEdges) checked again), "
      + "\(executedActions) actions on \(worlds) phones, \(end)"
  }
}
