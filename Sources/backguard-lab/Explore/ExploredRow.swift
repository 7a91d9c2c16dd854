import BackGuardTesting
import HeadlessUIKit

/// What exploring one app on one system has shown, in the form that is printed as JSON.
struct ExploredRow: Encodable {
  struct Finding: Encodable {
    let rule: String
    let what: String
    /// How many steps show it.
    let count: Int
    /// The shortest list.
    let actions: [String]
    let test: String

    /// In full, for whoever has to mend it.
    var complaint: String {
      "\(rule), \(count) times: \(what)\n" + actions.map { "  \($0)\n" }.joined() + "\n\(test)\n"
    }
  }

  let scenario: String
  let system: String
  let way: String
  let depth: Int
  let states: Int
  let edges: Int
  let checkedEdges: Int
  let executedActions: Int
  let worlds: Int
  let findings: [Finding]

  @MainActor
  init(_ result: ExplorerResult, of explored: ExploredCase, on system: Device.SystemVersion) {
    scenario = explored.scenario
    self.system = system.description
    way = explored.way
    depth = result.depth
    states = result.states
    edges = result.edges
    checkedEdges = result.checkedEdges
    executedActions = result.executed
    worlds = result.worlds
    let device = "Device(system: .init(\(system.major)))"
    findings = result.findings.map {
      Finding(
        rule: $0.violation.rule.rawValue, what: $0.violation.description, count: $0.count,
        actions: $0.actions.map(\.description), test: $0.test(on: device))
    }
  }

  var text: String {
    let violations = findings.reduce(0) { $0 + $1.count }
    return "iOS \(system), \(scenario), \(way): depth \(depth), \(states) states, \(edges) edges"
      + " (\(checkedEdges) checked again), \(executedActions) actions on \(worlds) phones, "
      + (violations == 0 ? "no violation" : "\(violations) violations")
  }
}
