import HeadlessUIKit

/// Finds the states that a user can come to by some actions, and pictures of what happens between them.
///
/// Other than the explorer it only counts what the user does: time passes until nothing moves, with one action in the
/// meantime at most. So a few hundred states go far enough to play with.
@MainActor
struct PlaygroundSearch {
  private let app: ExploredApp
  private let depth: Int
  private let makeDevice: @MainActor () -> Device
  private let mustStop: @MainActor () -> Bool
  /// Whether everything was tried.
  private(set) var isComplete = true
  private let folding = StateFold()
  private var places: [UInt64: Int] = [:]
  private(set) var states: [PlaygroundState] = []
  /// The states whose actions are to be tried, by how many actions of the user lead there.
  private var open: [[Visit]]

  private struct Visit {
    let state: Int
    /// Whether something has been done since the phone was at rest, and something more in the meantime.
    let isInterrupted: Bool
  }

  init(
    _ app: ExploredApp, depth: Int, until mustStop: @escaping @MainActor () -> Bool = { false },
    on makeDevice: @escaping @MainActor () -> Device
  ) {
    self.app = app
    self.depth = depth
    self.mustStop = mustStop
    self.makeDevice = makeDevice
    open = Array(repeating: [], count: depth + 1)
    _ = place(of: makeWorld(), depth: 0, parent: nil)
    open[0].append(Visit(state: 0, isInterrupted: false))
    for level in 0...depth {
      while let visit = open[level].popLast() { tryActions(of: visit, at: level) }
    }
  }

  private mutating func tryActions(of visit: Visit, at level: Int) {
    for index in states[visit.state].actions.indices {
      let action = states[visit.state].actions[index].action
      let isTime = action == .waitUntilDue
      guard states[visit.state].steps[index] == nil, isTime || (level < depth && !visit.isInterrupted) else { continue }
      if mustStop() {
        isComplete = false
        return
      }
      take(index, of: visit, at: isTime ? level : level + 1)
    }
  }

  private mutating func take(_ index: Int, of visit: Visit, at level: Int) {
    let action = states[visit.state].actions[index].action
    let wasMoving = states[visit.state].actions.contains { $0.action == .waitUntilDue }
    let world = replay(to: visit.state)
    defer { world.end() }
    world.record()
    let film = PlaygroundFilm(of: world)
    guard let frames = film.perform(action) else { return }
    let known = states.count
    let target = place(of: world, depth: level, parent: (visit.state, index))
    states[visit.state].steps[index] = PlaygroundStep(
      target: target, frames: frames, lines: world.device.log.take(),
      violations: world.violations.map(\.description), milliseconds: film.milliseconds)
    let isInterrupted = !world.isAtRest && (visit.isInterrupted || (wasMoving && action != .waitUntilDue))
    if target == known || !isInterrupted { open[level].append(Visit(state: target, isInterrupted: isInterrupted)) }
  }

  /// The state that the phone is in, new or known.
  private mutating func place(of world: ExploredWorld, depth: Int, parent: (Int, Int)?) -> Int {
    let fold = world.fold(by: folding)
    if let known = places[fold] { return known }
    let actions = world.possibleActions.filter { $0 != .waitHalf }.map {
      PlaygroundAction(action: $0, area: $0.touchTarget.flatMap(world.device.area))
    }
    places[fold] = states.count
    states.append(
      PlaygroundState(
        drawing: SVGDrawing(of: world.device), summary: world.device.summary, pending: world.pendingAttempts,
        atStake: world.watched.namesAtStake, actions: actions, parent: parent.map { (state: $0.0, action: $0.1) },
        depth: depth,
        steps: Array(repeating: nil, count: actions.count)))
    return states.count - 1
  }

  private func makeWorld() -> ExploredWorld { ExploredWorld(app, on: makeDevice()) }

  private func replay(to state: Int) -> ExploredWorld {
    var actions: [UserAction] = []
    var way = states[state].parent
    while let step = way {
      actions.append(states[step.state].actions[step.action].action)
      way = states[step.state].parent
    }
    let world = makeWorld()
    for action in actions.reversed() {
      do { try world.perform(action) } catch { fatalError("\(action) was possible once and is not: \(error)") }
    }
    return world
  }
}

extension UserAction {
  /// What a finger does it to; `nil` for what is done in another way.
  var touchTarget: TouchTarget? {
    switch self {
    case .tapBack, .longPressBack: .backButton
    case .chooseRow(let title): .menuRow(title)
    case .closeMenu, .tapOutside: .outside
    case .tapTab(let title): .tab(title)
    case .dragSheet: .sheet
    case .answer(let title): .answer(title)
    case .tap(let title): .titled(title)
    case .own, .swipeBack, .scrub, .pressBackKeys, .waitUntilDue, .waitHalf: nil
    }
  }
}
