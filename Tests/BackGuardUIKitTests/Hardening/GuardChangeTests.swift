import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// How the user can be made to answer a question.
enum AskingAction: String, CaseIterable, CustomTestStringConvertible {
  case tap, swipe, ownButton

  var testDescription: String { rawValue }

  @MainActor
  func perform(on phone: Phone) throws {
    switch self {
    case .tap: try phone.device.tapBack()
    case .swipe: try phone.device.swipeBack(.edge, to: 0.8)
    case .ownButton: phone.tapOwnButton()
    }
    phone.rest()
  }
}

@MainActor
@Suite("Guards that change while they are asked", .freshGuards)
struct GuardChangeTests {
  /// Root, form with one guard, and its token.
  private func phone(_ setting: Setting) -> (Phone, LeaveGuardToken) {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    let token = phone.device.run { phone.form.addGuard() }
    phone.rest()
    return (phone, token)
  }

  @Test(
    "the answer counts although the only guard was removed meanwhile", arguments: Setting.tap, AskingAction.allCases)
  func removedWhileAsked(_ setting: Setting, _ action: AskingAction) throws {
    let (phone, token) = phone(setting)
    try action.perform(on: phone)
    phone.device.run { token.cancel() }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.recorder.open == [])
  }

  @Test("staying after the only guard was removed ends the attempt", arguments: Setting.tap, AskingAction.allCases)
  func removedAndStayed(_ setting: Setting, _ action: AskingAction) throws {
    let (phone, token) = phone(setting)
    try action.perform(on: phone)
    phone.device.run { token.cancel() }
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.endings.map(\.outcome.description) == ["prevented by Form"])
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.titles == ["List"])
  }

  @Test("a guard added by a confirmation is asked before leaving", arguments: Setting.tap)
  func addedWhileAsked(_ setting: Setting) async throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    phone.device.run {
      phone.form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
        form.addGuard()
        return .allow
      }
    }
    phone.rest()
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(phone.isAsking)
    #expect(phone.titles == ["List", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.open == [])
  }

  @Test("a guard replaced by its own confirmation counts as a new one", arguments: Setting.tap)
  func replacedWhileAsked(_ setting: Setting) async throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    var token: LeaveGuardToken?
    token = phone.device.run {
      phone.form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
        token?.cancel()
        form.addGuard()
        return .allow
      }
    }
    phone.rest()
    try phone.device.tapBack()
    await phone.device.settle()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("a confirmation that pops its screen by itself leaves once", arguments: Setting.tap, [false, true])
  func popsByItself(_ setting: Setting, animated: Bool) async throws {
    let phone = Phone(
      setting, screens: [Form("Root"), Form("List", unsaved: true), Form("Form", unsaved: true)], guarded: false)
    phone.device.run {
      for screen in phone.stack.viewControllers {
        (screen as! Form).addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
          form.navigationController?.popViewController(animated: animated)
          return .allow
        }
      }
    }
    phone.rest()
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.asked.count == 1)
  }
}
