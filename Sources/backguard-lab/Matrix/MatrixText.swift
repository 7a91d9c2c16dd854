import HeadlessUIKit

/// The matrix for a terminal.
enum MatrixText {
  /// One line a technique: how many cells ended how.
  static func counts(_ cells: [MatrixCell]) -> String {
    let results: [CellResult] = [.asked, .bypassed, .dead, .twice, .stuck, .missing]
    let rows = techniques(in: cells).map { technique in
      let own = cells.filter { $0.technique == technique }
      return [technique.rawValue] + results.map { result in "\(own.filter { $0.result == result }.count)" }
    }
    return table([["technique"] + results.map(\.rawValue)] + rows)
  }

  /// One line for a technique on a system: the result of every way out.
  static func cells(_ cells: [MatrixCell]) -> String {
    var rows = [["technique", "iOS"] + WayOut.allCases.map(\.rawValue)]
    for technique in techniques(in: cells) {
      let own = cells.filter { $0.technique == technique }
      for system in Device.SystemVersion.all where own.contains(where: { $0.system == system }) {
        rows.append(
          [technique.rawValue, system.description] + own.filter { $0.system == system }.map(\.result.rawValue))
      }
    }
    return table(rows)
  }

  static func techniques(in cells: [MatrixCell]) -> [Technique] {
    Technique.allCases.filter { technique in cells.contains { $0.technique == technique } }
  }

  private static func table(_ rows: [[String]]) -> String {
    TextColumns(widths: TextColumns.widths(of: rows)).text(rows)
  }
}
