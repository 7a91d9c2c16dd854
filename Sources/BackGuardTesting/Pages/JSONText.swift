/// JSON that may stand inside of a script element: nothing in it can end the element or begin a comment.
enum JSONText {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}": result += escape(scalar)
      case _ where scalar.value < 0x20: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  static func array(_ numbers: [Int]) -> String { array(numbers.map { "\($0)" }) }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
