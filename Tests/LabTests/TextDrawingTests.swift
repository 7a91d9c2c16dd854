import Foundation
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("The screen as text")
struct TextDrawingTests {
  /// The last drawing after a script, without the empty lines of the content.
  private func drawing(after lines: [String], _ options: String...) async -> String {
    let recording = RecordingConsole()
    _ = await Lab(console: recording.console).run(["play"] + options, lines: InputLines(lines))
    #expect(recording.errors == [])
    let start = recording.output.lastIndex { $0.hasPrefix("┌") } ?? 0
    return recording.output[start...].filter { line in !line.allSatisfy { $0 == "│" || $0 == " " } }
      .joined(separator: "\n")
  }

  @Test("bar, text and buttons")
  func note() async {
    #expect(
      await drawing(after: ["tap Groceries"], "--system", "17") == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 17 │
        ├──────────────────────────────────────────────┤
        │ ‹ Notes          Groceries                   │
        ├──────────────────────────────────────────────┤
        │ Groceries                                    │
        │ For the week, and for Sunday's guests.       │
        │                   [ Edit ]                   │
        │                 [ Details ]                  │
        │                   [ Tags ]                   │
        │                   [ Play ]                   │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("right to left, everything is mirrored")
  func mirrored() async {
    #expect(
      await drawing(after: ["tap Groceries", "tap Details", "swipe edge 40%"], "--layout", "rtl").split(separator: "\n")
        .prefix(7).joined(separator: "\n") == """
          ┌──────────────────────────────────────────────┐
          │ iOS 26                                  9:41 │
          ├──────────────────────────────────────────────┤
          │                   Details        Groceries › │
          ├──────────────────────────────────────────────┤
          │                                  Mia  Author │
          │                           Market hall  Place │
          """)
  }

  @Test("an alert lies in the middle, the cursor stands in the text")
  func alert() async {
    let lines = ["tap Groceries", "tap Edit", "tap text", "type  Soon.", "tap back"]
    #expect(
      await drawing(after: lines) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├──────────────────────────────────────────────┤
        │ ‹ Groceries         Edit       Details  Save │
        ├──────────────────────────────────────────────┤
        │ Groceries                                    │
        │ For┌────────────────────────────────────┐    │
        │ Soo│          Discard Changes?          │    │
        │    │   Your changes to “Edit” will be   │    │
        │    │               lost.                │    │
        │    │          [ Keep Editing ]          │    │
        │    │            [ Discard ]             │    │
        │    └────────────────────────────────────┘    │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("the back menu hangs from the back button")
  func menu() async {
    #expect(
      await drawing(after: ["tap Groceries", "tap Play", "longpress back"]) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├──────────────────────────────────────────────┤
        │ ‹ Groceries        Video                     │
        ├─┌─────────────┐──────────────────────────────┤
        │ │ 1 Groceries │                              │
        │ │ 2 Notes     │                              │
        │ └─────────────┘                              │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("a finger that stays down moves the screen off the one below")
  func swipe() async {
    #expect(
      await drawing(after: ["tap Groceries", "swipe edge 40%"]) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├──────────────────────────────────────────────┤
        │ Settings           Notes                 Add │
        ├──────────────────────────────────────────────┤
        │ ⌕               ┃ Groceries                  │
        │ Groceries       ┃ For the week, and for Sunda│
        │ Travel          ┃                            │
        │ Ideas           ┃                   [ Edit ] │
        │                 ┃                            │
        │                 ┃                 [ Details ]│
        │                 ┃                            │
        │                 ┃                   [ Tags ] │
        │                 ┃                            │
        │                 ┃                   [ Play ] │
        │                 ┃                            │
        │                 ┃                            │
        │                 ┃                            │
        │                 ┃                            │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("an action sheet lies at the bottom")
  func sheet() async {
    #expect(
      await drawing(after: ["tap Groceries", "tap Details", "tap text", "type !", "swipe trackpad 80%"]) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 26 │
        ├──────────────────────────────────────────────┤
        │ ‹ Groceries       Details                    │
        ├──────────────────────────────────────────────┤
        │ Author  Mia!▏                                │
        │ Place  Market hall                           │
        │ Milk                                         │
        │ Eggs                                         │
        │ Bread                                        │
        │ Butter                                       │
        │ Rice                                         │
        │ App┌────────────────────────────────────┐    │
        │ Lem│          Discard Changes?          │    │
        │ Oni│ Your changes to “Details” will be  │    │
        │ Gar│               lost.                │    │
        │ Tom│          [ Keep Editing ]          │    │
        │ Bas│            [ Discard ]             │    │
        │    └────────────────────────────────────┘    │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("landscape is wider")
  func landscape() async {
    #expect(
      await drawing(after: ["tap Groceries", "tap Play", "rotate landscape"]) == """
        ┌──────────────────────────────────────────────────────────────────────┐
        │ 9:41                                                          iOS 26 │
        ├──────────────────────────────────────────────────────────────────────┤
        │ ‹ Groceries                    Video                                 │
        ├──────────────────────────────────────────────────────────────────────┤
        │ ▶ Groceries                                                          │
        └──────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test("what does not fit is cut, and a row that was swiped shows its buttons")
  func swipedRow() async {
    let device = Device()
    let screen = device.run { ListScreen() }
    device.run { device.window.rootViewController = screen }
    device.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 100, y: 22))
    device.advance(milliseconds: 100)
    let lines = TextDrawing(of: device).lines
    #expect(
      [lines[5], lines[6], lines[17], lines[18]] == [
        "│ Row 0  a value that is longer than[ Delete ] │",
        "│ Row 1  a value that is longer than there is… │",
        "│ Row 12  a value that is longer than there i… │",
        "│                      ⋮                       │",
      ])
  }
}
