import HeadlessUIKit

/// Makes a list of actions that shows something shorter, until no single one can be left out (delta debugging).
@MainActor
struct ActionShrinker {
  /// The part of a list that was carried out, up to where it shows what is looked for; `nil` if it does not.
  let shown: ([UserAction]) -> [UserAction]?

  func shrink(_ actions: [UserAction]) -> [UserAction] {
    var shortest = end(of: actions)
    var length = max(1, shortest.count / 2)
    while true {
      let before = shortest.count
      leaveOut(length, of: &shortest)
      if length > 1 { length /= 2 } else if shortest.count == before { return shortest }
    }
  }

  /// The last few actions mostly do: twice as many until they do.
  private func end(of actions: [UserAction]) -> [UserAction] {
    var length = 8
    while length < actions.count {
      if let done = shown(actions.suffix(length)) { return done }
      length *= 2
    }
    return shown(actions) ?? actions
  }

  /// Leaves out every stretch of a length without which it still shows.
  private func leaveOut(_ length: Int, of actions: inout [UserAction]) {
    var start = 0
    while start < actions.count {
      var rest = actions
      rest.removeSubrange(start..<min(start + length, actions.count))
      if let done = shown(rest) { actions = done } else { start += length }
    }
  }
}

extension ActionShrinker {
  /// - Parameter rule: what is to be violated, whatever else is before.
  init(toShow rule: Violation.Rule, in app: ExploredApp, on makeDevice: @escaping @MainActor () -> Device) {
    shown = { actions in
      let world = ExploredWorld(app, on: makeDevice())
      defer { world.end() }
      var done: [UserAction] = []
      for action in actions {
        guard world.possibleActions.contains(action), (try? world.perform(action)) != nil else { continue }
        done.append(action)
        if world.violations.contains(where: { $0.rule == rule }) { return done }
      }
      return nil
    }
  }
}
