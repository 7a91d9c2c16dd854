import Foundation

/// About how wide text is in the system's font: the drawing breaks lines by itself, the same wherever it is made.
struct SVGFont {
  let size: CGFloat

  static let body = SVGFont(size: 17)
  static let footnote = SVGFont(size: 13)

  var lineHeight: CGFloat { (size * 1.29).rounded() }

  func width(of text: some StringProtocol) -> CGFloat {
    size * text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1) }
  }

  /// Lines of at most `width`, broken between words where possible.
  func wrap(_ text: String, width: CGFloat) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapParagraph($0, width: width) }
  }

  /// As much as fits, with an ellipsis for the rest.
  func fit(_ text: String, width: CGFloat) -> String {
    let line = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    if line.count == text.count, self.width(of: line) <= width { return text }
    var rest = line
    while !rest.isEmpty, self.width(of: rest) + size > width { rest.removeLast() }
    return rest + "…"
  }

  private func wrapParagraph(_ paragraph: Substring, width: CGFloat) -> [String] {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? String(word) : "\(last) \(word)"
      if last.isEmpty || self.width(of: longer) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
      while self.width(of: lines[lines.count - 1]) > width, lines[lines.count - 1].count > 1 {
        breakLast(of: &lines, width: width)
      }
    }
    return lines
  }

  /// Breaks a word that is wider than a line.
  private func breakLast(of lines: inout [String], width: CGFloat) {
    let word = lines.removeLast()
    var head = Substring(word)
    while head.count > 1, self.width(of: head) > width { head.removeLast() }
    lines += [String(head), String(word.dropFirst(head.count))]
  }

  /// In parts of the font's size.
  private static func width(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", "'", ":", ";", "!", "|", "’": 0.27
    case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/": 0.34
    case "m", "w", "M", "W", "@", "%", "—": 0.86
    case "A"..."Z": 0.66
    case "0"..."9": 0.6
    case _ where scalar.value >= 0x1100: 1
    default: 0.55
    }
  }
}
