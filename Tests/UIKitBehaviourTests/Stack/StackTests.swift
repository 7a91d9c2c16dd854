import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Notes which of the overridable ways back was called.
private final class Watching: UINavigationController {
  private(set) var calls: [String] = []

  func forgetCalls() { calls = [] }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("pop")
    return super.popViewController(animated: animated)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    calls.append("popTo")
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls.append("popToRoot")
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.append("set")
    super.setViewControllers(viewControllers, animated: animated)
  }
}

extension BothSides {
  @MainActor
  @Suite("The stack")
  struct StackTests {
    @Test("B103 on both sides: the last screen stays, and nobody is told", arguments: System.all)
    func root(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        #expect(stage.stack.popViewController(animated: true) == nil)
        #expect(stage.stack.popToRootViewController(animated: true)?.isEmpty != false)
        let top = try #require(stage.stack.topViewController)
        #expect(stage.stack.popToViewController(top, animated: true)?.isEmpty != false)
        await display.rest()
        #expect(stage.log.take() == [])
        #expect(stage.titles == ["List"])
      }
    }

    @Test("B104 on both sides: every way in can be overridden", arguments: System.all)
    func overrides(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = Watching()
        let stage = await Stage(["A", "B", "C", "D", "E"], on: display, in: stack)
        stack.forgetCalls()
        #expect(stack.popViewController(animated: false)?.title == "E")
        #expect(stack.popToViewController(stack.viewControllers[2], animated: false)?.map(\.title) == ["D"])
        #expect(stack.popToRootViewController(animated: false)?.map(\.title) == ["B", "C"])
        stack.viewControllers = [stage.screen("F")]
        await display.rest()
        // One may be made of another: the first call is the one that counts.
        #expect(stack.calls.first == "pop")
        #expect(Set(stack.calls) == ["pop", "popTo", "popToRoot", "set"])
        #expect(stage.titles == ["F"])
      }
    }

    @Test("B105 on both sides: a set during a transition reads as the old array", arguments: System.before(26))
    func setDuringTransition(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        stage.stack.pushViewController(stage.screen("Note"), animated: true)
        stage.stack.setViewControllers([stage.stack.viewControllers[0], stage.screen("Editor")], animated: false)
        #expect(stage.titles == ["List", "Note"])
        await display.rest()
        #expect(stage.titles == ["List", "Editor"])
        #expect(stage.itemTitles == ["List", "Editor"])
      }
    }

    @Test("B106 on both sides: up to 18 a pop during a transition is ignored", arguments: System.before(26))
    func ignoredPop(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.pushViewController(stage.screen("Editor"), animated: true)
        #expect(stage.stack.popViewController(animated: true) == nil)
        await display.rest()
        #expect(stage.titles == ["List", "Note", "Editor"], "else: popDuringTransition = .queued")
      }
    }

    @Test("B77, B106 on both sides: from 26 on a pop during a transition runs", arguments: System.from(26))
    func interruptingPop(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["A", "B", "C", "D"], on: display)
        for _ in 1...3 { stage.stack.popViewController(animated: true) }
        await display.rest()
        #expect(stage.titles == ["A"], "else: popDuringInterruptibleTransition = .ignored")
        #expect(stage.itemTitles == ["A"])
      }
    }

    @Test("B107 on both sides: outside of a window the array changes and no screen appears", arguments: System.all)
    func outsideWindow(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note", "Editor"], on: display)
        display.window.rootViewController = UIViewController()
        await display.rest()
        stage.log.take()
        let popped = stage.stack.popViewController(animated: true)
        #expect(popped?.title == "Editor", "else: popOutsideWindowReturnsNil = true")
        await display.rest()
        #expect(stage.titles == ["List", "Note"])
        #expect(stage.log.take() == ["Editor.willMove(toParent: nil)", "Editor.didMove(toParent: nil)"])
        display.window.rootViewController = stage.stack
        await display.rest()
        #expect(stage.log.take().contains("didShow(Note)"))
      }
    }

    @Test("B108 on both sides: setViewControllers tells the screen it drops", arguments: System.from(13))
    func setTells(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.setViewControllers([stage.stack.viewControllers[0]], animated: true)
        await display.rest()
        #expect(
          stage.log.take() == [
            "Note.willMove(toParent: nil)", "Note.viewWillDisappear(true)", "List.viewWillAppear(true)",
            "willShow(List)", "List.viewIsAppearing(true)", "Note.viewDidDisappear(true)",
            "List.viewDidAppear(true)", "Note.didMove(toParent: nil)", "didShow(List)",
          ], "without the first line: setViewControllersSendsWillMove = false")
        #expect(stage.itemTitles == ["List"])
      }
    }
  }
}
