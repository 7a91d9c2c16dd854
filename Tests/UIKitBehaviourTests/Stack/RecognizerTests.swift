import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A delegate of the app's.
private final class Owner: NSObject, UIGestureRecognizerDelegate {}

/// A control that lets no action through.
private final class Deaf: UIControl {
  private(set) var suppressed = 0

  override func sendAction(_ action: UIAction) { suppressed += 1 }
}

extension BothSides {
  @MainActor
  @Suite("Recognizers and controls")
  struct RecognizerTests {
    @Test(
      "B50, B51 on both sides: the edge recognizer is a screen-edge pan with a delegate of UIKit's",
      arguments: System.all)
    func edge(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let edge = try #require(stage.stack.interactivePopGestureRecognizer)
        #expect(edge is UIScreenEdgePanGestureRecognizer)
        #expect(edge.view === stage.stack.view)
        #expect(edge.delegate != nil)
        #expect(edge.isEnabled)
      }
    }

    @Test("B243 on both sides: a full swipe runs the first action unless the app says otherwise", arguments: System.all)
    func fullSwipe(system: System) async throws {
      try await withDisplay(system) { _ in
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
      }
    }

    @Test("B57 on both sides: switched off for one screen, the recognizer stays off for all", arguments: System.all)
    func switchedOff(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.interactivePopGestureRecognizer?.isEnabled = false
        stage.stack.popViewController(animated: true)
        await display.rest()
        stage.stack.pushViewController(stage.screen("Editor"), animated: true)
        await display.rest()
        #expect(stage.stack.interactivePopGestureRecognizer?.isEnabled == false)
      }
    }

    @Test("B58 on both sides: the recognizer's delegate is weak, and the last one wins", arguments: System.all)
    func weakDelegate(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let edge = try #require(stage.stack.interactivePopGestureRecognizer)
        let first = Owner()
        edge.delegate = first
        do {
          let second = Owner()
          edge.delegate = second
          #expect(edge.delegate === second)
        }
        #expect(edge.delegate == nil)
      }
    }

    @Test(
      "B70, B72, B74 on both sides: from 26 on there is a content recognizer of its own", arguments: System.from(26))
    func content(system: System) async throws {
      guard #available(iOS 26, macCatalyst 26, visionOS 26, *) else { return }
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let edge = try #require(stage.stack.interactivePopGestureRecognizer)
        let content = try #require(stage.stack.interactiveContentPopGestureRecognizer)
        #expect(content !== edge)
        #expect(content.view === stage.stack.view)
        #expect(content.isEnabled, "else: contentSwipeIsEnabled = false")
        #expect(edge.name == "UINavigationController.edgeSwipe")
        #expect(content.name == "UINavigationController.contentSwipe")
        let owner = Owner()
        content.delegate = owner
        #expect(edge.delegate !== owner)
      }
    }

    @Test("B203 on both sides: a control sends its actions through sendAction", arguments: System.from(14))
    func sendAction(system: System) async throws {
      try await withDisplay(system) { _ in
        var performed = 0
        let plain = UIControl()
        let deaf = Deaf()
        for control in [plain, deaf] {
          control.addAction(UIAction { _ in performed += 1 }, for: .primaryActionTriggered)
          control.sendActions(for: .primaryActionTriggered)
        }
        #expect(performed == 1)
        #expect(deaf.suppressed == 1)
      }
    }
  }
}
