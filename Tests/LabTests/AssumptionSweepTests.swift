import BackGuardTesting
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("Exploring under every answer to the open questions")
struct AssumptionSweepTests {
  @Test("leaves out only settings that explore alike")
  func leftOutAlike() {
    let app = ExploredScenario.tabs.app(.subclass)
    let system = Device.SystemVersion(26)
    let explored = AssumptionSweep(.alone) { explore(app, system, $0, after: $1) }.run().settings
    let usual = Counts(explored[0].result)
    #expect(explored.count > 5)
    #expect(explored.count < Device.Assumptions.eachAlone.count)
    for assumptions in Device.Assumptions.eachAlone where !explored.contains(where: { $0.assumptions == assumptions }) {
      let result = explore(app, system, assumptions)
      #expect(Counts(result) == usual, "\(assumptions.assignments)")
    }
  }

  @Test("what it takes from another search is what a search of its own would find", arguments: WayIn.allCases)
  func takenOver(_ wayIn: WayIn) {
    let app = ExploredApp.notesEditor(wayIn)
    let system = Device.SystemVersion(26)
    let swept = AssumptionSweep(.alone) { explore(app, system, $0, after: $1) }.run().settings
    for setting in swept {
      let alone = explore(app, system, setting.assumptions)
      #expect(Counts(setting.result) == Counts(alone), "\(setting.assumptions.assignments)")
      #expect(setting.result.consultedQuestions == alone.consultedQuestions)
      #expect(setting.result.executed <= alone.executed)
    }
    #expect(swept.contains { $0.result.knownEdges > 0 })
  }

  @Test("misses no violation by taking over what is known")
  func violations() {
    let app = ExploredApp.editor(.ownButton)
    let system = Device.SystemVersion(26)
    let swept = AssumptionSweep(.alone) { explore(app, system, $0, after: $1) }.run().settings
    func rules(_ result: ExplorerResult) -> Set<Violation.Rule> { Set(result.findings.map(\.violation.rule)) }
    let usual = rules(swept[0].result)
    // One of the answers is needed to lose anything at all.
    #expect(swept.contains { $0.result.knownEdges > 0 && !rules($0.result).isSubset(of: usual) })
    for setting in swept.dropFirst() {
      let alone = explore(app, system, setting.assumptions)
      #expect(rules(setting.result).isSubset(of: rules(alone)), "\(setting.assumptions.assignments)")
      #expect(rules(alone).isSubset(of: rules(setting.result).union(usual)), "\(setting.assumptions.assignments)")
    }
  }

  @Test("meets each pair that matters once, and no other")
  func pairs() {
    let system = Device.SystemVersion(18)
    let app = ExploredApp.threeScreens(.attached)
    let alone = AssumptionSweep(.alone) { explore(app, system, $0, depth: 1, after: $1) }.run().settings
    let pairs = AssumptionSweep(.pairs) { explore(app, system, $0, depth: 1, after: $1) }.run().settings
    #expect(pairs.prefix(alone.count).map(\.assumptions) == alone.map(\.assumptions))
    #expect(pairs.count > alone.count)
    #expect(Set(pairs.map(\.assumptions)).count == pairs.count)
    #expect(pairs.dropFirst(alone.count).allSatisfy { $0.assumptions.assignments.count == 2 })
  }

  @Test("stands for the defaults, all alone, and all pairs")
  func covered() {
    let count = Device.Assumptions.alternatives.count
    #expect(AssumptionSweep.Breadth.alone.settings == count + 1)
    #expect(AssumptionSweep.Breadth.pairs.settings == 1 + count + count * (count - 1) / 2)
  }

  @Test("every question has another answer, which Swift can spell")
  func alternatives() {
    let questions = Mirror(reflecting: Device.Assumptions()).children.compactMap(\.label)
    let spelled = Device.Assumptions.eachAlone.dropFirst().map(\.assignments)
    #expect(spelled.allSatisfy { $0.count == 1 })
    #expect(Set(spelled.joined().compactMap { $0.split(separator: " ").first.map(String.init) }) == Set(questions))
    #expect(spelled.joined().contains("popDuringTransition = .queued"))
    #expect(spelled.joined().contains("willMoveAtSwipeStart = false"))
  }

  @Test("stops when it is told to, and says so")
  func stopped() {
    var phones = 0
    let result = Explorer(.threeScreens(.subclass), depth: 3) { Device(recordsEvents: false) }.run {
      phones += 1
      return phones > 4
    }
    #expect(!result.isComplete)
    #expect(result.worlds < 6)
    let (settings, isComplete) = AssumptionSweep(.alone, until: { true }) { _, _ in result }.run()
    #expect(settings.count == 1)
    #expect(!isComplete)
  }

  // MARK: - Parts

  private func explore(
    _ app: ExploredApp, _ system: Device.SystemVersion, _ assumptions: Device.Assumptions, depth: Int = 2,
    after others: [AssumptionSweep.Former] = []
  ) -> ExplorerResult {
    Explorer(app, depth: depth) {
      Device(system: system, idiom: app.idiom, assumptions: assumptions, recordsEvents: false)
    }.run(after: others)
  }

  /// What two searches of the same graph have in common, however they came to know it.
  private struct Counts: Equatable {
    let states: Int
    let edges: Int
    let violations: [Int]

    @MainActor
    init(_ result: ExplorerResult) {
      states = result.states
      edges = result.edges
      violations = result.findings.map(\.count)
    }
  }
}
