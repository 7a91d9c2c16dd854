/// A rectangle of characters to draw on.
struct TextCanvas: Equatable {
  enum Alignment {
    case left, center, right
  }

  let width: Int
  let height: Int
  private var cells: [[Character]]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The rows as text.
  var lines: [String] { cells.map { String($0) } }

  /// Writes `text` into a row, between two margins; what does not fit ends in "…".
  mutating func write(
    _ text: String, row: Int, _ alignment: Alignment = .left, from left: Int = 0, margin right: Int = 0
  ) {
    let room = width - left - right
    guard cells.indices.contains(row), room > 0 else { return }
    let fitting = text.count > room ? text.prefix(room - 1) + "…" : text[...]
    let spare = room - fitting.count
    let start =
      switch alignment {
      case .left: left
      case .center: left + spare / 2
      case .right: left + spare
      }
    cells[row].replaceSubrange(start..<start + fitting.count, with: fitting)
  }

  mutating func clear(row: Int) {
    cells[row] = Array(repeating: " ", count: width)
  }

  /// Draws a horizontal line from side to side, joined to the frame.
  mutating func rule(row: Int) {
    cells[row] = ["├"] + Array(repeating: "─", count: width - 2) + ["┤"]
  }

  /// Draws a frame around the whole canvas.
  mutating func frame() {
    cells[0] = ["┌"] + Array(repeating: "─", count: width - 2) + ["┐"]
    cells[height - 1] = ["└"] + Array(repeating: "─", count: width - 2) + ["┘"]
    for row in 1..<height - 1 { restoreFrame(row: row) }
  }

  /// Draws the frame's lower edge again where something was drawn over it.
  mutating func closeBottom() {
    cells[height - 1] = ["└"] + Array(repeating: "─", count: width - 2) + ["┘"]
  }

  /// Draws the frame's sides again where something was drawn over them.
  mutating func restoreFrame(row: Int) {
    cells[row][0] = "│"
    cells[row][width - 1] = "│"
  }

  /// Puts another canvas on this one; what would stand outside is cut off.
  mutating func put(_ other: TextCanvas, row: Int, column: Int) {
    for (offset, line) in other.cells.enumerated() where cells.indices.contains(row + offset) {
      for (place, character) in line.enumerated() where cells[row].indices.contains(column + place) {
        cells[row + offset][column + place] = character
      }
    }
  }

  /// Splits text into lines of at most `width` characters, between words where possible.
  static func wrap(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
}
