import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A back item that has no menu, whatever UIKit sets.
private final class ItemWithoutMenu: UIBarButtonItem {
  override var menu: UIMenu? {
    get { nil }
    set {}
  }
}

extension BothSides {
  @MainActor
  @Suite("Items of the bar")
  struct ItemTests {
    @Test("B31 on both sides: at the root a back action conjures a button", arguments: System.from(16))
    func conjured(system: System) async throws {
      guard #available(iOS 16, macCatalyst 16, *) else { return }
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        #expect(!display.showsBackButton)
        stage.stack.topViewController?.navigationItem.backAction = UIAction(title: "Leave") { _ in }
        await display.rest()
        #expect(display.showsBackButton)
      }
    }

    @Test("B32 on both sides: a back action of the screen below makes no button", arguments: System.from(16))
    func below(system: System) async throws {
      guard #available(iOS 16, macCatalyst 16, *) else { return }
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        #expect(display.showsBackButton)
        stage.stack.topViewController?.navigationItem.hidesBackButton = true
        stage.stack.viewControllers[0].navigationItem.backAction = UIAction(title: "Leave") { _ in }
        await display.rest()
        #expect(!display.showsBackButton)
      }
    }

    @Test(
      "B33 on both sides: the item keeps a copy of the action, and what its handler holds", arguments: System.from(16))
    func copy(system: System) async throws {
      guard #available(iOS 16, macCatalyst 16, *) else { return }
      try await withDisplay(system) { display in
        let item = UINavigationItem(title: "Note")
        weak var held: Log?
        held = setAction(on: item)
        await display.rest()
        #expect(held != nil)
        item.backAction = nil
        await display.rest()
        #expect(held == nil)
      }
    }

    /// Returns what the handler holds.
    @available(iOS 16, macCatalyst 16, *)
    private func setAction(on item: UINavigationItem) -> Log {
      let held = Log()
      let action = UIAction(title: "Leave") { _ in held.note("left") }
      item.backAction = action
      #expect(item.backAction !== action)
      #expect(item.backAction?.identifier == action.identifier)
      return held
    }

    @Test("B43 on both sides: a back item that ignores the menu keeps having none", arguments: System.from(14))
    func menuless(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let item = ItemWithoutMenu(title: "List")
        stage.stack.topViewController?.navigationItem.backBarButtonItem = item
        stage.stack.pushViewController(stage.screen("Note"), animated: true)
        await display.rest()
        #expect(item.menu == nil)
        #expect(stage.stack.navigationBar.backItem?.backBarButtonItem === item)
        #expect(display.showsBackButton)
      }
    }

    @Test("B44 on both sides: during a jump the leaving screen reads first", arguments: System.from(14))
    func unsettled(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note", "Draft", "Editor"], on: display)
        stage.stack.popToViewController(stage.stack.viewControllers[1], animated: true)
        #expect(stage.titles == ["Editor", "List", "Note"])
        #expect(stage.itemTitles == ["List", "Note"])
        #expect(stage.stack.topViewController?.title == "Note")
        await display.rest()
        #expect(stage.titles == ["List", "Note"])
      }
    }

    @Test(
      "B174 on both sides: the display mode counts only without a back item", arguments: System.from(14, before: 26))
    func displayMode(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let item = try #require(stage.stack.topViewController?.navigationItem)
        item.backButtonDisplayMode = .minimal
        stage.stack.pushViewController(stage.screen("Note"), animated: true)
        await display.rest()
        #expect(display.backButtonTitle == "")
        stage.stack.popViewController(animated: true)
        await display.rest()
        item.backBarButtonItem = UIBarButtonItem(title: "Memo")
        stage.stack.pushViewController(stage.screen("Note"), animated: true)
        await display.rest()
        #expect(display.backButtonTitle == "Memo")
      }
    }
  }
}
