import BackGuardTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import backguard_lab

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
  @Test("a picture for every action, and one while the finger is down, the events beside them")
  func page() async throws {
    let file = try TemporaryFile("swipe.html")
    let recording = RecordingConsole()
    #expect(await recording.run("storyboard", "edge-swipe-unsaved", "--out", file.path) == 0)
    #expect(recording.output == ["\(file.path): 7 pictures"])
    #expect(recording.errors == [])
    #expect(file.neighbors == ["swipe.html"])
    let text = try #require(file.text)
    #expect(
      text.matches(of: /<h3><span class="number">(\d)<\/span> ([^<]*)<\/h3>/).map { "\($0.1) \($0.2)" } == [
        "0 the beginning", "1 swipe from the edge to 80 %, finger down", "1 swipe from the edge to 80 %",
        "1 answer “Keep Editing”", "2 swipe from the edge to 80 %, finger down", "2 swipe from the edge to 80 %",
        "2 answer “Discard”",
      ])
    #expect(text.contains("<li class=\"of-guard\">attempt ends: swipe prevented by EditorViewController</li>"))
    #expect(text.contains("✓ swipe prevented by Editor, held back"))
    for part in ["<html lang=\"en\">", "class=\"skip\"", "<main id=\"content\"", "<h1>", "@media print"] {
      #expect(text.contains(part))
    }
    #expect(text.firstMatch(of: /(src|href)="[^#]/) == nil)
    #expect(!text.contains("url(http"))
  }

  @Test("the same bytes in every run")
  func deterministic() async throws {
    let files = try (1...2).map { try TemporaryFile("\($0).html") }
    for file in files {
      #expect(await RecordingConsole().run("storyboard", "dirty-table", "--out", file.path, "--layout", "rtl") == 0)
    }
    #expect(files[0].text == files[1].text)
  }

  @Test("what an app says is escaped")
  func escaped() async {
    let step = Scenario.Step(
      "say </script>", expecting: .init(stack: ["<b>\"Home\""]), action: { _ in })
    let scenario = Scenario(
      "<i>&", wayIn: .subclass,
      root: {
        let home = UIViewController()
        home.title = "<b>\"Home\""
        return UINavigationController(rootViewController: home)
      }, steps: [step])
    let board = await Storyboard(of: scenario, on: Device())
    let text = StoryboardPage("<title>", [board]).text
    #expect(!text.contains("<b>") && !text.contains("<i>") && !text.contains("say </script>"))
    #expect(text.contains("&lt;b&gt;&quot;Home&quot;"))
    #expect(text.components(separatedBy: "</script>").count == 2)
  }

  @Test("a step that ends otherwise than demanded is marked")
  func failing() async {
    let step = Scenario.Step(
      "tap back", expecting: .init(stack: ["Home"]), action: { _ in throw UsageError("No way.") })
    let scenario = Scenario(
      "broken", wayIn: .subclass, root: { UINavigationController(rootViewController: UIViewController()) },
      steps: [step])
    let board = await Storyboard(of: scenario, on: Device())
    #expect(StoryboardPage("Broken", [board]).text.contains("1 step on a simulated device, 0 as the rules demand."))
  }

  @Test("one picture of one step, well-formed")
  func picture() async throws {
    let file = try TemporaryFile("step.svg")
    let recording = RecordingConsole()
    #expect(
      await recording.run("storyboard", "jump-by-back-menu", "--step", "1", "--out", file.path, "--way", "subclass")
        == 0)
    let text = try #require(file.text)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(
      text.contains("<title>jump by back menu: the beginning, long-press back, choose Notes, on the way, long-press"))
  }

  @Test("the demo in pictures, whose JSON and table stay as they are")
  func demo() async throws {
    let file = try TemporaryFile("demo.html")
    let with = RecordingConsole()
    let without = RecordingConsole()
    #expect(await with.run("demo", "--system", "18", "--html", file.path) == 0)
    #expect(await without.run("demo", "--system", "18") == 0)
    #expect(with.output == without.output)
    let text = try #require(file.text)
    #expect(text.matches(of: /<section class="board"/).count > 60)
    // What drawings share is in the page, and once.
    let defined = text.matches(of: /<g id="(part\d+)">/).map { String($0.1) }
    #expect(Set(defined).count == defined.count)
    #expect(Set(text.matches(of: /<use href="#(part\d+)"/).map { String($0.1) }).isSubset(of: Set(defined)))
  }

  @Test("an unknown scenario is refused with the list, and nothing is written")
  func unknown() async throws {
    let file = try TemporaryFile("a.html")
    let recording = RecordingConsole()
    #expect(await recording.run("storyboard", "teleport", "--out", file.path) == 2)
    #expect(recording.errors.first?.hasPrefix("storyboard knows no scenario \"teleport\": choose one of back-") == true)
    #expect(file.neighbors == [])
  }

  @Test("every scenario of the demo has a word of its own")
  func words() {
    for wayIn in WayIn.allCases {
      let words = NotesScenarios(system: .newest, wayIn: wayIn).all.map { StoryboardCommand.word(for: $0.name) }
      #expect(Set(words).count == words.count)
      #expect(words.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
    }
  }

  @Test("what cannot be written is one line on standard error with exit code 2, and leaves no half")
  func unwritable() async throws {
    let file = try TemporaryFile("a.html")
    try "old".write(toFile: file.path, atomically: true, encoding: .utf8)
    let target = PageFile(file.path)
    try FileManager.default.removeItem(at: file.directory)
    #expect(target.write("new") == "Cannot write \(file.path): there is no directory \(file.directory.path).")
    #expect(file.text == nil)
    let recording = RecordingConsole()
    #expect(await recording.run("storyboard", "video", "--out", file.path) == 2)
    #expect(recording.errors.count == 1)
  }
}
