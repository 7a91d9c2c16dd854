import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Notes of itself what it finds when it has disappeared.
private final class Dismissed: Recorder {
  private(set) var seen: [Bool] = []

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    seen = [presentingViewController == nil, isBeingDismissed]
  }
}

extension BothSides {
  @MainActor
  @Suite("Presenting and dismissing")
  struct PresentationTests {
    private func other(_ stage: Stage, _ style: UIModalPresentationStyle) -> Recorder {
      let other = stage.screen("Other")
      other.modalPresentationStyle = style
      return other
    }

    @Test(
      "B204, B205, B207 on both sides: a full-screen presentation takes the screen below off",
      arguments: System.from(13))
    func fullScreen(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = other(stage, .fullScreen)
        stage.stack.present(other, animated: true) { stage.log.note("presented") }
        #expect(other.presentingViewController === stage.stack)
        #expect(stage.stack.topViewController?.presentedViewController === other)
        #expect(other.isBeingPresented)
        await display.rest()
        #expect(
          stage.log.take() == [
            "Other.viewDidLoad()", "List.viewWillDisappear(true)", "Other.viewWillAppear(true)",
            "Other.viewIsAppearing(true)", "Other.viewDidAppear(true)", "List.viewDidDisappear(true)", "presented",
          ])
        #expect(stage.stack.view.window == nil)

        other.dismiss(animated: true) { stage.log.note("dismissed") }
        #expect(other.isBeingDismissed)
        await display.rest()
        #expect(
          stage.log.take().filter { !$0.hasPrefix("willShow") && !$0.hasPrefix("didShow") } == [
            "Other.viewWillDisappear(true)", "List.viewWillAppear(true)", "List.viewIsAppearing(true)",
            "List.viewDidAppear(true)", "Other.viewDidDisappear(true)", "dismissed",
          ])
        #expect(stage.stack.presentedViewController == nil)
      }
    }

    @Test("B211, B212 on both sides: the default is a sheet, below which the screen stays", arguments: System.from(13))
    func sheet(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = stage.screen("Other")
        stage.stack.present(other, animated: true)
        await display.rest()
        other.dismiss(animated: true)
        await display.rest()
        #expect(
          stage.log.take() == [
            "Other.viewDidLoad()", "Other.viewWillAppear(true)", "Other.viewIsAppearing(true)",
            "Other.viewDidAppear(true)", "Other.viewWillDisappear(true)", "Other.viewDidDisappear(true)",
          ])
      }
    }

    @Test(
      "B206 on both sides: a dismissed screen has no presenting one when it has disappeared", arguments: System.all)
    func dismissed(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = Dismissed("Other", stage.log)
        stage.stack.present(other, animated: true)
        await display.rest()
        stage.stack.dismiss(animated: true)
        await display.rest()
        #expect(other.seen == [true, true])
        #expect(!other.isBeingDismissed)
      }
    }

    @Test("On both sides, dismissing the lowest takes everything on top along", arguments: System.all)
    func chain(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = stage.screen("Other")
        stage.stack.present(other, animated: true)
        await display.rest()
        other.present(stage.screen("Third"), animated: true)
        await display.rest()
        stage.stack.dismiss(animated: true)
        await display.rest()
        #expect(stage.stack.presentedViewController == nil)
        #expect(stage.log.take().last { $0.hasPrefix("Third.") } == "Third.viewDidDisappear(true)")
      }
    }

    @Test("B210 on both sides: during a presentation or a dismissal, dismissing does nothing", arguments: System.all)
    func dismissTooEarly(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = stage.screen("Other")
        stage.stack.present(other, animated: true)
        stage.stack.dismiss(animated: true)
        await display.rest()
        #expect(stage.stack.presentedViewController === other)
        #expect(stage.log.take().last { $0.hasPrefix("Other.view") } == "Other.viewDidAppear(true)")

        stage.stack.dismiss(animated: true)
        stage.stack.dismiss(animated: true)
        await display.rest()
        #expect(stage.stack.presentedViewController == nil)
        #expect(stage.log.take().count { $0 == "Other.viewWillDisappear(true)" } == 1)
      }
    }

    @Test("B219 on both sides: a presentation takes about as long as the model's", arguments: System.all)
    func duration(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        stage.stack.present(stage.screen("Other"), animated: true)
        let duration = try #require(stage.stack.transitionCoordinator?.transitionDuration)
        #expect((0.2...0.8).contains(duration))
        await display.rest()
      }
    }

    @Test("B145 on both sides: presenting from a screen that is not in the window shows nothing", arguments: System.all)
    func outsideWindow(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let gone = stage.screen("Gone")
        let other = stage.screen("Other")
        gone.present(other, animated: true)
        await display.rest()
        #expect(other.presentingViewController == nil)
        #expect(!stage.log.take().contains("Other.viewWillAppear(true)"))
      }
    }

    @Test("B120, B141 on both sides: a pop while an alert comes or goes is dropped", arguments: System.all)
    func popDuringPresentation(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        stage.stack.present(alert, animated: true)
        #expect(stage.stack.popViewController(animated: true) == nil)
        await display.rest()
        alert.dismiss(animated: true)
        #expect(stage.stack.popViewController(animated: true) == nil)
        await display.rest()
        #expect(stage.titles == ["List", "Note"])
      }
    }

    @Test("B107 on both sides: behind a full-screen presentation the stack changes at once", arguments: System.from(13))
    func popBehind(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let other = other(stage, .fullScreen)
        stage.stack.present(other, animated: true)
        await display.rest()
        stage.log.take()
        stage.stack.popViewController(animated: true)
        #expect(stage.titles == ["List"])
        await display.rest()
        #expect(!stage.log.take().contains { $0.hasPrefix("List.view") })
        other.dismiss(animated: true)
        await display.rest()
        #expect(stage.log.take().contains("List.viewDidAppear(true)"))
      }
    }
  }
}
