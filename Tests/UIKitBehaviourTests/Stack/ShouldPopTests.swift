import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BothSides {
  @MainActor
  @Suite("navigationBar(_:shouldPop:)")
  struct ShouldPopTests {
    @Test("B1 on both sides: a stack is the delegate of its bar", arguments: System.all)
    func delegate(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = AskingStack()
        _ = await Stage(["List"], on: display, in: stack)
        #expect(stack.navigationBar.delegate === stack)
      }
    }

    @Test(
      "B2, B3, B11 on both sides: a pop by code asks a subclass up to 12, when the screen below is on top, and not from 14 on",
      arguments: System.before(13) + System.from(14))
    func popByCode(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = AskingStack()
        let stage = await Stage(["List", "Note", "Editor"], on: display, in: stack)
        stack.popViewController(animated: true)
        await display.rest()
        #expect(stack.topsWhenAsked == (system < System(13) ? ["Note"] : []))
        #expect(stage.titles == ["List", "Note"])
        #expect(stage.itemTitles == ["List", "Note"])
      }
    }

    @Test("B12 on both sides: a hidden bar asks nothing", arguments: System.all)
    func hiddenBar(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = AskingStack()
        let stage = await Stage(["List", "Note"], on: display, in: stack)
        stack.setNavigationBarHidden(true, animated: false)
        stack.popViewController(animated: false)
        await display.rest()
        #expect(stack.topsWhenAsked == [])
        #expect(stage.titles == ["List"])
      }
    }

    @Test("B2, B17 on both sides: asked by hand, a yes pops nothing", arguments: System.all)
    func askedByHand(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = AskingStack()
        let stage = await Stage(["List", "Note"], on: display, in: stack)
        let item = try #require(stack.topViewController?.navigationItem)
        #expect(stack.navigationBar(stack.navigationBar, shouldPop: item))
        await display.rest()
        #expect(stage.log.take() == [])
        #expect(stage.titles == ["List", "Note"])
        #expect(stage.itemTitles == ["List", "Note"])
      }
    }

    @Test("B41, B42 on both sides: a jump by code asks nothing", arguments: System.all)
    func jump(system: System) async throws {
      try await withDisplay(system) { display in
        let stack = AskingStack()
        let stage = await Stage(["List", "Note", "Editor"], on: display, in: stack)
        stack.popToViewController(stack.viewControllers[0], animated: true)
        await display.rest()
        #expect(stack.topsWhenAsked == [])
        #expect(stage.titles == ["List"])
      }
    }
  }
}
