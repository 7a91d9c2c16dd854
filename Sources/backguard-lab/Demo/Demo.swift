import BackGuardTesting
import HeadlessUIKit

/// Plays scenarios on fresh phones, prints what comes of every step, and judges it.
@MainActor
struct Demo {
  typealias Scenarios = @MainActor (Device.SystemVersion, WayIn) -> [Scenario]

  private let options: DemoOptions
  private let console: Console
  private let scenarios: Scenarios
  private let camera = DemoCamera()

  init(_ options: DemoOptions, console: Console, scenarios: Scenarios? = nil) {
    self.options = options
    self.console = console
    self.scenarios = scenarios ?? { NotesScenarios(system: $0, wayIn: $1).all }
  }

  /// Returns the exit code: 0 if every step ended as the rules demand, else 1.
  func run() async -> Int32 {
    var steps: [JudgedStep] = []
    for system in options.systems {
      for wayIn in WayIn.allCases { steps += await play(scenarios(system, wayIn), on: system, wayIn) }
    }
    if options.printsJSON { console.out(LabJSON.text(steps)) } else { console.out(Self.count(of: steps)) }
    let failures = steps.filter { $0.verdict == .differs }
    for step in failures { console.error(step.complaint) }
    if let page = options.page, let trouble = page.write(camera.page) {
      console.error(trouble)
      return 2
    }
    return failures.isEmpty ? 0 : 1
  }

  private func play(_ scenarios: [Scenario], on system: Device.SystemVersion, _ wayIn: WayIn) async -> [JudgedStep] {
    let table = DemoTable(scenarios)
    if !options.printsJSON { console.out(table.heading(system, options.layout, wayIn)) }
    var steps: [JudgedStep] = []
    for scenario in scenarios {
      if !options.printsJSON { console.out(table.title(scenario)) }
      let device = Device(system: system, idiom: scenario.idiom, layoutDirection: options.layout)
      for result in await results(of: scenario, on: device) {
        let step = JudgedStep(result, system: system, layout: options.layout)
        if !options.printsJSON { console.out(table.line(result)) }
        steps.append(step)
      }
    }
    if !options.printsJSON { console.out("") }
    return steps
  }

  /// Takes pictures where they are asked for.
  private func results(of scenario: Scenario, on device: Device) async -> [StepResult] {
    guard options.page != nil else { return await scenario.run(on: device) }
    return await camera.film(scenario, on: device)
  }

  private static func count(of steps: [JudgedStep]) -> String {
    let played = steps.filter { $0.verdict != .skipped }
    let good = played.filter { $0.verdict == .asDemanded }
    let skipped = steps.count - played.count
    return "\(played.count) steps, \(good.count) as the rules demand"
      + (skipped == 0 ? "" : "; \(skipped) skipped because the way out is not there")
  }
}
