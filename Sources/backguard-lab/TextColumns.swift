/// Lays out words in columns.
struct TextColumns {
  let widths: [Int]

  static func widths(of rows: [[String]]) -> [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
  }

  /// One line; what has no column of its own stands at the end.
  func line(_ cells: [String]) -> String {
    var result = ""
    for (index, cell) in cells.enumerated() {
      result += index < widths.count ? Self.padded(cell, to: widths[index] + 2) : cell
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  func text(_ rows: [[String]]) -> String { rows.map(line).joined(separator: "\n") }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
