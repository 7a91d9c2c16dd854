// swift-format-ignore-file: OnlyOneTrailingClosureArgument

// The stack is made by one closure, and the trailing one lists the screens.
import ClassicTechniques
import HeadlessUIKit
import Testing

@MainActor
@Suite("T2, a base navigation controller with a back button of its own")
struct T2BackButtonTests {
  private static let button = "chevron.backward"

  private func phone(
    on system: Device.SystemVersion, published: Bool = false, unsaved: Bool = true, editor: Bool = true
  ) -> StoryPhone {
    StoryPhone(
      on: system, stack: { published ? PublishedBackButtonNavigationController() : BackButtonNavigationController() }
    ) {
      [screen("List"), editor ? BackButtonEditor(title: "Top", hasUnsavedChanges: unsaved) : screen("Top")]
    }
  }

  @Test("The editor asks: Cancel stays, OK leaves", arguments: Device.SystemVersion.forT2, [false, true])
  func alert(system: Device.SystemVersion, published: Bool) throws {
    let phone = phone(on: system, published: published)
    try phone.act { try $0.tap(titled: Self.button) }
    #expect(phone.isAsking)
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.titles == ["List", "Top"])
    try phone.act { try $0.tap(titled: Self.button) }
    try phone.act { try $0.answer("OK") }
    #expect(phone.titles == ["List"])
  }

  @Test("A plain screen pops", arguments: Device.SystemVersion.forT2)
  func plain(system: Device.SystemVersion) throws {
    let phone = phone(on: system, editor: false)
    try phone.act { try $0.tap(titled: Self.button) }
    #expect(phone.titles == ["List"])
  }

  @Test("As published, a plain screen never pops by the button", arguments: Device.SystemVersion.forT2)
  func publishedPlain(system: Device.SystemVersion) throws {
    let phone = phone(on: system, published: true, editor: false)
    try phone.act { try $0.tap(titled: Self.button) }
    expectFault(
      phone.titles, wrong: ["List", "Top"], right: ["List"],
      "A navigation controller that is not nested has no navigation controller")
  }

  @Test("The bottom bar is hidden under what is pushed; as published, the container got the flag")
  func bottomBar() {
    let intended = phone(on: .newest).stack
    #expect(intended.topViewController?.hidesBottomBarWhenPushed == true)
    #expect(intended.viewControllers[0].hidesBottomBarWhenPushed == false)
    #expect(!intended.hidesBottomBarWhenPushed)
    let published = phone(on: .newest, published: true).stack
    expectFault(published.topViewController?.hidesBottomBarWhenPushed, wrong: false, right: true, "The second slip")
    #expect(published.hidesBottomBarWhenPushed)
  }

  @Test("UIKit's own back button is gone, and with it its menu (B52)", arguments: Device.SystemVersion.forT2)
  func look(system: Device.SystemVersion) {
    let phone = phone(on: system)
    expectFault(phone.device.backButtonTitle, wrong: nil, right: "List", "A left item takes the back button's place")
    let item = phone.stack.topViewController?.navigationItem.leftBarButtonItem
    #expect(item?.customView?.frame.size == CGSize(width: 44, height: 44))
    #expect(phone.stack.viewControllers[0].navigationItem.leftBarButtonItem == nil)
  }

  // MARK: - The swipe

  @Test("The swipe works on a plain screen", arguments: Device.SystemVersion.forT2)
  func swipePlain(system: Device.SystemVersion) throws {
    let phone = phone(on: system, editor: false)
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    #expect(phone.titles == ["List"])
  }

  @Test("The swipe is dead on the editor, unsaved or not (B55)", arguments: Device.SystemVersion.forT2, [true, false])
  func swipeEditor(system: Device.SystemVersion, unsaved: Bool) throws {
    let phone = phone(on: system, unsaved: unsaved)
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    #expect(phone.titles == ["List", "Top"])
    // With changes the user should be asked, without them the swipe should leave.
    if unsaved {
      expectFault(phone.isAsking, wrong: false, right: true, "The refusal asks nobody")
    } else {
      expectFault(phone.titles, wrong: ["List", "Top"], right: ["List"], "Nothing is at stake")
    }
  }

  @Test("The swipe is refused at the root, and nothing freezes (B54)", arguments: Device.SystemVersion.forT2)
  func swipeRoot(system: Device.SystemVersion) throws {
    let phone = phone(on: system, editor: false)
    phone.popByCode()
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    phone.act { device in device.run { phone.stack.pushViewController(screen("Next"), animated: true) } }
    #expect(phone.titles == ["List", "Next"])
  }

  @Test("The content swipe of 26 keeps UIKit's rules and is dead everywhere (B52, B72)", arguments: [true, false])
  func contentSwipe(editor: Bool) throws {
    let phone = phone(on: Device.SystemVersion(26), unsaved: false, editor: editor)
    try phone.act { try $0.swipeBack(.content, to: 0.65) }
    expectFault(phone.titles, wrong: ["List", "Top"], right: ["List"], "B72: it has a delegate slot of its own")
  }
}
