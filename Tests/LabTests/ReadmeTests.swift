import Foundation
import Testing

@testable import backguard_lab

@MainActor
@Suite("The README")
struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What stands between the marks of a section.
  private func section(_ name: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- /\(name) -->"))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }

  @Test("shows the picture that the lab draws; make pictures draws it again")
  func picture() async throws {
    let path = "Documentation/Pictures/edge-swipe.svg"
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("](\(path))"))
    let file = try TemporaryFile("now.svg")
    let recording = RecordingConsole()
    #expect(await recording.run("storyboard", "edge-swipe-unsaved", "--step", "1", "--out", file.path) == 0)
    let shown = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    #expect(file.text == shown)
  }

  @Test("shows the matrix as it is printed")
  func matrix() async throws {
    let recording = RecordingConsole()
    #expect(await recording.run("matrix", "--markdown") == 0)
    #expect(try section("matrix") == recording.output)
  }

  @Test("shows what the demo prints, line by line and in its order")
  func demo() async throws {
    let recording = RecordingConsole()
    #expect(await recording.run("demo") == 0)
    var rest = recording.output.flatMap { $0.split(separator: "\n").map { trimmed(String($0)) } }[...]
    // Without the ellipsis for what was left out.
    let lines = try section("demo").filter { $0 != "    …" && !$0.hasPrefix("```") }
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
