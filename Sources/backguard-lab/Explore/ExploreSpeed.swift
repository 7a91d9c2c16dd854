import BackGuardTesting

/// How fast an app is explored, and what the time is spent on. The only place that looks at a clock on the wall.
///
/// The search is timed as a whole. The parts are differences between lists of actions that are done several times, of
/// which the fastest counts: a fresh phone alone; with the actions; with a description of the state after each; and the
/// actions of the same app without guards. What guards add includes the dialogs that UIKit shows for them. The machine
/// must be quiet: differences of times are no better than the times.
@MainActor
struct ExploreSpeed {
  private static let phones = 40
  private static let rounds = 5

  let actionsPerSecond: Double
  let pairsPerSecond: Double
  /// How many actions a fresh phone costs.
  let costOfPhone: Double
  /// What a state is described for, of an action with its description.
  let shareOfDescription: Double
  let shareOfGuards: Double
  let bytesPerState: Int

  /// - Returns: what the explorer has seen, and how fast.
  static func measure(_ explorer: Explorer) -> (result: ExplorerResult, speed: ExploreSpeed) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = explorer.run()
    let seconds = (clock.now - start).seconds
    return (result, ExploreSpeed(result, seconds, explorer))
  }

  private init(_ result: ExplorerResult, _ seconds: Double, _ explorer: Explorer) {
    actionsPerSecond = Double(result.executed) / seconds
    pairsPerSecond = Double(result.edges) / seconds
    bytesPerState = result.bytes / result.states
    let drill = ExplorerDrill(explorer, phones: Self.phones)
    let plain = ExplorerDrill(explorer, phones: Self.phones, hasGuards: false)
    let setUp = Self.fastest { drill.setUp() }
    let setUpPlain = Self.fastest { plain.setUp() }
    let action = (Self.fastest { drill.perform(describing: false) } - setUp) / Double(drill.count)
    let described = (Self.fastest { drill.perform(describing: true) } - setUp) / Double(drill.count)
    let unguarded = (Self.fastest { plain.perform(describing: false) } - setUpPlain) / Double(plain.count)
    costOfPhone = setUp / Double(Self.phones) / action
    shareOfDescription = max(0, described - action) / described
    shareOfGuards = max(0, action - unguarded) / described
  }

  private static func fastest(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<rounds).map { _ in clock.measure(work).seconds }.min() ?? 0
  }

  var text: String {
    let model = 1 - shareOfDescription - shareOfGuards
    return "  \(Int(actionsPerSecond)) actions and \(Int(pairsPerSecond)) new pairs a second; a fresh phone costs "
      + "\(Int(costOfPhone.rounded())) actions; model and rules \(percent(model)), guards \(percent(shareOfGuards)), "
      + "description \(percent(shareOfDescription)); \(bytesPerState) bytes a state"
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
