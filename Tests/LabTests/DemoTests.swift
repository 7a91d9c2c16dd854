import BackGuardTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("The demo")
struct DemoTests {
  @Test(
    "every step ends as the rules demand, on every system, in both directions",
    arguments: Device.SystemVersion.supported, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func demanded(_ system: Device.SystemVersion, _ layout: UIUserInterfaceLayoutDirection) async {
    let recording = RecordingConsole()
    let demo = Demo(DemoOptions(systems: [system], layout: layout), console: recording.console)
    #expect(await demo.run() == 0)
    #expect(recording.errors == [])
    #expect(recording.output.last?.contains(" steps, ") == true)
    #expect(!recording.output.contains { $0.contains("FAIL") })
  }

  @Test("and under every assumption", arguments: Device.SystemVersion.supported, WayIn.allCases)
  func assumptions(_ system: Device.SystemVersion, _ wayIn: WayIn) async {
    for place in NotesScenarios(system: system, wayIn: wayIn).all.indices {
      await Device.Assumptions.forEachThatMatters { assumptions in
        // What is demanded depends on the answers, too.
        let scenario = NotesScenarios(system: system, wayIn: wayIn, assumptions: assumptions).all[place]
        let device = Device(system: system, idiom: scenario.idiom, assumptions: assumptions)
        let results = await scenario.run(on: device)
        #expect(results.flatMap(\.differences) == [], "\(scenario.name), assuming \(assumptions.assignments)")
        return device.consultedQuestions
      }
    }
  }

  @Test(
    "skips only what is not there",
    arguments: [(15, 25), (16, 17), (17, 14), (18, 8), (26, 2)])
  func skips(_ system: Int, _ count: Int) async {
    let recording = RecordingConsole()
    _ = await Demo(DemoOptions(systems: [Device.SystemVersion(system)]), console: recording.console).run()
    #expect(recording.output.filter { $0.contains("    skip ") }.count == count)
  }

  @Test("the JSON is the same bytes every time and lists every step")
  func json() async throws {
    var outputs: [[String]] = []
    for _ in 1...2 {
      let recording = RecordingConsole()
      #expect(await recording.run("demo", "--json", "--system", "18") == 0)
      outputs.append(recording.output)
    }
    #expect(outputs[0] == outputs[1])
    let data = Data(outputs[0].joined(separator: "\n").utf8)
    let steps = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let all = WayIn.allCases.flatMap { NotesScenarios(system: Device.SystemVersion(18), wayIn: $0).all }
    #expect(steps.count == all.flatMap(\.steps).count)
    #expect(steps.first?["scenario"] as? String == "back button, unchanged")
    #expect(steps.first?["verdict"] as? String == "asDemanded")
  }

  @Test("a wrong expectation fails, and standard error names the step and the difference")
  func wrongExpectation() async {
    let recording = RecordingConsole()
    let demo = Demo(DemoOptions(), console: recording.console) { system, wayIn in
      let notes = NotesScenarios(system: system, wayIn: wayIn)
      guard wayIn == .subclass else { return [] }
      return [
        notes.editing(
          "wrong", unsaved: true,
          [
            Scenario.Step(
              "tap back", answering: ["Keep Editing"],
              expecting: .init(asked: [], outcomes: ["backButton left"], stack: ["Notes", "Groceries"]),
              action: { try $0.tapBack() }),
            Scenario.Step("tap Nowhere", expecting: .init(stack: notes.editor)) { try $0.tap(titled: "Nowhere") },
          ])
      ]
    }
    #expect(await demo.run() == 1)
    #expect(recording.output.last == "2 steps, 0 as the rules demand")
    #expect(
      recording.errors == [
        "iOS 26 ltr subclass, wrong, step 1 (tap back): asked: expected nothing, got Editor; outcome: expected "
          + "backButton left, got backButton prevented by Editor; stack: expected Notes, Groceries, got Notes, "
          + "Groceries, Edit",
        "iOS 26 ltr subclass, wrong, step 2 (tap Nowhere): There is nothing on the screen to tap that says \"Nowhere\".",
      ])
  }
}
