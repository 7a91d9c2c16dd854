import Foundation
import Testing

@testable import backguard_lab

@MainActor
@Suite("The README")
struct ReadmeTests {
  /// What stands between the marks of the demo, without the ellipsis for what was left out.
  private func transcript() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(text.range(of: "<!-- demo -->\n```text\n"))
    let end = try #require(text.range(of: "```\n<!-- /demo -->"))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init).filter { $0 != "    …" }
  }

  @Test("shows what the demo prints, line by line and in its order")
  func demo() async throws {
    let recording = RecordingConsole()
    #expect(await recording.run("demo") == 0)
    var rest = recording.output.flatMap { $0.split(separator: "\n").map { trimmed(String($0)) } }[...]
    let lines = try transcript()
    #expect(lines.count > 10)
    for line in lines {
      let index = try #require(rest.firstIndex(of: line), "The demo does not print this here: \(line)")
      rest = rest[(index + 1)...]
    }
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
