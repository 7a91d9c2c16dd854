/// The events of one step as a list.
enum PageLog {
  static func html(_ lines: [String]) -> String {
    if lines.isEmpty { return "<p class=\"empty\">Nothing happened.</p>" }
    let items = lines.map { line in "<li\(kind(of: line))>\(Page.escape(line))</li>" }
    return "<ol class=\"log mono\" tabindex=\"0\" aria-label=\"Events\">\n\(items.joined(separator: "\n"))\n</ol>"
  }

  private static func kind(of line: String) -> String {
    if line.hasPrefix("attempt ") { return " class=\"of-guard\"" }
    return line.hasPrefix("report:") ? " class=\"of-report\"" : ""
  }
}
