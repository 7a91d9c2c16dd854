import HeadlessUIKit

/// The search of one explorer: the graph of states so far.
@MainActor
struct ExplorerSearch {
  /// About as many actions as a fresh phone costs.
  private static let costOfWorld = 5

  private let explorer: Explorer
  private let folding: StateFold
  var states: [ExplorerState] = []
  private(set) var places: [UInt64: Int] = [:]
  /// Many states offer the same actions: one array for all of them.
  private var actionLists: [[UserAction]: [UserAction]] = [:]
  /// The states by depth that had an untried action when they were put here.
  private var open: [[Int]]
  private var violations: [(state: Int, action: Int, violation: Violation)] = []
  /// What had been done on the phone that showed a violation of a rule first.
  private var firstHistories: [Violation.Rule: [UserAction]] = [:]
  /// Actions that were carried out, replays included.
  var executed = 0
  /// States that were described.
  private(set) var descriptions = 0
  private(set) var worlds = 0
  var checkedEdges = 0
  /// What was done on each phone, if that is to be remembered.
  private(set) var histories: [[UserAction]]?
  /// By which step, for the check of the fold.
  private(set) var rulesBroken: [ExplorerState.Way: Set<Violation.Rule>] = [:]
  var depth: Int { explorer.depth }
  /// When a state was come by last in a search for the nearest one, by the number of the search.
  var marks: [Int32] = []
  var lastMark: Int32 = 0
  private let mustStop: @MainActor () -> Bool
  private(set) var wasStopped = false
  /// The open questions that came up before the first action.
  private(set) var questionsOfSetUp: Device.Assumptions.Questions = []
  /// How many pairs of a state and an action were known before the search began.
  private(set) var knownEdges = 0
  private(set) var passages: Set<AttemptPassage> = []

  /// What is kept of the states, with the rooms that the arrays hold ready: the actions are shared, so not counted.
  var bytes: Int {
    let arrayHead = 32
    let edges = states.reduce(0) { $0 + arrayHead + $1.edges.capacity * MemoryLayout<ExplorerState.Edge>.stride }
    let lists = open.reduce(0) { $0 + arrayHead + $1.capacity * MemoryLayout<Int>.stride }
    return states.capacity * MemoryLayout<ExplorerState>.stride + edges + lists
      + places.capacity * (MemoryLayout<UInt64>.stride + MemoryLayout<Int>.stride)
      + marks.capacity * MemoryLayout<Int32>.stride
  }

  /// What others may begin with.
  var graph: ExplorerGraph {
    ExplorerGraph(states: states, depth: depth, rulesBroken: rulesBroken, questionsOfSetUp: questionsOfSetUp)
  }

  init(
    _ explorer: Explorer, knowing known: ExplorerGraph?, remembering remembers: Bool,
    until mustStop: @escaping @MainActor () -> Bool
  ) {
    self.explorer = explorer
    histories = remembers ? [] : nil
    self.mustStop = mustStop
    folding = StateFold(omitting: explorer.omitted)
    open = Array(repeating: [], count: explorer.depth + 1)
    if let known { begin(with: known) }
  }

  private mutating func begin(with known: ExplorerGraph) {
    states = known.states
    rulesBroken = known.rulesBroken
    knownEdges = known.edges
    for (index, state) in states.enumerated() {
      places[state.fold] = index
      actionLists[state.actions] = state.actions
      if state.depth < depth, !state.isFullyTried { open[state.depth].append(index) }
    }
  }

  // MARK: - The search

  mutating func exploreAll() {
    var walk = ExplorerWalk(makeWorld())
    let start = place(of: walk.world, depth: 0, by: nil)
    precondition(start == 0, "A fresh phone is in another state than the one where the search began.")
    questionsOfSetUp = walk.world.takeConsultedQuestions()
    goOn(&walk)
    while !isStopped(), let start = nextOpen() {
      if !walkOn(&walk, atMost: states[start].depth + Self.costOfWorld, to: .untried) {
        guard let fresh = replay(to: start) else {
          states[start].isGivenUp = true
          continue
        }
        putAway(walk)
        walk = fresh
      }
      goOn(&walk)
    }
    putAway(walk)
  }

