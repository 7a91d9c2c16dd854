import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Containers as text")
struct ContainerDrawingTests {
  /// The drawing without the empty lines of the content.
  private func drawing(of device: Device) -> String {
    TextDrawing(of: device).lines.filter { line in !line.allSatisfy { $0 == "│" || $0 == " " } }
      .joined(separator: "\n")
  }

  private func labeled(_ title: String) -> UIViewController {
    let screen = screen(title)
    let label = UILabel(frame: CGRect(x: 16, y: 120, width: 200, height: 20))
    label.text = "The \(title.lowercased())"
    screen.view.addSubview(label)
    return screen
  }

  @Test("tabs stand at the bottom, the selected one in brackets")
  func tabs() throws {
    let fixture = TabsFixture([("Notes", ["List", "Note"]), ("Search", ["Find"])], on: .init(17))
    #expect(
      drawing(of: fixture.device) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 17 │
        ├──────────────────────────────────────────────┤
        │ ‹ List              Note                     │
        ├──────────────────────────────────────────────┤
        ├──────────────────────────────────────────────┤
        │        [Notes]                Search         │
        └──────────────────────────────────────────────┘
        """)
  }

  @Test("columns stand beside each other; collapsed, the inner stack is seen")
  func split() {
    let device = Device(system: .init(17), idiom: .pad)
    device.run {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(labeled("List"), for: .primary)
      split.setViewController(labeled("Note"), for: .secondary)
      device.window.rootViewController = split
    }
    #expect(
      drawing(of: device) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 17 │
        ├──────────────────────────────────────────────┤
        │      List       │            Note            │
        ├─────────────────┼────────────────────────────┤
        │ The list        │ The note                   │
        └──────────────────────────────────────────────┘
        """)
    device.resizeWindow(toWidth: 400)
    #expect(
      drawing(of: device) == """
        ┌──────────────────────────────────────────────┐
        │ 9:41                                  iOS 17 │
        ├──────────────────────────────────────────────┤
        │ ‹ List              Note                     │
        ├──────────────────────────────────────────────┤
        │ The note                                     │
        └──────────────────────────────────────────────┘
        """)
  }
}
