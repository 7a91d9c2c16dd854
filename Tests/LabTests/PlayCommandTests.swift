import HeadlessUIKit
import Testing

@testable import backguard_lab

@Suite("The commands of play")
struct PlayCommandTests {
  @Test(
    "understood",
    arguments: [
      ("tap back", .tapBack), ("tap text", .tapText), ("  tap   Edit ", .tap("Edit")),
      ("tap Don't Save", .tap("Don't Save")),
      ("swipe edge 40% release", .swipe(.edge, percent: 40, lifts: true)),
      ("swipe edge 40%", .swipe(.edge, percent: 40, lifts: false)),
      ("swipe content 80", .swipe(.content, percent: 80, lifts: false)),
      ("swipe trackpad 80%", .swipe(.trackpad, percent: 80, lifts: true)),
      ("move 70%", .move(percent: 70)), ("release", .release),
      ("longpress back", .longPressBack), ("choose 1", .choose("1")), ("close", .close),
      ("answer Keep Editing", .answer("Keep Editing")),
      ("type  two spaces ", .type(" two spaces ")),
      ("scroll -20", .scroll(-20)),
      ("rotate landscape", .rotate(isLandscape: true)), ("rotate portrait", .rotate(isLandscape: false)),
      ("wait 0.5", .wait(milliseconds: 500)),
      ("stack", .stack), ("log", .log), ("help", .help), ("quit", .quit),
    ] as [(String, PlayCommand)])
  func understood(_ line: String, _ command: PlayCommand) throws {
    #expect(try PlayCommand(parsing: line) == command)
  }

  @Test("an empty line is none", arguments: ["", "   "])
  func empty(_ line: String) throws {
    #expect(try PlayCommand(parsing: line) == nil)
  }

  @Test(
    "refused in one line",
    arguments: [
      ("jump", #"Unknown command "jump": type help for the list."#),
      ("tap", "tap what? A title, back or text."),
      ("swipe", "swipe where? edge, content or trackpad."),
      ("swipe up 40%", "swipe where? edge, content or trackpad."),
      ("swipe edge", "How far? A percentage of the width, from 0% to 100%."),
      ("swipe edge 140%", "How far? A percentage of the width, from 0% to 100%."),
      ("swipe edge 40% slowly", "Only release can follow the percentage of a swipe."),
      ("move", "How far? A percentage of the width, from 0% to 100%."),
      ("longpress Edit", "longpress what? Only back has a menu."),
      ("choose", "choose what? A row's number or title."),
      ("answer", "answer what? The title of one of the buttons."),
      ("type", "type what?"),
      ("scroll down", "scroll by how much? A number of points, negative for back."),
      ("rotate left", "rotate where? landscape or portrait."),
      ("wait", "wait how long? A number of seconds, at most 3600."),
      ("wait -1", "wait how long? A number of seconds, at most 3600."),
      ("wait nan", "wait how long? A number of seconds, at most 3600."),
    ])
  func refused(_ line: String, _ message: String) {
    #expect(throws: PlayError(message)) { try PlayCommand(parsing: line) }
  }
}
