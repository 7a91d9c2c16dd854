import BackGuardTesting
import HeadlessUIKit

/// Lays out the demo's lines in columns as wide as what is expected needs.
struct DemoTable {
  private static let titles = ["action", "asked", "answer", "outcome"]
  private let widths: [Int]

  @MainActor
  init(_ scenarios: [Scenario]) {
    let rows = scenarios.flatMap(\.steps).map { Self.cells($0.name, $0.answers, $0.expected, $0.reasonToSkip) }
    widths = Self.titles.indices.map { column in
      ([Self.titles] + rows).map { $0[column].count }.max() ?? 0
    }
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
    let outcome = expectation.outcomes + [expectation.effect].compactMap { $0 }
    return [name, list(expectation.asked), list(answers), list(outcome)]
  }

  private static func list(_ words: [String]) -> String { words.isEmpty ? "–" : words.joined(separator: ", ") }

  private func line(_ mark: String, _ cells: [String]) -> String {
    var result = "    " + Self.padded(mark, to: 6)
    for (index, cell) in cells.enumerated() {
      result += index < widths.count ? Self.padded(cell, to: widths[index] + 2) : cell
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
