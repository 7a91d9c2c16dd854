import HeadlessUIKit

/// The matrix as a Markdown table: techniques down, ways out across, the systems of each result in the cell.
enum MatrixMarkdown {
  static func text(_ cells: [MatrixCell]) -> String {
    let ways = WayOut.allCases
    var lines = [row(["Technique"] + ways.map(\.title)), row(Array(repeating: "---", count: ways.count + 1))]
    for technique in MatrixText.techniques(in: cells) {
      let own = cells.filter { $0.technique == technique }
      lines.append(row([technique.rawValue] + ways.map { way in summary(own.filter { $0.wayOut == way }) }))
    }
    return lines.joined(separator: "\n")
  }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// One result, or each with the systems it holds on. Systems without the way out are left out.
  static func summary(_ cells: [MatrixCell]) -> String {
    var runs: [(result: CellResult, systems: [Device.SystemVersion])] = []
    for cell in cells where cell.result != .missing {
      if runs.last?.result == cell.result {
        runs[runs.count - 1].systems.append(cell.system)
      } else {
        runs.append((cell.result, [cell.system]))
      }
    }
    guard runs.count > 1 else { return runs.first?.result.rawValue ?? CellResult.missing.rawValue }
    return runs.map { "\($0.result.rawValue) \(range($0.systems))" }.joined(separator: ", ")
  }

  private static func range(_ systems: [Device.SystemVersion]) -> String {
    guard let first = systems.first, let last = systems.last, first != last else { return "\(systems[0])" }
    return "\(first)–\(last)"
  }
}
