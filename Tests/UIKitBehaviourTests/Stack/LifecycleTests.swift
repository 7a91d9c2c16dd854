import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Notes what it finds in `willShow`.
private final class Looking: NSObject, UINavigationControllerDelegate {
  private(set) var seen: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)?.title
    seen = navigationController.viewControllers.map { $0.title ?? "" } + ["from \(from ?? "nobody")"]
  }
}

extension BothSides {
  @MainActor
  @Suite("Lifecycle")
  struct LifecycleTests {
    @Test("B150, B152 on both sides: the leaving screen sees itself moving, then alone", arguments: System.from(13))
    func flags(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let note = stage.stack.topViewController as? Recorder
        note?.logsFlags = true
        stage.stack.popViewController(animated: true)
        #expect(note?.isMovingFromParent == false)
        await display.rest()
        #expect(
          stage.log.take().filter { $0.hasPrefix("Note.") } == [
            "Note.willMove(toParent: nil)", "Note.viewWillDisappear(true), moving from",
            "Note.viewDidDisappear(true), moving from, alone", "Note.didMove(toParent: nil), alone",
          ])
      }
    }

    @Test("B150 on both sides: a child of the leaving screen does not see itself moving", arguments: System.from(13))
    func child(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let note = try #require(stage.stack.topViewController)
        let child = stage.screen("Child")
        note.addChild(child)
        note.view.addSubview(child.view)
        child.didMove(toParent: note)
        await display.rest()
        child.logsFlags = true
        stage.log.take()
        stage.stack.popViewController(animated: true)
        await display.rest()
        #expect(
          stage.log.take().filter { $0.hasPrefix("Child.") } == [
            "Child.viewWillDisappear(true)", "Child.viewDidDisappear(true)",
          ])
      }
    }

    @Test("B154 on both sides: willShow finds the stack without the leaving screen", arguments: System.all)
    func willShow(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let delegate = Looking()
        stage.stack.delegate = delegate
        stage.stack.popViewController(animated: true)
        await display.rest()
        #expect(delegate.seen == ["List", "from Note"])
      }
    }

    @Test("B156, B46 on both sides: didPop comes once for a jump, with the items gone", arguments: System.all)
    func didPop(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = AskingStack()
        let stage = await Stage(["List", "Note", "Draft", "Editor"], on: display, in: stack)
        stage.stack.popViewController(animated: true)
        #expect(stack.popped == [])
        await display.rest()
        #expect(stack.popped == ["Editor, 3 left"])
        stage.stack.popToRootViewController(animated: true)
        await display.rest()
        #expect(stack.popped == ["Editor, 3 left", "Draft, 1 left"])
      }
    }

    @Test("B160 on both sides: popped screens are gone, by every way", arguments: System.all)
    func leaks(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let stack = stage.stack
        let waysBack: [@MainActor (UINavigationController) -> Void] = [
          { $0.popViewController(animated: true) },
          { $0.popViewController(animated: false) },
          { $0.popToRootViewController(animated: true) },
          { $0.setViewControllers(Array($0.viewControllers.prefix(1)), animated: true) },
        ]
        for (number, goBack) in waysBack.enumerated() {
          weak var note: UIViewController?
          note = push("Note", on: stage)
          await display.rest()
          #expect(note != nil)
          goBack(stack)
          await display.rest()
          #expect(note == nil, "Way back number \(number)")
        }
      }
    }

    private func push(_ title: String, on stage: Stage) -> UIViewController {
      let screen = stage.screen(title)
      stage.stack.pushViewController(screen, animated: true)
      return screen
    }

    @Test("B161 on both sides: the delegate is held weakly", arguments: System.all)
    func deadDelegate(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        do {
          let delegate = Looking()
          stage.stack.delegate = delegate
        }
        #expect(stage.stack.delegate == nil)
        stage.stack.popViewController(animated: true)
        await display.rest()
        #expect(stage.titles == ["List"])
      }
    }
  }
}
