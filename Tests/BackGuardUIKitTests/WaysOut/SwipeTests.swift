import BackGuard
import BackGuardTesting
import HeadlessUIKit
import Testing

/// A swipe that exists on a setting's system.
struct SwipeCase: CustomTestStringConvertible, Sendable {
  var swipe: Device.Swipe
  var setting: Setting

  var testDescription: String { "\(swipe) \(setting.testDescription)" }

  static let all: [SwipeCase] = Setting.all.flatMap { setting in
    let swipes: [Device.Swipe] =
      setting.system >= Device.SystemVersion(26)
        && setting.assumptions.contentSwipeIsEnabled
      ? [.edge, .content, .trackpad] : [.edge, .trackpad]
    return swipes.map { SwipeCase(swipe: $0, setting: setting) }
  }
}

@MainActor
@Suite("Swipes from the edge, over the content and on a trackpad", .freshGuards)
struct SwipeTests {
  @Test("an unchanged screen leaves natively", arguments: SwipeCase.all)
  func unchanged(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, unsaved: false)
    try phone.device.swipeBack(test.swipe, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 left"])
  }

  @Test("staying leaves no trace", arguments: SwipeCase.all)
  func stay(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, unsaved: true)
    try phone.device.swipeBack(test.swipe, to: 0.8)
    #expect(phone.device.log.take().filter { $0.hasPrefix("Form.") || $0.hasPrefix("List.") } == [])
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 asks Form", "#1 prevented by Form"])
  }

  @Test("after a refusal the swipe works again", arguments: SwipeCase.all)
  func worksAgain(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, unsaved: true)
    try phone.device.swipeBack(test.swipe, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    phone.form.hasUnsavedChanges = false
    try phone.device.swipeBack(test.swipe, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List"])
  }

  @Test("consent leaves once", arguments: SwipeCase.all)
  func leave(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    try phone.device.swipeBack(test.swipe, to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 asks Form", "#1 left"])
  }

  @Test("letting go early asks nobody", arguments: SwipeCase.all)
  func letGo(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, unsaved: true)
    try phone.device.swipeBack(test.swipe, to: 0.2, milliseconds: 2_000)
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 cancelled"])
  }

  @Test("an allowed swipe that is taken back leaves no trace", arguments: SwipeCase.all)
  func cancelled(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, unsaved: false)
    try phone.device.swipeBack(test.swipe, to: 0.2, milliseconds: 2_000)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.allSatisfy { $0.outcome == .cancelled })
    try phone.device.swipeBack(test.swipe, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.last?.outcome == .left)
  }

  @Test("at the root nothing happens", arguments: SwipeCase.all)
  func root(_ test: SwipeCase) throws {
    let phone = Phone(test.setting, screens: [Form("List", unsaved: true)])
    try phone.device.swipeBack(test.swipe, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == [])
  }
}