  /// Tries one action after the other, each in the state that the one before led to.
  private mutating func goOn(_ walk: inout ExplorerWalk) {
    while let current = walk.place, states[current].depth < depth, !states[current].isFullyTried {
      let index = states[current].untriedAction
      let action = states[current].actions[index]
      _ = walk.world.takeConsultedQuestions()
      do {
        executed += 1
        try walk.perform(action)
      } catch {
        let questions = walk.world.takeConsultedQuestions()
        states[current].add(.init(to: nil, arrival: walk.arrival, asking: questions))
        continue
      }
      let way = ExplorerState.Way(from: current, action: index)
      let next = place(of: walk.world, depth: states[current].depth + 1, by: way)
      let questions = walk.world.takeConsultedQuestions()
      states[current].add(.init(to: next, arrival: walk.arrival, asking: questions))
      for violation in walk.world.violations {
        violations.append((current, index, violation))
        if firstHistories[violation.rule] == nil { firstHistories[violation.rule] = walk.history }
        rulesBroken[way, default: []].insert(violation.rule)
      }
      walk.move(to: next, by: way, isShortest: states[next].parent == way)
    }
  }

  /// The shallowest state with an untried action.
  private mutating func nextOpen() -> Int? {
    for depth in 0..<depth {
      while let candidate = open[depth].last {
        if states[candidate].depth == depth, !states[candidate].isFullyTried { return candidate }
        open[depth].removeLast()
      }
    }
    return nil
  }

  /// The state that the phone is in: a new one, or one that is known, perhaps by a longer way.
  private mutating func place(of world: ExploredWorld, depth: Int, by way: ExplorerState.Way?) -> Int {
    descriptions += 1
    let (fold, actions) = Device.$running.withValue(world.device) { (world.fold(by: folding), world.possibleActions) }
    guard let known = places[fold] else {
      let new = states.count
      if actionLists[actions] == nil { actionLists[actions] = actions }
      states.append(
        ExplorerState(
          fold: fold, actions: actionLists[actions] ?? actions, isAtRoot: world.isAtRoot, depth: depth, parent: way))
      places[fold] = new
      open[depth].append(new)
      return new
    }
    if let way {
      if actions != states[known].actions { note(way, "other actions are possible") }
      states[known].come(by: way)
      if depth < states[known].depth {
        lower(known, to: depth, by: way)
      } else if way != states[known].parent, states[known].otherWay.map({ $0.from == known }) ?? true {
        states[known].otherWay = way
      }
    }
    return known
  }

  mutating func fold(of world: ExploredWorld) -> UInt64 {
    descriptions += 1
    return Device.$running.withValue(world.device) { world.fold(by: folding) }
  }

  /// A shorter way has turned up: what lies behind is nearer too.
  private mutating func lower(_ state: Int, to depth: Int, by way: ExplorerState.Way) {
    states[state].otherWay = states[state].parent
    var queue = [(state, depth, way)]
    while let (state, depth, way) = queue.popLast() {
      guard depth < states[state].depth else { continue }
      states[state].depth = depth
      states[state].parent = way
      // What is known from another search may be deeper than this one goes.
      if depth < self.depth { open[depth].append(state) }
      for (action, edge) in states[state].edges.enumerated() {
        if let next = edge.target { queue.append((next, depth + 1, ExplorerState.Way(from: state, action: action))) }
      }
    }
  }

  // MARK: - Ways

  /// The shortest list of actions that leads to a state.
  func wayTo(_ state: Int) -> [UserAction] {
    var actions: [UserAction] = []
    var way = states[state].parent
    while let step = way {
      actions.append(states[step.from].actions[step.action])
      way = states[step.from].parent
    }
    return actions.reversed()
  }

  private mutating func makeWorld() -> ExploredWorld {
    worlds += 1
    return explorer.makeWorld()
  }

  private mutating func putAway(_ walk: ExplorerWalk) {
    histories?.append(walk.history)
    putAway(walk.world)
  }

  /// Notes what its attempts came to.
  private mutating func putAway(_ world: ExploredWorld) {
    passages.formUnion(world.ledger.passages)
    world.end()
  }

  private mutating func isStopped() -> Bool {
    wasStopped = wasStopped || mustStop()
    return wasStopped
  }

  /// Comes to a state on a fresh phone, the shortest way; `nil` if that does not lead there any more.
  private mutating func replay(to state: Int) -> ExplorerWalk? {
    var walk = ExplorerWalk(makeWorld())
    var ways: [ExplorerState.Way] = []
    var next = states[state].parent
    while let way = next {
      ways.append(way)
      next = states[way.from].parent
    }
    for way in ways.reversed() {
      executed += 1
      let action = states[way.from].actions[way.action]
      guard (try? walk.perform(action)) != nil else {
        note(way, "\(action) is impossible")
        putAway(walk)
        return nil
      }
      walk.move(to: states[way.from].edges[way.action].target ?? state, by: way, isShortest: true)
    }
    return walk
  }

  // MARK: - The check of the fold

