import BackGuardTesting
import Foundation

/// How fast an app is explored, and what the time is spent on. The only place that looks at a clock of the machine.
///
/// Seconds are those of the processor, so that other processes take less part in them: what one core would do that had
/// nothing else to do. Everything is done several times, and the fastest counts. The search is measured as a whole. The
/// parts are differences between what a share of its phones did: fresh phones alone; with the actions; with the rules checked, or a
/// description of the state, after each. What the library costs is measured where guards have nothing to object to, so that
/// the same happens without them: there it is the difference. Shares are these costs as often as the search paid them.
@MainActor
struct ExploreSpeed {
  private static let actions = 4000
  private static let calmPhones = 60
  private static let rounds = 12
  private static let searches = 3

  let actionsPerSecond: Double
  let pairsPerSecond: Double
  /// How many actions a fresh phone costs.
  let costOfPhone: Double
  /// What the search has spent its time on, in percent, by name; the library's is missing where it cannot be measured.
  let shares: [(name: String, percent: Double)]
  let bytesPerState: Int

  /// - Returns: what the explorer has seen, and how fast.
  static func measure(_ explorer: Explorer) -> (result: ExplorerResult, speed: ExploreSpeed) {
    let result = explorer.run(remembering: true)
    let seconds = fastest([{ _ = explorer.run() }], of: searches)[0]
    return (result, ExploreSpeed(result, seconds, explorer))
  }

  private init(_ result: ExplorerResult, _ seconds: Double, _ explorer: Explorer) {
    actionsPerSecond = Double(result.executed) / seconds
    pairsPerSecond = Double(result.edges) / seconds
    bytesPerState = result.bytes / result.states
    let drill = ExplorerDrill(explorer, doing: result.histories, atLeast: Self.actions)
    let times = Self.fastest([
      { drill.setUp() }, { drill.perform() }, { drill.perform(.rules) }, { drill.perform(.descriptions) },
    ])
    let count = Double(drill.count)
    let phone = times[0] / Double(drill.phones)
    let action = (times[1] - times[0]) / count
    costOfPhone = phone / action
    var costs: [(name: String, seconds: Double)] = []
    if let drill = ExplorerDrill(withNothingAtStake: explorer, phones: Self.calmPhones) {
      let times = Self.fastest([{ drill.setUp() }, { drill.perform(hasGuards: false) }, { drill.perform() }])
      let library = max(0, (times[2] - times[1]) / (times[2] - times[0]))
      costs.append(("the model", (1 - library) * action * Double(result.executed)))
      costs.append(("the library", library * action * Double(result.executed)))
    } else {
      costs.append(("the model and the library", action * Double(result.executed)))
    }
    costs.append(("the rules", (times[2] - times[1]) / count * Double(result.executed)))
    costs.append(("descriptions", (times[3] - times[1]) / count * Double(result.descriptions)))
    costs.append(("fresh phones", phone * Double(result.worlds)))
    costs.append(("the search itself", max(0, seconds - costs.reduce(0) { $0 + $1.seconds })))
    shares = costs.map { ($0.name, 100 * $0.seconds / seconds) }
  }

  /// The least seconds of each: all of them once, and again.
  private static func fastest(_ works: [() -> Void], of rounds: Int = Self.rounds) -> [Double] {
    var fastest = works.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, work) in works.enumerated() {
        let start = clock()
        work()
        fastest[index] = min(fastest[index], seconds(since: start))
      }
    }
    return fastest
  }

  private static func seconds(since start: clock_t) -> Double { Double(clock() - start) / Double(CLOCKS_PER_SEC) }

  var text: String {
    "\(Int(actionsPerSecond)) actions and \(Int(pairsPerSecond)) new pairs a second of one core; a fresh phone costs "
      + "\(Int(costOfPhone.rounded())) actions; "
      + shares.map { "\($0.name) \(Int($0.percent.rounded())) %" }.joined(separator: ", ")
      + "; \(bytesPerState) bytes a state"
  }
}
