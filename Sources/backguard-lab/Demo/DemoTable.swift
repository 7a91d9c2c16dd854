import BackGuardTesting
import HeadlessUIKit

/// Lays out the demo's lines in columns as wide as what is expected needs.
struct DemoTable {
  private static let titles = ["action", "asked", "answer", "outcome"]
  private let columns: TextColumns

  @MainActor
  init(_ scenarios: [Scenario]) {
    let rows = scenarios.flatMap(\.steps).map { Self.cells($0.name, $0.answers, $0.expected, $0.reasonToSkip) }
    columns = TextColumns(widths: [4] + TextColumns.widths(of: [Self.titles] + rows))
  }

  func heading(_ system: Device.SystemVersion, _ layout: UIUserInterfaceLayoutDirection, _ wayIn: WayIn) -> String {
    let direction = layout == .rightToLeft ? "right to left" : "left to right"
    let way = wayIn == .subclass ? "GuardedNavigationController" : "attached to a plain UINavigationController"
    return "iOS \(system), \(direction), \(way)\n" + line("", Self.titles + ["stack after"])
  }

  @MainActor
  func title(_ scenario: Scenario) -> String { "  \(scenario.name)" }

  func line(_ result: StepResult) -> String {
    guard let seen = result.seen else {
      return line("skip", Self.cells(result.name, [], result.expected, result.reasonToSkip) + [""])
    }
    return line(
      result.isAsDemanded ? "ok" : "FAIL",
      Self.cells(result.name, result.answers, seen, nil) + [seen.stack.joined(separator: " › ")])
  }

  private static func cells(
    _ name: String, _ answers: [String], _ expectation: Scenario.Expectation, _ reasonToSkip: String?
  ) -> [String] {
    if let reasonToSkip { return [name, "", "", reasonToSkip] }
    let outcome =
      expectation.outcomes + [expectation.effect].compactMap { $0 }
      + (expectation.isReported ? ["reported"] : [])
    return [name, list(expectation.asked), list(answers), list(outcome)]
  }

  private static func list(_ words: [String]) -> String { words.isEmpty ? "–" : words.joined(separator: ", ") }

  private func line(_ mark: String, _ cells: [String]) -> String {
    "    " + columns.line([mark] + cells)
  }
}
