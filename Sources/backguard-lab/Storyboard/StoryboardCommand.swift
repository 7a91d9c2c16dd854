import BackGuardTesting
import HeadlessUIKit

/// Writes one of the demo's scenarios as pictures.
@MainActor
struct StoryboardCommand {
  private let options: StoryboardOptions
  private let console: Console

  init(_ options: StoryboardOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Returns the exit code: 0 if every step ended as the rules demand, else 1; 2 if nothing could be written.
  func run() async throws(UsageError) -> Int32 {
    let scenario = try scenario()
    let device = Device(system: options.system, idiom: scenario.idiom, layoutDirection: options.layout)
    let board = await Storyboard(of: scenario, on: device)
    let text =
      options.file.isPicture
      ? StoryboardPicture(board, step: options.step).text : StoryboardPage("BackGuard: \(scenario.name)", [board]).text
    if let trouble = options.file.write(text) {
      console.error(trouble)
      return 2
    }
    console.out("\(options.file.path): \(board.frames.count) pictures")
    let failures = board.results.filter { !$0.isAsDemanded && $0.seen != nil }
    for step in failures {
      console.error(JudgedStep(step, system: options.system, layout: options.layout).complaint)
    }
    return failures.isEmpty ? 0 : 1
  }

  private func scenario() throws(UsageError) -> Scenario {
    let all = NotesScenarios(system: options.system, wayIn: options.wayIn).all
    let wanted = Self.word(for: options.scenario)
    if let scenario = all.first(where: { Self.word(for: $0.name) == wanted }) { return scenario }
    let names = all.map { Self.word(for: $0.name) }.joined(separator: ", ")
    throw UsageError("storyboard knows no scenario \"\(options.scenario)\": choose one of \(names).")
  }

  /// A scenario's name as one word: "edge swipe, unsaved" is edge-swipe-unsaved.
  static func word(for name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "⌘" && $0 != "[" }.joined(separator: "-")
  }
}
