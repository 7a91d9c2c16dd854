import HeadlessUIKit

/// The search of one explorer: the graph of states so far.
@MainActor
struct ExplorerSearch {
  private let explorer: Explorer
  private let folding: StateFold
  private(set) var states: [ExplorerState] = []
  private var places: [UInt64: Int] = [:]
  /// The states by depth that had an untried action when they were put here.
  private var open: [[Int]]
  private var violations: [(state: Int, action: Int, violation: Violation)] = []
  /// Actions that were carried out, replays included.
  private(set) var executed = 0
  private(set) var worlds = 0
  private(set) var checkedEdges = 0
  private let mustStop: @MainActor () -> Bool
  private(set) var wasStopped = false
  private(set) var consultedQuestions: Set<PartialKeyPath<Device.Assumptions>> = []
  private var lastDevice: Device?

  var edgeCount: Int { states.reduce(0) { $0 + $1.successors.count } }

  init(_ explorer: Explorer, until mustStop: @escaping @MainActor () -> Bool) {
    self.explorer = explorer
    self.mustStop = mustStop
    folding = StateFold(omitting: explorer.omitted)
    open = Array(repeating: [], count: explorer.depth + 1)
  }

  // MARK: - The search

  mutating func exploreAll() {
    _ = place(of: makeWorld(), depth: 0, by: nil)
    while !isStopped(), let start = nextOpen() {
      let world = replay(wayTo(start))
      goOn(from: start, in: world)
    }
  }

  /// Tries one action after the other, each in the state that the one before led to.
  private mutating func goOn(from start: Int, in world: ExploredWorld) {
    var current = start
    while states[current].depth < explorer.depth, !states[current].isFullyTried {
      let index = states[current].successors.count
      do {
        executed += 1
        try world.perform(states[current].actions[index])
      } catch {
        states[current].successors.append(nil)
        continue
      }
      let next = place(
        of: world, depth: states[current].depth + 1, by: ExplorerState.Way(from: current, action: index))
      states[current].successors.append(next)
      for violation in world.violations { violations.append((current, index, violation)) }
      if !states[current].isFullyTried { open[states[current].depth].append(current) }
      current = next
    }
  }

  private mutating func nextOpen() -> Int? {
    for depth in 0..<explorer.depth {
      while let candidate = open[depth].popLast() {
        if states[candidate].depth == depth, !states[candidate].isFullyTried { return candidate }
      }
    }
    return nil
  }

  /// The state that the phone is in: a new one, or one that is known, perhaps by a longer way.
  private mutating func place(of world: ExploredWorld, depth: Int, by way: ExplorerState.Way?) -> Int {
    let fold = world.fold(by: folding)
    guard let known = places[fold] else {
      let new = states.count
      states.append(
        ExplorerState(
          fold: fold, actions: world.possibleActions, isAtRoot: world.isAtRoot, depth: depth, parent: way))
      places[fold] = new
      open[depth].append(new)
      return new
    }
    if let way {
      if world.possibleActions != states[known].actions { note(way, "other actions are possible") }
      if depth < states[known].depth {
        lower(known, to: depth, by: way)
      } else if states[known].otherWay.map({ $0.from == known }) ?? true {
        states[known].otherWay = way
      }
    }
    return known
  }

  /// A shorter way has turned up: what lies behind is nearer too.
  private mutating func lower(_ state: Int, to depth: Int, by way: ExplorerState.Way) {
    states[state].otherWay = states[state].parent
    var queue = [(state, depth, way)]
    while let (state, depth, way) = queue.popLast() {
      guard depth < states[state].depth else { continue }
      states[state].depth = depth
      states[state].parent = way
      open[depth].append(state)
      for (action, next) in states[state].successors.enumerated() {
        if let next { queue.append((next, depth + 1, ExplorerState.Way(from: state, action: action))) }
      }
    }
  }

  // MARK: - Ways

  /// The shortest list of actions that leads to a state.
  private func wayTo(_ state: Int) -> [UserAction] {
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
    noteQuestions()
    let world = explorer.makeWorld()
    lastDevice = world.device
    return world
  }

  /// What the last phone had to know.
  private mutating func noteQuestions() {
    if let lastDevice { consultedQuestions.formUnion(lastDevice.consultedQuestions) }
  }

  private mutating func isStopped() -> Bool {
    wasStopped = wasStopped || mustStop()
    return wasStopped
  }

  private mutating func replay(_ actions: [UserAction]) -> ExploredWorld {
    let world = makeWorld()
    for action in actions {
      executed += 1
      do { try world.perform(action) } catch { preconditionFailure("\(action) was possible once and is not: \(error)") }
    }
    return world
  }

  // MARK: - The check of the fold

  /// Comes to every state by another way, as far as one is known, and does there what has been done before: it must lead
  /// to the same states.
  mutating func checkFold() {
    for start in states.indices {
      while let other = states[start].otherWay, hasUnchecked(start), !isStopped() {
        let history = wayTo(other.from) + [states[other.from].actions[other.action]]
        let failuresBefore = violations.count
        check(from: start, by: other, after: history)
        if violations.count > failuresBefore { break }
      }
    }
    noteQuestions()
  }

  private func hasUnchecked(_ state: Int) -> Bool { states[state].checked < states[state].successors.count }

  /// Goes on from one state to the next while there is something to check.
  private mutating func check(from start: Int, by way: ExplorerState.Way, after history: [UserAction]) {
    let world = replay(history)
    var history = history
    var current = start
    var last = way
    if world.possibleActions != states[current].actions {
      return note(last, "other actions are possible")
    }
    while hasUnchecked(current) {
      let index = states[current].checked
      let action = states[current].actions[index]
      states[current].checked += 1
      executed += 1
      checkedEdges += 1
      let isPossible = (try? world.perform(action)) != nil
      history.append(action)
      guard let expected = states[current].successors[index] else {
        if isPossible { return note(last, "\(action) is possible") }
        continue
      }
      guard isPossible else { return note(last, "\(action) is impossible") }
      if world.fold(by: folding) != states[expected].fold {
        let difference = difference(between: wayTo(current) + [action], and: history)
        return note(last, "\(action) leads elsewhere: \(difference)")
      }
      last = ExplorerState.Way(from: current, action: index)
      current = expected
    }
  }

  /// Where the descriptions of two states part, in words.
  private mutating func difference(between one: [UserAction], and other: [UserAction]) -> String {
    let words = StateFold(omitting: explorer.omitted, inWords: true)
    let descriptions = [one, other].map { actions in
      _ = replay(actions).fold(by: words)
      return words.lines
    }
    guard let index = descriptions[0].indices.first(where: { !descriptions[1].starts(with: descriptions[0][...$0]) })
    else { return "more is said" }
    return descriptions.map { $0[max(0, index - 3)..<min($0.count, index + 2)].joined(separator: ", ") }
      .joined(separator: " | ")
  }

  private mutating func note(_ way: ExplorerState.Way, _ what: String) {
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
      for case let next? in state.successors { predecessors[next].append(index) }
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
      let actions = wayTo(shortest.state) + [states[shortest.state].actions[shortest.action]]
      return ExplorerFinding(violation: shortest.violation, count: seen.count, actions: actions, app: app.source)
    }
  }
}
