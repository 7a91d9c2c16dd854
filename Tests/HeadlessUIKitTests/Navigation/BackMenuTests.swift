import Testing

@testable import HeadlessUIKit

private let from14 = Device.SystemVersion.all.filter { $0 >= .init(14) }

@MainActor
@Suite("The back button's menu")
struct BackMenuTests {
  /// A back item that has no menu, whatever UIKit sets.
  final class ItemWithoutMenu: UIBarButtonItem {
    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  @Test("B40: from 14 on a long press lists the screens below, top-most first", arguments: Device.SystemVersion.all)
  func rows(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    try? fixture.device.longPressBack()
    #expect(fixture.device.backMenu == (system >= .init(14) ? ["Note", "List"] : nil))
    #expect(fixture.titles == (system >= .init(14) ? ["List", "Note", "Editor"] : ["List", "Note"]))
  }

  @Test("B40: a row says what the back button would; a blank title makes an empty row, a hidden label does not")
  func titles() throws {
    let fixture = NavigationFixture(["List", "Note", "Draft", "Editor"])
    fixture.device.run {
      fixture.navigation.viewControllers[0].navigationItem.backButtonTitle = ""
      fixture.navigation.viewControllers[1].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Memo")
      fixture.navigation.viewControllers[2].navigationItem.backButtonDisplayMode = .minimal
    }
    #expect(fixture.device.backButtonTitle == "")
    try fixture.device.longPressBack()
    #expect(fixture.device.backMenu == ["Draft", "Memo", ""])
  }

  @Test("B174: the display mode counts only without a back item")
  func displayMode() {
    let fixture = NavigationFixture(["List", "Note"])
    let below = fixture.navigation.viewControllers[0].navigationItem
    fixture.device.run { below.backButtonDisplayMode = .minimal }
    #expect(fixture.device.backButtonTitle == "")
    fixture.device.run { below.backBarButtonItem = UIBarButtonItem(title: "Memo") }
    #expect(fixture.device.backButtonTitle == "Memo")
  }

  @Test("B41, B42: a row jumps by popToViewController and asks nobody; didPop comes once", arguments: from14)
  func jump(system: Device.SystemVersion) throws {
    final class Watching: UINavigationController, UINavigationBarDelegate {
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        Issue.record("asked")
        return false
      }
      override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        Device.current.log.note("popTo \(viewController.title ?? "")")
        return super.popToViewController(viewController, animated: animated)
      }
    }
    let fixture = NavigationFixture(on: system, with: { Watching() })
    try fixture.device.longPressBack()
    fixture.device.log.take()
    try fixture.device.chooseRow("List")
    let start = fixture.device.log.take()
    #expect(start.first == "popTo List")
    #expect(
      fixture.logUntilIdle() == [
        "Editor.viewDidDisappear(true)", "List.viewDidAppear(true)", "Editor.didMove(toParent: nil)",
        "Note.didMove(toParent: nil)", "bar.didPop(Editor)", "delegate.didShow(List)",
      ])
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }

  @Test("B42: an override that returns nil refuses the jump")
  func refusedJump() throws {
    let fixture = NavigationFixture(with: { RefusingNavigationController() })
    try fixture.device.longPressBack()
    fixture.device.log.take()
    try fixture.device.chooseRow("List")
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor"])
    #expect(fixture.device.log.take() == [])
  }

  @Test("B42: one level is a jump too, or a plain pop: open", arguments: [true, false])
  func oneLevel(plain: Bool) throws {
    final class Watching: UINavigationController {
      override func popViewController(animated: Bool) -> UIViewController? {
        Device.current.log.note("pop")
        return super.popViewController(animated: animated)
      }
      override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        Device.current.log.note("popTo")
        return super.popToViewController(viewController, animated: animated)
      }
    }
    let fixture = NavigationFixture {
      $0.oneRowMenuCalls = plain ? .popViewController : .popToViewController
    } with: {
      Watching()
    }
    try fixture.device.longPressBack()
    fixture.device.log.take()
    try fixture.device.chooseRow("Note")
    #expect(fixture.device.log.take().first == (plain ? "pop" : "popTo"))
  }

  @Test("B43: a back item that ignores the menu has none; setting the menu to nil is not enough", arguments: from14)
  func suppressed(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    let below = fixture.navigation.viewControllers[0].navigationItem
    fixture.device.run {
      below.backBarButtonItem = UIBarButtonItem(title: "List")
      below.backBarButtonItem?.menu = nil
    }
    try fixture.device.longPressBack()
    #expect(fixture.device.backMenu == ["List"])
    try fixture.device.closeMenu()

    fixture.device.run { below.backBarButtonItem = ItemWithoutMenu(title: "List") }
    #expect(throws: DriverError("The back button has no menu.")) { try fixture.device.longPressBack() }
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B43: such an item without a title loses the system's word for back")
  func lostTitle() {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.run { fixture.navigation.viewControllers[0].navigationItem.backBarButtonItem = ItemWithoutMenu() }
    #expect(fixture.device.backButtonTitle == "")
  }

  @Test("B44: during a jump the leaving screen reads first, until the next layout", arguments: Device.SystemVersion.all)
  func unsettled(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List", "Note", "Draft", "Editor"], on: system)
    let navigation = fixture.navigation
    var during: [String?] = []
    fixture.device.run {
      navigation.popToViewController(navigation.viewControllers[1], animated: true)
      during = navigation.viewControllers.map(\.title)
    }
    #expect(during == ["Editor", "List", "Note"])
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B45: in viewWillDisappear the top screen's index tells how many the menu skipped")
  func skipped() throws {
    final class Counting: UIViewController {
      var skipped: Int?
      var indexes: [ObjectIdentifier: Int] = [:]
      override func viewWillDisappear(_ animated: Bool) {
        guard let top = navigationController?.topViewController, let mine = indexes[ObjectIdentifier(self)],
          let its = indexes[ObjectIdentifier(top)]
        else { return }
        skipped = mine - its
      }
    }
    let fixture = NavigationFixture(["List", "Note"])
    let editor = fixture.device.run {
      let editor = Counting()
      fixture.navigation.pushViewController(editor, animated: false)
      return editor
    }
    for (index, screen) in fixture.navigation.viewControllers.enumerated() {
      editor.indexes[ObjectIdentifier(screen)] = index
    }
    try fixture.device.longPressBack()
    try fixture.device.chooseRow("List")
    #expect(editor.skipped == 2)
  }

  @Test("B46: didPop of a jump finds the items gone, so counting tells it from a tap")
  func counted() throws {
    final class Counting: UINavigationController, UINavigationBarDelegate {
      var counts: [Int] = []
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        counts.append(navigationBar.items?.count ?? 0)
      }
    }
    let fixture = NavigationFixture(["List", "Note", "Draft", "Editor"], with: { Counting() })
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    fixture.log { fixture.navigation.popToRootViewController(animated: true) }
    fixture.device.advanceUntilIdle()
    #expect((fixture.navigation as? Counting)?.counts == [3, 1])
  }

  @Test("A tap beside the menu closes it")
  func close() throws {
    let fixture = NavigationFixture()
    try fixture.device.rightClickBack()
    #expect(fixture.device.backMenu == ["Note", "List"])
    try fixture.device.closeMenu()
    #expect(fixture.device.backMenu == nil)
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }
}
