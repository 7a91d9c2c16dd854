import Testing

@testable import backguard_lab

@MainActor
@Suite("Play")
struct PlayTests {
  /// The lines of an editor with something unsaved.
  private let editing = ["tap Groceries", "tap Edit", "type  Soon."]

  @Test("a swipe that would lose text asks, and stays or leaves as answered")
  func swipe() async {
    let recording = RecordingConsole()
    let code = await recording.run(
      "play",
      typing: editing + [
        "swipe edge 40%", "move 80%", "release", "stack", "answer Keep Editing", "stack", "longpress back", "choose 2",
        "answer Discard", "stack",
      ])
    #expect(code == 0)
    #expect(recording.errors == [])
    #expect(
      recording.output.filter { !$0.contains("│") && !$0.contains("─") } == [
        "Notes › Groceries › Edit", "Notes › Groceries › Edit", "Notes",
      ])
  }

  @Test("the log holds the callbacks and the attempts since the last log")
  func log() async {
    let recording = RecordingConsole()
    _ = await recording.run("play", typing: editing + ["log", "tap back", "answer Discard", "log", "log"])
    let lines = recording.output.filter { !$0.contains("│") && !$0.contains("─") }
    let start = lines.firstIndex { $0.hasPrefix("bar.shouldPop") } ?? 0
    #expect(
      lines[start...].filter { !$0.hasPrefix("recognizer ") && !$0.contains("Discard Changes?") } == [
        "bar.shouldPop(Edit) -> false",
        "Edit.willMove(toParent: nil)", "Edit.viewWillDisappear(true)", "Groceries.viewWillAppear(true)",
        "Groceries.viewIsAppearing(true)", "Edit.viewDidDisappear(true)", "Groceries.viewDidAppear(true)",
        "Edit.didMove(toParent: nil)", "bar.didPop(Edit)",
        "#1 backButton EditorViewController", "#1 asks EditorViewController", "#1 left",
      ])
  }

  @Test("what cannot be done is one line on standard error, and play goes on")
  func errors() async {
    let recording = RecordingConsole()
    let code = await recording.run(
      "play", "--attached",
      typing: [
        "fly", "tap Nowhere", "tap back", "answer Discard", "choose 1", "release", "move 10%", "close",
        "longpress back", "tap Groceries", "type x", "longpress back", "choose 7", "close", "tap text", "tap Play",
        "stack",
      ])
    #expect(code == 0)
    #expect(
      recording.errors == [
        #"Unknown command "fly": type help for the list."#,
        #"There is nothing on the screen to tap that says "Nowhere"."#,
        "There is no back button.",
        "No alert is on the screen.",
        "No menu is open.",
        "No swipe is under way.",
        "No swipe is under way.",
        "No menu is open.",
        "There is no back button.",
        "There is no text on the screen that can be edited.",
        "The menu has no row 7: it has 1.",
        "There is no text on the screen that can be edited.",
      ])
    #expect(recording.output.last == "Notes › Groceries › Video")
  }

  @Test("quit ends; what follows is not read")
  func quit() async {
    let recording = RecordingConsole()
    #expect(await recording.run("play", typing: ["quit", "stack"]) == 0)
    #expect(!recording.output.contains("Notes"))
  }

  @Test("prompts for somebody who types, and only then")
  func prompts() async {
    let recording = RecordingConsole()
    var lines = ["stack"][...]
    let typing = InputLines(isInteractive: true) { lines.popFirst() }
    _ = await Lab(console: recording.console).run(["play"], lines: typing)
    #expect(recording.output.suffix(4) == ["prompt: > ", "Notes", "prompt: > ", ""])
    let piped = RecordingConsole()
    _ = await piped.run("play", typing: ["stack"])
    #expect(!piped.output.contains("prompt: > "))
  }

  @Test("a finger may outlive the table it rests on")
  func fingerOutlivesTable() async {
    let recording = RecordingConsole()
    let script = ["tap Groceries", "tap Details", "swipe content 50%", "longpress back", "stack", "move 70%", "stack"]
    _ = await recording.run("play", "--system", "17", "--attached", typing: script)
    #expect(recording.errors == ["The back button has no menu."])
    #expect(recording.output.filter { $0.hasPrefix("Notes ›") } == ["Notes › Groceries", "Notes › Groceries"])
  }
}
