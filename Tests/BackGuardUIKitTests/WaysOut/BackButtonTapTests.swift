import BackGuard
import BackGuardTesting
import HeadlessUIKit
import Testing

@MainActor
@Suite("The tap on the back button", .freshGuards)
struct BackButtonTapTests {
  @Test("an unchanged screen leaves natively", arguments: Setting.tap)
  func unchanged(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: false)
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 left"])
  }

  @Test("staying leaves no trace", arguments: Setting.tap)
  func stay(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.isAsking)
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 asks Form", "#1 prevented by Form"])
    #expect(phone.device.log.take().filter { $0.hasPrefix("Form.") || $0.hasPrefix("List.") } == [])
  }

  @Test("consent leaves once", arguments: Setting.tap)
  func leave(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(!phone.isAsking)
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 asks Form", "#1 left"])
  }

  @Test("a second tap in the same moment is absorbed", arguments: Setting.tap)
  func doubleTap(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.tapBack()
    try? phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(!phone.isAsking)
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.recorder.endings.map(\.outcome).filter { $0 == .left }.count == 1)
    #expect(phone.recorder.open == [])
  }

  @Test("after any number of refusals a consent leaves once", arguments: Setting.tap)
  func manyRefusals(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    for _ in 0..<3 {
      try phone.device.tapBack()
      phone.rest()
      try phone.answer("Keep Editing")
    }
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.map(\.outcome).last == .left)
    #expect(phone.recorder.endings.count == 4)
  }
}