  /// Comes to every state by another way, as far as one is known, and does there what has been done before: it must lead
  /// to the same states.
  mutating func checkFold() {
    for start in states.indices {
      while !isStopped(), let way = wayToCheck(start) {
        let failuresBefore = violations.count
        if var walk = replay(to: way.from) {
          if walkAlong(way.action, &walk), haveSameActions(walk) {
            repeat {
              check(&walk)
            } while walkOn(&walk, atMost: Self.costOfWorld + states[start].depth, to: .news)
          }
          putAway(walk)
        }
        if violations.count > failuresBefore { break }
      }
    }
  }

  /// A way by which a phone that comes to the state finds something to check there.
  private func wayToCheck(_ state: Int) -> ExplorerState.Way? {
    let state = states[state]
    guard let other = state.otherWay, let parent = state.parent else {
      return state.otherWay.flatMap { state.actionToCheck(after: $0, hasStrayed: true) == nil ? nil : $0 }
    }
    // The shortest way first: on another one, what is hidden may have happened already when the action was tried first.
    return [parent, other].first { state.actionToCheck(after: $0, hasStrayed: true) != nil }
  }

  private mutating func haveSameActions(_ walk: ExplorerWalk) -> Bool {
    guard let place = walk.place, let arrival = walk.arrival else { return true }
    if walk.world.possibleActions == states[place].actions { return true }
    note(arrival, "other actions are possible")
    return false
  }

  /// Goes on from one state to the next while there is something to check.
  private mutating func check(_ walk: inout ExplorerWalk) {
    while let place = walk.place, let arrival = walk.arrival,
      let action = states[place].actionToCheck(after: arrival, hasStrayed: walk.hasStrayed)
    {
      if !walkAlong(action, &walk) { return }
    }
  }

  /// Where the descriptions of two states part, in words.
  mutating func difference(between one: [UserAction], and other: [UserAction]) -> String {
    let words = StateFold(omitting: explorer.omitted, inWords: true)
    let descriptions = [one, other].map { actions in
      let world = makeWorld()
      for action in actions {
        executed += 1
        try? world.perform(action)
      }
      _ = world.fold(by: words)
      putAway(world)
      return words.lines
    }
    guard let index = descriptions[0].indices.first(where: { !descriptions[1].starts(with: descriptions[0][...$0]) })
    else { return "more is said" }
    return descriptions.map { $0[max(0, index - 3)..<min($0.count, index + 2)].joined(separator: ", ") }
      .joined(separator: " | ")
  }

  mutating func note(_ way: ExplorerState.Way, _ what: String) {
    let sentence = "The state after these actions passes for another one, but \(what)."
    violations.append((way.from, way.action, Violation(.wrongFold, sentence)))
  }

  // MARK: - Dead ends

  /// From every state some actions lead to the first screen; what lies behind the depth is given the benefit of the doubt.
  mutating func findDeadEnds() {
    var predecessors: [[Int]] = Array(repeating: [], count: states.count)
    var queue: [Int] = []
    var isAlive = Array(repeating: false, count: states.count)
    for (index, state) in states.enumerated() {
      for case let next? in state.edges.lazy.map(\.target) { predecessors[next].append(index) }
      if state.isAtRoot || !state.isFullyTried {
        isAlive[index] = true
        queue.append(index)
      }
    }
    while let state = queue.popLast() {
      for former in predecessors[state] where !isAlive[former] {
        isAlive[former] = true
        queue.append(former)
      }
    }
    for (index, state) in states.enumerated() where !isAlive[index] {
      guard let way = state.parent else { continue }
      violations.append((way.from, way.action, Violation(.deadEnd, "No actions lead from here to the first screen.")))
    }
  }

  // MARK: - What was found

  /// For each kind of violation how often it was seen, and the shortest list of actions that shows it.
  func findings(of app: ExploredApp) -> [ExplorerFinding] {
    Violation.Rule.allCases.compactMap { rule in
      let seen = violations.filter { $0.violation.rule == rule }
      guard let shortest = seen.min(by: { states[$0.state].depth < states[$1.state].depth }) else { return nil }
      var lists: [UserAction: [UserAction]] = [:]
      for (state, action, _) in seen.sorted(by: { states[$0.state].depth < states[$1.state].depth }) {
        let last = states[state].actions[action]
        if lists[last] == nil { lists[last] = wayTo(state) + [last] }
      }
      var actions = wayTo(shortest.state) + [states[shortest.state].actions[shortest.action]]
      if let history = firstHistories[rule] {
        let shrinker = ActionShrinker(toShow: rule, in: app, on: explorer.makeDevice)
        // Where the description of states is wrong the way to one may not show what another phone has shown there.
        if shrinker.shown(actions) == nil { actions = shrinker.shrink(history) }
      }
      return ExplorerFinding(
        violation: shortest.violation, count: seen.count, actions: actions, listsByLastAction: lists, app: app.source)
    }
  }
}
