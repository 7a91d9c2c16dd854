import BackGuardTesting
import Foundation

/// How fast an app is explored, and what the time is spent on. The only place that looks at a clock of the machine.
///
/// Seconds are those of the processor, so that other processes take less part in them: what one core would do that had
/// nothing else to do. The search is measured as a whole. The parts are differences between lists of actions that are
/// done several times, of which the fastest counts: fresh phones alone; with the actions; with a description of the state
/// after each. What an action costs without guards is measured on a list of its own, since other things happen then: it
/// shows the order of magnitude and no share. Shares of the library come from a profiler only.
@MainActor
struct ExploreSpeed {
  private static let phones = 40
  private static let rounds = 5

  let actionsPerSecond: Double
  let pairsPerSecond: Double
  /// How many actions a fresh phone costs.
  let costOfPhone: Double
  /// One action with its rules, in seconds: with the screens' guards, and without any.
  let action: Double
  let actionWithoutGuards: Double
  /// One description of a state, in seconds.
  let description: Double
  let bytesPerState: Int

  /// - Returns: what the explorer has seen, and how fast.
  static func measure(_ explorer: Explorer) -> (result: ExplorerResult, speed: ExploreSpeed) {
    let start = clock()
    let result = explorer.run()
    return (result, ExploreSpeed(result, seconds(since: start), explorer))
  }

  private init(_ result: ExplorerResult, _ seconds: Double, _ explorer: Explorer) {
    actionsPerSecond = Double(result.executed) / seconds
    pairsPerSecond = Double(result.edges) / seconds
    bytesPerState = result.bytes / result.states
    let drill = ExplorerDrill(explorer, phones: Self.phones)
    let plain = ExplorerDrill(explorer, phones: Self.phones, hasGuards: false)
    let setUp = Self.fastest { drill.setUp() }
    let acted = Self.fastest { drill.perform(describing: false) }
    action = (acted - setUp) / Double(drill.count)
    description = (Self.fastest { drill.perform(describing: true) } - acted) / Double(drill.count)
    actionWithoutGuards =
      (Self.fastest { plain.perform(describing: false) } - Self.fastest { plain.setUp() }) / Double(plain.count)
    costOfPhone = setUp / Double(Self.phones) / action
  }

  private static func fastest(_ work: () -> Void) -> Double {
    (0..<rounds).map { _ in
      let start = clock()
      work()
      return seconds(since: start)
    }.min() ?? 0
  }

  private static func seconds(since start: clock_t) -> Double { Double(clock() - start) / Double(CLOCKS_PER_SEC) }

  var text: String {
    "\(Int(actionsPerSecond)) actions and \(Int(pairsPerSecond)) new pairs a second of one core; an action takes "
      + "\(microseconds(action)) µs, without guards \(microseconds(actionWithoutGuards)), a description "
      + "\(microseconds(description)); a fresh phone costs \(Int(costOfPhone.rounded())) actions; "
      + "\(bytesPerState) bytes a state"
  }

  private func microseconds(_ seconds: Double) -> String { "\(Int((seconds * 1e6).rounded()))" }
}
