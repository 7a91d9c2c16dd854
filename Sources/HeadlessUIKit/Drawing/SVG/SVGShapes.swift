import Foundation

/// The elements that drawings are made of. Numbers have at most one decimal, and everything an app says is escaped.
extension SVGNode {
  static func rect(_ frame: CGRect, _ classes: String, radius: CGFloat = 0, _ attributes: String = "") -> SVGNode {
    let rounding = radius > 0 ? " rx=\"\(number(min(radius, frame.height / 2)))\"" : ""
    return .element("<rect \(box(frame))\(rounding)\(naming(classes))\(spaced(attributes))/>")
  }

  static func circle(_ center: CGPoint, _ radius: CGFloat, _ classes: String) -> SVGNode {
    .element(
      "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\"\(naming(classes))/>")
  }

  /// A line through some points.
  static func line(_ points: [CGPoint], _ classes: String, _ attributes: String = "") -> SVGNode {
    let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return .element("<polyline points=\"\(list)\"\(naming(classes))\(spaced(attributes))/>")
  }

  /// One line of text whose baseline is at `y`.
  static func text(
    _ words: String, x: CGFloat, y: CGFloat, _ classes: String, anchor: SVGTextAnchor = .start,
    _ attributes: String = ""
  ) -> SVGNode {
    let anchoring = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    return .element(
      "<text x=\"\(number(x))\" y=\"\(number(y))\" class=\"\(classes.isEmpty ? "t" : "t \(classes)")\"\(anchoring)\(spaced(attributes))>"
        + "\(escape(words))</text>")
  }

  /// Cuts off what stands outside of `frame`, without a name that could be taken in the same page.
  static func clip(_ frame: CGRect, _ children: [SVGNode]) -> SVGNode {
    let view = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
    return .group(open: "<svg \(box(frame)) viewBox=\"\(view)\">", children: children, close: "</svg>")
  }

  static func moved(by x: CGFloat, _ y: CGFloat, _ children: [SVGNode]) -> SVGNode {
    .g("transform=\"translate(\(number(x)) \(number(y)))\"", children)
  }

  static func faded(_ opacity: CGFloat, _ children: [SVGNode]) -> SVGNode {
    .g("opacity=\"\(hundredths(opacity))\"", children)
  }

  // MARK: - Text

  private static func box(_ frame: CGRect) -> String {
    "x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\""
  }

  private static func naming(_ classes: String) -> String { classes.isEmpty ? "" : " class=\"\(classes)\"" }

  private static func spaced(_ attributes: String) -> String { attributes.isEmpty ? "" : " \(attributes)" }

  /// A length in points: whole, or with one decimal.
  static func number(_ length: CGFloat) -> String { decimal(length, 10) }

  static func hundredths(_ share: CGFloat) -> String {
    let whole = Int((share * 100).rounded())
    if whole <= 0 { return "0" }
    return whole >= 100 ? "1" : "." + (whole < 10 ? "0" : "") + "\(whole)"
  }

  private static func decimal(_ length: CGFloat, _ parts: Int) -> String {
    let tenths = Int((length * CGFloat(parts)).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: parts)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// Text as it may stand between the marks of XML and HTML and inside of attributes.
  public static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // What XML forbids, and what would end or turn the line.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.value < 0x20: result += scalar == "\t" || scalar == "\n" ? " " : "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

enum SVGTextAnchor: String {
  case start, middle, end
}
