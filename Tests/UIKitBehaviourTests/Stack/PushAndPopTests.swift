import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BothSides {
  @MainActor
  @Suite("Pushing and popping")
  struct PushAndPopTests {
    @Test(
      "B200, B201, B208, B223 on both sides: a push tells in this order, down to the animation inside the call",
      arguments: System.all)
    func push(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let start = stage.log { stage.stack.pushViewController(stage.screen("Note"), animated: true) }
        #expect(
          start == [
            "Note.willMove(toParent: parent)", "Note.viewDidLoad()", "List.viewWillDisappear(true)",
            "Note.viewWillAppear(true)", "willShow(Note)",
          ] + (system >= System(13) ? ["Note.viewIsAppearing(true)"] : []))
        #expect(
          await stage.logUntilRest() == [
            "List.viewDidDisappear(true)", "Note.viewDidAppear(true)", "Note.didMove(toParent: parent)",
            "didShow(Note)",
          ])
        #expect(stage.titles == ["List", "Note"])
      }
    }

    @Test("B157, B200, B201 on both sides: a pop tells the leaving screen first", arguments: System.from(13))
    func pop(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let start = stage.log { stage.stack.popViewController(animated: true) }
        #expect(
          start == [
            "Note.willMove(toParent: nil)", "Note.viewWillDisappear(true)", "List.viewWillAppear(true)",
            "willShow(List)", "List.viewIsAppearing(true)",
          ])
        #expect(
          await stage.logUntilRest() == [
            "Note.viewDidDisappear(true)", "List.viewDidAppear(true)", "Note.didMove(toParent: nil)", "didShow(List)",
          ])
      }
    }

    @Test("B157 on both sides: unanimated, the order is the same", arguments: System.from(13))
    func unanimated(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        // On a device the last calls may come a turn later.
        stage.stack.popViewController(animated: false)
        await display.rest()
        #expect(
          stage.log.take() == [
            "Note.willMove(toParent: nil)", "Note.viewWillDisappear(false)", "List.viewWillAppear(false)",
            "willShow(List)", "List.viewIsAppearing(false)", "Note.viewDidDisappear(false)",
            "List.viewDidAppear(false)", "Note.didMove(toParent: nil)", "didShow(List)",
          ])
      }
    }

    @Test("B157, B158 on both sides: a jump tells the top screen; those in between just go", arguments: System.from(13))
    func jump(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note", "Editor"], on: display)
        stage.stack.popToRootViewController(animated: true)
        await display.rest()
        let log = stage.log.take()
        #expect(
          log.filter { $0.hasPrefix("Note.") } == ["Note.willMove(toParent: nil)", "Note.didMove(toParent: nil)"])
        #expect(
          log.filter { !$0.hasPrefix("Note.") } == [
            "Editor.willMove(toParent: nil)", "Editor.viewWillDisappear(true)", "List.viewWillAppear(true)",
            "willShow(List)", "List.viewIsAppearing(true)", "Editor.viewDidDisappear(true)",
            "List.viewDidAppear(true)", "Editor.didMove(toParent: nil)", "didShow(List)",
          ])
        #expect(stage.titles == ["List"])
        #expect(stage.itemTitles == ["List"])
      }
    }

    @Test("B222 on both sides: when a stack first appears, its delegate hears of the root", arguments: System.all)
    func firstAppearance(system: System) async throws {
      try await withDisplay(system) { display in
        let log = Log()
        let delegate = StackDelegate(log)
        let stack = UINavigationController(rootViewController: Recorder("List", log))
        stack.delegate = delegate
        display.window.rootViewController = stack
        await display.rest()
        #expect(log.take().filter { $0.contains("Show") } == ["willShow(List)", "didShow(List)"])
      }
    }

    @Test("B155 on both sides: didShow comes once, as the last call", arguments: System.all)
    func didShow(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.popViewController(animated: true)
        let log = await stage.logUntilRest()
        #expect(log.last == "didShow(List)")
        #expect(log.count { $0.hasPrefix("didShow") } == 1)
      }
    }

    @Test("B159 on both sides: a pushed screen is on the stack before its transition has ended", arguments: System.all)
    func pushedAtOnce(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        stage.stack.pushViewController(stage.screen("Note"), animated: true)
        #expect(stage.titles == ["List", "Note"])
        #expect(stage.itemTitles == ["List", "Note"])
        #expect(stage.stack.transitionCoordinator != nil)
        await display.rest()
        #expect(stage.stack.transitionCoordinator == nil)
      }
    }
  }
}
