// swift-format-ignore-file: OnlyOneTrailingClosureArgument

// The stack is made by one closure, and the trailing one lists the screens.
import ClassicTechniques
import HeadlessUIKit
import Testing

@MainActor
@Suite("T3, a back button of one screen's own")
struct T3OwnButtonTests {
  private func phone(on system: Device.SystemVersion) -> StoryPhone {
    StoryPhone(on: system, stack: { PlayerNavigationController() }) { [screen("Note"), PlayerScreen(title: "Video")] }
  }

  private func isLandscape(_ phone: StoryPhone) -> Bool { phone.device.windowScene.interfaceOrientation.isLandscape }

  @Test("A tap in landscape turns to portrait and stays; the next one leaves", arguments: Device.SystemVersion.forT3)
  func landscape(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    phone.act { $0.rotate(to: .landscapeLeft) }
    #expect(isLandscape(phone))
    try phone.act { try $0.tap(titled: "Back") }
    #expect(!isLandscape(phone))
    #expect(phone.titles == ["Note", "Video"])
    try phone.act { try $0.tap(titled: "Back") }
    #expect(phone.titles == ["Note"])
  }

  @Test("A tap in portrait pops", arguments: Device.SystemVersion.forT3)
  func portrait(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    try phone.act { try $0.tap(titled: "Back") }
    #expect(phone.titles == ["Note"])
  }

  @Test("The swipe is dead, in portrait too (B52)", arguments: Device.SystemVersion.forT3, [true, false])
  func swipe(system: Device.SystemVersion, landscape: Bool) throws {
    let phone = phone(on: system)
    if landscape { phone.act { $0.rotate(to: .landscapeLeft) } }
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    if landscape {
      expectFault(isLandscape(phone), wrong: true, right: false, "A swipe should turn to portrait like the button")
    } else {
      expectFault(phone.titles, wrong: ["Note", "Video"], right: ["Note"], "B52: a left item switches the swipe off")
    }
  }

  @Test("The button looks unlike the rest of the app", arguments: Device.SystemVersion.forT3)
  func look(system: Device.SystemVersion) {
    let phone = phone(on: system)
    expectFault(phone.device.backButtonTitle, wrong: nil, right: "Note", "A left item takes the back button's place")
    let size = phone.device.run {
      let player = PlayerScreen(title: "Video")
      player.loadViewIfNeeded()
      return player.navigationItem.leftBarButtonItem?.customView?.frame.size
    }
    #expect(size == CGSize(width: 60, height: 40))
  }
}
