import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// What may happen to a phone or a pad while its user is asked.
enum Disturbance: CaseIterable {
  case rotation, halfTheScreen, rotationAndBack

  @MainActor
  func happen(to device: Device) {
    switch self {
    case .rotation: device.rotate(to: .landscapeLeft)
    case .halfTheScreen: device.resizeWindow(toWidth: 400)
    case .rotationAndBack:
      device.rotate(to: .landscapeLeft)
      device.advance(milliseconds: 100)
      device.rotate(to: .portrait)
    }
  }
}

@MainActor
@Suite("A confirmation under fire", .freshGuards)
struct UnderFireTests {
  private func phone(_ setting: Setting) -> Phone {
    Phone(setting, idiom: .pad, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
  }

  @Test("stands while the device turns or shares its screen", arguments: Setting.likely, Disturbance.allCases)
  func whileAsked(_ setting: Setting, _ disturbance: Disturbance) throws {
    let phone = phone(setting)
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    disturbance.happen(to: phone.device)
    phone.rest()
    #expect(phone.isAsking)
    #expect(phone.titles == ["Root", "List", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 asks Form", "#1 left"])
  }

  @Test("is asked once, whatever happens before the dialog is there", arguments: Setting.likely, Disturbance.allCases)
  func beforeAsked(_ setting: Setting, _ disturbance: Disturbance) throws {
    let phone = phone(setting)
    try phone.device.swipeBack(.edge, to: 0.8)
    disturbance.happen(to: phone.device)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("a device that turns while the finger is down loses nothing", arguments: Setting.likely, Disturbance.allCases)
  func whileSwiping(_ setting: Setting, _ disturbance: Disturbance) throws {
    let phone = phone(setting)
    try phone.device.swipeBack(.edge, to: 0.6, lift: false)
    disturbance.happen(to: phone.device)
    try phone.device.liftSwipe()
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Form"])
    if phone.isAsking { try phone.answer("Keep Editing") }
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.open == [])
  }
}
