import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A button of the app's own", .freshGuards)
struct OwnButtonTests {
  @Test("an unchanged screen leaves", arguments: Setting.all)
  func unchanged(_ setting: Setting) {
    let phone = Phone(setting, unsaved: false)
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 ownButton Form", "#1 left"])
  }

  @Test("staying leaves no trace", arguments: Setting.all)
  func stay(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    phone.tapOwnButton()
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == ["#1 ownButton Form", "#1 asks Form", "#1 prevented by Form"])
  }

  @Test("consent leaves once", arguments: Setting.all)
  func leave(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    phone.tapOwnButton()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 ownButton Form", "#1 asks Form", "#1 left"])
  }

  @Test("as a real bar button, without the system's back button", arguments: Setting.all)
  func barButton(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    phone.device.run {
      phone.form.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Cancel", image: nil, primaryAction: phone.form.leaveAction(title: "Cancel"), menu: nil)
    }
    phone.rest()
    try phone.device.tapBarButton("Cancel")
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("a screen below the top takes everything above it along", arguments: Setting.all)
  func below(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("Below", unsaved: true), Form("Above", unsaved: true)])
    let below = phone.stack.viewControllers[1]
    phone.device.run { UIControl().sendAction(below.leaveAction()) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.asked == ["Above", "Below"])
  }

  @Test("a presented stack's root is dismissed", arguments: Setting.all)
  func presented(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: false)
    let sheet = Form("Sheet", unsaved: true)
    phone.device.run {
      sheet.addGuard()
      phone.stack.present(setting.wayIn.makeStack(sheet), animated: true)
    }
    phone.rest()
    phone.device.run { UIControl().sendAction(sheet.leaveAction()) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.stack.presentedViewController == nil)
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.recorder.asked == ["Sheet"])
  }

  @Test("a root that is not presented cannot leave", arguments: Setting.all)
  func root(_ setting: Setting) async {
    let phone = Phone(setting, screens: [Form("Root", unsaved: true)])
    let outcome = await phone.device.run { await phone.form.attemptToLeave() }
    #expect(outcome == .failed(.noContainer))
    #expect(phone.recorder.take() == [])
  }

  @Test("the asynchronous form returns how it ended", arguments: Setting.all)
  func outcome(_ setting: Setting) async throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    let outcome = phone.device.run { Task { @MainActor in await form.attemptToLeave() } }
    await Task.yield()
    phone.rest()
    try phone.answer("Discard")
    #expect(await outcome.value == .left)
    #expect(phone.titles == ["List"])
  }
}
