import HeadlessUIKit

/// What a search has found out, for another search under other answers to the open questions about UIKit.
struct ExplorerGraph {
  /// Those behind the depth of the search are known from another one and may turn out to be nearer.
  let states: [ExplorerState]
  let depth: Int
  /// By which step.
  let rulesBroken: [ExplorerState.Way: Set<Violation.Rule>]
  /// The questions that came up before the first action.
  let questionsOfSetUp: Device.Assumptions.Questions

  /// How many states can be come to within the depth.
  var reached: Int { states.count { $0.depth <= depth } }

  /// Pairs of a state and an action within the depth that were tried, or are known from another search.
  var edges: Int { tried.reduce(0) { $0 + $1.triedEdges } }

  /// Everything that came up.
  var questions: Device.Assumptions.Questions {
    tried.reduce(questionsOfSetUp) { $1.edges.reduce($0) { $0.union($1.questions) } }
  }

  private var tried: some Sequence<ExplorerState> { states.lazy.filter { [depth] in $0.depth < depth } }

  /// What holds whatever the answer to some questions: the states to which actions lead that never asked them, and those
  /// actions. `nil` if nothing does.
  func part(without questions: Device.Assumptions.Questions) -> ExplorerGraph? {
    guard questionsOfSetUp.isDisjoint(with: questions) else { return nil }
    /// The states in the part, nearest first, by their places here.
    var found = [0]
    var places = [0: 0]
    var ways: [(depth: Int, parent: ExplorerState.Way?)] = [(0, nil)]
    var part: [ExplorerState] = []
    var rulesBroken: [ExplorerState.Way: Set<Violation.Rule>] = [:]
    while part.count < found.count {
      let place = part.count
      let edges = states[found[place]].edges.enumerated().map { action, edge in
        guard edge.isTried, edge.questions.isDisjoint(with: questions) else { return ExplorerState.Edge.untried }
        let way = ExplorerState.Way(from: place, action: action)
        rulesBroken[way] = self.rulesBroken[ExplorerState.Way(from: found[place], action: action)]
        guard let target = edge.target else { return edge.known(leadingTo: nil) }
        if places[target] == nil {
          places[target] = found.count
          found.append(target)
          ways.append((ways[place].depth + 1, way))
        }
        return edge.known(leadingTo: places[target])
      }
      part.append(states[found[place]].known(by: edges, depth: ways[place].depth, parent: ways[place].parent))
    }
    return ExplorerGraph(states: part, depth: depth, rulesBroken: rulesBroken, questionsOfSetUp: questionsOfSetUp)
  }
}
