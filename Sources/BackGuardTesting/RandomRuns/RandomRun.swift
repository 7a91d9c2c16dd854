public import HeadlessUIKit

/// One long life of an app on one phone: actions drawn by chance, the rules checked after each, until one is violated.
///
/// Sees what lies deeper than an ``Explorer`` comes. The same seed draws the same actions.
@MainActor
public struct RandomRun {
  private let app: ExploredApp
  private let makeDevice: @MainActor () -> Device
  private let seed: UInt64

  public init(_ app: ExploredApp, seed: UInt64, on makeDevice: @escaping @MainActor () -> Device) {
    self.app = app
    self.seed = seed
    self.makeDevice = makeDevice
  }

  /// Carries out up to `count` actions.
  ///
  /// - Parameter mustStop: asked before every action.
  public func run(_ count: Int, until mustStop: @MainActor () -> Bool = { false }) -> RandomRunResult {
    var generator = SeededGenerator(seed: seed)
    let world = ExploredWorld(app, on: makeDevice())
    defer { world.end() }
    var actions: [UserAction] = []
    var tried = 0
    while tried < count, !mustStop() {
      guard let action = world.possibleActions.randomElement(using: &generator) else { break }
      tried += 1
      // What turned out to be impossible has done nothing.
      guard (try? world.perform(action)) != nil else { continue }
      actions.append(action)
      if let violation = world.violations.first {
        return RandomRunResult(
          executed: tried, passages: world.ledger.passages, finding: finding(violation, after: actions))
      }
    }
    return RandomRunResult(executed: tried, passages: world.ledger.passages, finding: nil)
  }

  private func finding(_ violation: Violation, after actions: [UserAction]) -> ExplorerFinding {
    let short = ActionShrinker(toShow: violation.rule, in: app, on: makeDevice).shrink(actions)
    let world = ExploredWorld(app, on: makeDevice())
    defer { world.end() }
    for action in short { try? world.perform(action) }
    let seen = world.violations.first { $0.rule == violation.rule } ?? violation
    return ExplorerFinding(violation: seen, count: 1, actions: short, app: app.source)
  }
}
