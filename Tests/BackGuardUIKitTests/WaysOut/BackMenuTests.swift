import BackGuard
import BackGuardTesting
import HeadlessUIKit
import Testing

@MainActor
@Suite("The menu behind the back button", .freshGuards)
struct BackMenuTests {
  private func phone(_ setting: Setting, unsaved: Bool) -> Phone {
    Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: unsaved)])
  }

  @Test("an unchanged screen leaves natively", arguments: Setting.subclass, [0, 1])
  func unchanged(_ setting: Setting, row: Int) throws {
    let phone = phone(setting, unsaved: false)
    try phone.device.longPressBack()
    try phone.device.chooseRow(at: row)
    phone.rest()
    #expect(phone.titles == (row == 0 ? ["Root", "List"] : ["Root"]))
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.recorder.asked == [])
  }

  @Test("staying leaves no trace", arguments: Setting.subclass, [0, 1])
  func stay(_ setting: Setting, row: Int) throws {
    let phone = phone(setting, unsaved: true)
    try phone.device.longPressBack()
    try phone.device.chooseRow(at: row)
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.asked == ["Form"])
  }

  @Test("consent leaves as far as was chosen", arguments: Setting.subclass, [0, 1])
  func leave(_ setting: Setting, row: Int) throws {
    let phone = phone(setting, unsaved: true)
    try phone.device.longPressBack()
    try phone.device.chooseRow(at: row)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == (row == 0 ? ["Root", "List"] : ["Root"]))
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  private func jumping(_ setting: Setting) throws -> Phone {
    let phone = Phone(
      setting, screens: [Form("Root"), Form("Below", unsaved: true), Form("Above", unsaved: true)])
    try phone.device.longPressBack()
    try phone.device.chooseRow(at: 1)
    phone.rest()
    return phone
  }

  @Test("a jump asks every guarded screen it takes away in one dialog that names them", arguments: Setting.subclass)
  func jump(_ setting: Setting) throws {
    let phone = try jumping(setting)
    #expect(phone.device.alert?.message == "Your changes to “Above” and “Below” will be lost.")
    try phone.answer("Discard")
    #expect(phone.titles == ["Root"])
    #expect(
      phone.recorder.take() == [
        "#1 unattributed Above, Below", "#1 asks Above", "#1 asks Below", "#1 left",
      ])
  }

  @Test("one refusal keeps all screens of a jump", arguments: Setting.subclass)
  func jumpRefused(_ setting: Setting) throws {
    let phone = try jumping(setting)
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "Below", "Above"])
    #expect(phone.recorder.endings.count == 1)
  }

  @Test("where UIKit gives no hook there is no menu, so nothing is lost", arguments: Setting.attached)
  func suppressed(_ setting: Setting) throws {
    let phone = phone(setting, unsaved: true)
    try? phone.device.longPressBack()
    #expect(phone.device.backMenu == nil)
    #expect(phone.titles == ["Root", "List", "Form"])
  }

  @Test("a menu that passes no guarded screen stays", arguments: Setting.attached)
  func unguardedMenuStays(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Page")], guarded: false)
    try phone.device.longPressBack()
    #expect(phone.device.backMenu != nil)
  }
}
