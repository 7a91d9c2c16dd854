import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("Random runs")
struct RandomRunTests {
  @Test("see no violation", arguments: ExploredScenario.allCases, WayIn.allCases)
  func clean(_ scenario: ExploredScenario, _ wayIn: WayIn) {
    for (seed, system) in [15, 17, 26].enumerated() {
      let result = run(scenario.app(wayIn), actions: 100, seed: seed, system: system)
      #expect(result.finding?.actions == nil)
      #expect(result.executed == 100)
    }
  }

  @Test("draw the same for the same seed, and something else for another")
  func seeds() throws {
    let lists = [1, 1, 2, 3, 4].map { drawn(seed: $0) }
    #expect(lists[0] == lists[1])
    #expect(Set(lists).count > 2)
  }

  @Test("make what they find as short as it can be", arguments: 1...5)
  func shrunk(seed: Int) throws {
    let finding = try #require(run(.editor(.delegate), actions: 5_000, seed: seed, system: 26).finding)
    // Whatever it has found: without any of the actions it does not show.
    #expect(finding.actions.count <= 4, "\(finding.actions)")
    for index in finding.actions.indices {
      var rest = finding.actions
      rest.remove(at: index)
      #expect(!shows(finding.violation.rule, rest))
    }
    #expect(shows(finding.violation.rule, finding.actions))
  }

  @Test("the command prints what was found, as a test, with exit code 1")
  func command() async {
    let recording = RecordingConsole()
    #expect(await recording.run("explore", "--technique", "plain UIKit", "--random", "2000", "--seed", "7") == 1)
    #expect(recording.output.first?.contains("random actions from seed 7, 1 violations") == true)
    #expect(recording.errors.first?.hasPrefix("leftUnasked, 1 times: ") == true)
    #expect(await recording.run("explore", "notes", "--random", "50") == 0)
    #expect(recording.output.contains("iOS 26, notes, attached: 50 random actions from seed 1, no violation"))
  }

  @Test("and searches keep no phone when they have ended", arguments: ExploredScenario.allCases, WayIn.allCases)
  func phones(_ scenario: ExploredScenario, _ wayIn: WayIn) async {
    let phones = Phones()
    let app = scenario.app(wayIn)
    let makeDevice = { @MainActor in
      let device = Device(system: .init(26), idiom: app.idiom, recordsEvents: false)
      phones.made.append(.init(device: device))
      return device
    }
    for seed in 1...3 { _ = RandomRun(app, seed: UInt64(seed), on: makeDevice).run(60) }
    _ = Explorer(app, depth: 2, on: makeDevice).run()
    // Who deinitialized something may have left a task.
    for _ in 0..<20 { await Task.yield() }
    #expect(phones.made.count > 3)
    #expect(phones.made.count { $0.device != nil } == 0)
  }

  /// Every phone that was made, and whether it still is.
  @MainActor
  private final class Phones {
    struct Made {
      weak var device: Device?
    }

    var made: [Made] = []
  }

  // MARK: - Parts

  private func run(_ app: ExploredApp, actions: Int, seed: Int, system: Int) -> RandomRunResult {
    RandomRun(app, seed: UInt64(seed)) {
      Device(system: .init(system), idiom: app.idiom, recordsEvents: false)
    }.run(actions)
  }

  /// What it takes to show what plain UIKit loses.
  private func drawn(seed: Int) -> String {
    let result = run(.editor(.plain), actions: 2_000, seed: seed, system: 26)
    return "\(result.executed) \(result.finding?.actions.map(\.description) ?? [])"
  }

  private func shows(_ rule: Violation.Rule, _ actions: [UserAction]) -> Bool {
    let world = ExploredWorld(.editor(.delegate), on: Device(system: .init(26), recordsEvents: false))
    for action in actions {
      guard (try? world.perform(action)) != nil else { return false }
      if !world.violations.isEmpty { return world.violations.contains { $0.rule == rule } }
    }
    return false
  }
}
