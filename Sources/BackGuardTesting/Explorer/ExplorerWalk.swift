import HeadlessUIKit

/// A phone on its way through the states.
@MainActor
struct ExplorerWalk {
  /// After so many actions a fresh phone is better: what is found at the end of a long list is hard to understand.
  static let greatestLength = 1000

  let world: ExploredWorld
  /// Everything it has done.
  private(set) var history: [UserAction] = []
  /// The state it is in; `nil` if nobody knows.
  private(set) var place: Int? = 0
  /// The way by which it came there; `nil` at the beginning.
  private(set) var arrival: ExplorerState.Way?
  /// Whether it has gone another way than the shortest.
  private(set) var hasStrayed = false

  init(_ world: ExploredWorld) {
    self.world = world
  }

  mutating func perform(_ action: UserAction, judging judges: Bool = true) throws {
    // Bound once for the whole action: each touch inside finds it bound.
    try Device.$running.withValue(world.device) { try world.perform(action, judging: judges) }
    history.append(action)
  }

  func describe(by fold: StateFold) -> UInt64 {
    Device.$running.withValue(world.device) { world.fold(by: fold) }
  }

  mutating func move(to place: Int, by way: ExplorerState.Way, isShortest: Bool) {
    self.place = place
    arrival = way
    if !isShortest { hasStrayed = true }
  }

  /// It is somewhere where nothing is known.
  mutating func getLost() { place = nil }
}

extension ExplorerSearch {
  /// How many states are looked at to find the nearest one.
  private static let sight = 2000

  /// What a walk looks for.
  enum Goal {
    /// A state in which something is untried, and which is not as deep as the search goes.
    case untried
    /// A state in which something would be news.
    case news
  }

  private func isReached(_ goal: Goal, in state: Int, by way: ExplorerState.Way, hasStrayed: Bool) -> Bool {
    switch goal {
    case .untried: states[state].depth < depth && !states[state].isFullyTried
    case .news: states[state].actionToCheck(after: way, hasStrayed: hasStrayed) != nil
    }
  }

  /// Goes by known ways to the nearest state where the goal is reached, if that is near enough. What is done again on the
  /// way is compared with what was seen first, where that may be news.
  mutating func walkOn(_ walk: inout ExplorerWalk, atMost limit: Int, to goal: Goal) -> Bool {
    func isThere() -> Bool {
      guard let place = walk.place, let arrival = walk.arrival else { return false }
      return isReached(goal, in: place, by: arrival, hasStrayed: walk.hasStrayed)
    }
    guard walk.history.count + limit <= ExplorerWalk.greatestLength else { return false }
    if isThere() { return true }
    guard comeBack(&walk) else { return false }
    if isThere() { return true }
    guard let actions = shortestWay(from: walk, atMost: limit, to: goal) else { return false }
    return actions.indices.allSatisfy { walkAlong(actions[$0], &walk, isOnItsWay: $0 < actions.count - 1) }
  }

  private mutating func shortestWay(from walk: ExplorerWalk, atMost limit: Int, to goal: Goal) -> [Int]? {
    guard let start = walk.place else { return nil }
    lastMark += 1
    while marks.count < states.count { marks.append(0) }
    marks[start] = lastMark
    /// States that have been come by, with the step before.
    var seen: [(state: Int, former: Int, action: Int, length: Int)] = [(start, -1, 0, 0)]
    var next = 0
    while next < seen.count, seen.count < Self.sight, seen[next].length < limit {
      let state = seen[next].state
      for index in states[state].edges.indices {
        guard let target = states[state].edges[index].target else { continue }
        // Every way into a state counts, not only the first.
        let way = ExplorerState.Way(from: state, action: index)
        if isReached(goal, in: target, by: way, hasStrayed: walk.hasStrayed) {
          var actions = [index]
          var step = next
          while step > 0 {
            actions.append(seen[step].action)
            step = seen[step].former
          }
          return actions.reversed()
        }
        guard marks[target] != lastMark else { continue }
        marks[target] = lastMark
        seen.append((target, next, index, seen[next].length + 1))
      }
      next += 1
    }
    return nil
  }

  /// From where nothing has been tried, since it is as deep as the search goes, time leads back to what is known, perhaps.
  private mutating func comeBack(_ walk: inout ExplorerWalk) -> Bool {
    guard let place = walk.place else { return false }
    guard states[place].edges.isEmpty else { return true }
    guard let index = states[place].actions.firstIndex(of: .waitUntilDue) else { return false }
    for _ in 0..<3 {
      executed += 1
      guard walk.world.device.clock.nextDue != nil, (try? walk.perform(.waitUntilDue)) != nil else { break }
      guard let known = places[fold(of: walk.world)] else { continue }
      walk.move(to: known, by: ExplorerState.Way(from: place, action: index), isShortest: false)
      return true
    }
    walk.getLost()
    return false
  }

  /// Does what has been done before and compares; says whether the phone is where it should be.
  ///
  /// - Parameter isOnItsWay: whether it goes on from there by known ways. Where nothing is news it is then not looked where
  ///   the phone is: that shows in the end.
  mutating func walkAlong(_ index: Int, _ walk: inout ExplorerWalk, isOnItsWay: Bool = false) -> Bool {
    guard let place = walk.place else { return false }
    let edge = states[place].edges[index]
    let action = states[place].actions[index]
    let cause = walk.arrival ?? ExplorerState.Way(from: place, action: index)
    let isNews = walk.arrival.map {
      !edge.isChecked && states[place].isNews(of: edge, after: $0, hasStrayed: walk.hasStrayed)
    }
    if isNews == true {
      states[place].markChecked(index)
      checkedEdges += 1
    }
    executed += 1
    let isPossible = (try? walk.perform(action)) != nil
    guard let expected = edge.target else {
      if isPossible { note(cause, "\(action) is possible") }
      return !isPossible
    }
    let isKnown = isOnItsWay && isNews != true
    let isSame = isPossible && (isKnown || fold(of: walk.world) == states[expected].fold)
    if isSame {
      let way = ExplorerState.Way(from: place, action: index)
      if Set(walk.world.violations.map(\.rule)) != rulesBroken[way] ?? [] {
        note(cause, "\(action) breaks other rules")
      }
      walk.move(to: expected, by: way, isShortest: states[expected].parent == way)
      return true
    }
    if isPossible {
      let difference = difference(between: wayTo(place) + [action], and: walk.history)
      note(cause, "\(action) leads elsewhere: \(difference)")
    } else {
      note(cause, "\(action) is impossible")
    }
    walk.getLost()
    return false
  }
}
