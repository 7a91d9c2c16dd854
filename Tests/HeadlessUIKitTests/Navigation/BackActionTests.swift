import Testing

@testable import HeadlessUIKit

private let from16 = Device.SystemVersion.all.filter { $0 >= .init(16) }

@MainActor
@Suite("backAction")
struct BackActionTests {
  private func fixture(
    _ titles: [String] = ["List", "Note"], on system: Device.SystemVersion = .newest,
    assuming turn: (inout Device.Assumptions) -> Void = { _ in }, actionTitle: String = "",
    setUp: (UINavigationItem) -> Void = { _ in }
  ) -> NavigationFixture {
    let fixture = NavigationFixture(titles, on: system, assuming: turn)
    let item = fixture.top.navigationItem
    fixture.device.run {
      item.backAction = UIAction(title: actionTitle) { _ in Device.current.log.note("action") }
    }
    fixture.device.run { setUp(item) }
    return fixture
  }

  @Test("B30, B35: a back action replaces what the button does, not how it looks", arguments: from16)
  func replaces(system: Device.SystemVersion) throws {
    let fixture = fixture(on: system)
    #expect(fixture.device.backButtonTitle == "List")
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.log.take() == ["action"])
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B30: before 16 the property does not exist")
  func unavailable() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture(on: .init(15))
        fixture.device.run { fixture.top.navigationItem.backAction = nil }
      }
    }
  }

  @Test("B30: an editor makes no button from the action, and shows only a chevron where there is one")
  func editor() {
    let root = fixture(["List"], setUp: { $0.style = .editor })
    #expect(root.device.backButtonTitle == nil)
    let pushed = fixture(setUp: { $0.style = .editor })
    #expect(pushed.device.backButtonTitle == "")
  }

  @Test("B31: at the root the action conjures a button, titled by the action")
  func root() throws {
    let fixture = fixture(["List"], actionTitle: "Leave")
    #expect(fixture.device.backButtonTitle == "Leave")
    try fixture.device.tapBack()
    #expect(fixture.device.log.take() == ["action"])
  }

  @Test("B32: the action counts on the leaving screen's own item only")
  func ownItem() throws {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.run {
      fixture.navigation.viewControllers[0].navigationItem.backAction = UIAction { _ in Issue.record("ran") }
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }

  @Test("B33, B160: the item keeps a copy of the action, and with it what the handler captures")
  func copies() {
    let device = Device()
    weak var weakScreen: UIViewController?
    device.run {
      let screen = screen("Note")
      let action = UIAction { _ in _ = screen }
      screen.navigationItem.backAction = action
      #expect(screen.navigationItem.backAction !== action)
      #expect(screen.navigationItem.backAction?.identifier == action.identifier)
      weakScreen = screen
    }
    #expect(weakScreen != nil)
    weakScreen?.navigationItem.clearBackAction(on: device)
    #expect(weakScreen == nil)
  }

  @Test("B34: the action does not hinder a swipe", arguments: from16)
  func swipe(system: Device.SystemVersion) {
    let fixture = fixture(on: system)
    fixture.log { fixture.navigation.beginInteractivePop()?.finish() }
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }

  @Test("B35: the pop in the handler asks nothing", arguments: from16)
  func popInHandler(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system, with: { AskingNavigationController() })
    let navigation = fixture.navigation
    fixture.device.run {
      fixture.top.navigationItem.backAction = UIAction { [unowned navigation] _ in
        navigation.popViewController(animated: true)
      }
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect((navigation as? AskingNavigationController)?.topsWhenAsked == [])
    #expect(fixture.titles == ["List"])
  }

  @Test("B36: with an action the menu pops or does not open: open")
  func menu() throws {
    let pops = fixture()
    try pops.device.longPressBack()
    try pops.device.chooseRow("List")
    pops.device.advanceUntilIdle()
    #expect(pops.titles == ["List"])

    let opensNone = fixture { $0.menuWithBackAction = .noMenu }
    #expect(throws: DriverError("The back button has no menu.")) { try opensNone.device.longPressBack() }
  }

  @Test("B37: the action's title does not rename a natural button")
  func title() {
    #expect(fixture(actionTitle: "Leave").device.backButtonTitle == "List")
  }

  @Test("B38: where the app has put the button away, the action brings it back or not: open", arguments: [true, false])
  func hidden(keeps: Bool) {
    let hidden = fixture {
      $0.hidesBackButtonKeepsBackAction = keeps
    } setUp: {
      $0.hidesBackButton = true
    }
    #expect((hidden.device.backButtonTitle != nil) == keeps)
    let replaced = fixture {
      $0.hidesBackButtonKeepsBackAction = keeps
    } setUp: {
      $0.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    }
    #expect((replaced.device.backButtonTitle != nil) == keeps)
  }

  @Test("B38: hidden or replaced, the natural button is gone; supplemented, it stays")
  func natural() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let item = fixture.top.navigationItem
    fixture.device.run { item.leftBarButtonItem = UIBarButtonItem(title: "Cancel") }
    #expect(fixture.device.backButtonTitle == nil)
    #expect(throws: DriverError("There is no back button.")) { try fixture.device.tapBack() }
    fixture.device.run { item.leftItemsSupplementBackButton = true }
    #expect(fixture.device.backButtonTitle == "List")
    fixture.device.run { item.hidesBackButton = true }
    #expect(fixture.device.backButtonTitle == nil)
  }
}

extension UINavigationItem {
  fileprivate func clearBackAction(on device: Device) { device.run { backAction = nil } }
}
