import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A part of a screen that is its own guard.
private final class GuardingPart: UIViewController, LeaveGuardingScreen {
  var isLeaveGuardEnabled = true
  var asked = 0

  func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision {
    asked += 1
    return .prevent
  }
}

/// A screen that guards itself as soon as it exists.
private final class EarlyForm: UIViewController {
  let hasUnsavedChanges = true

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Early"
    addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
  }
}

@MainActor
@Suite("Guards that come early or late", .freshGuards)
struct LateGuardTests {
  @Test(
    "a part that comes late and is its own guard is asked", arguments: Setting.subclass, [AskingAction.tap, .ownButton])
  func latePart(_ setting: Setting, _ action: AskingAction) async throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form")], guarded: false)
    let part = GuardingPart()
    phone.device.run {
      phone.form.addChild(part)
      part.view.frame = phone.form.view.bounds
      phone.form.view.addSubview(part.view)
      part.didMove(toParent: phone.form)
    }
    phone.rest()
    try action.perform(on: phone)
    await phone.device.settle()
    #expect(phone.titles == ["List", "Form"])
    #expect(part.asked == 1)
  }

  @Test("a guard added in init, pushed in the same turn", arguments: Setting.tap, [AskingAction.tap, .swipe])
  func early(_ setting: Setting, _ action: AskingAction) throws {
    let phone = Phone(setting, screens: [Form("List")], guarded: false)
    phone.device.run { phone.stack.pushViewController(EarlyForm(), animated: true) }
    phone.rest()
    try action.perform(on: phone)
    #expect(phone.isAsking)
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
  }

  @Test("a guard added in init, pushed later", arguments: Setting.tap, [AskingAction.tap, .swipe])
  func earlyAndLate(_ setting: Setting, _ action: AskingAction) throws {
    let phone = Phone(setting, screens: [Form("List", unsaved: true)])
    let form = phone.device.run { EarlyForm() }
    phone.rest()
    phone.device.run { phone.stack.pushViewController(form, animated: true) }
    phone.rest()
    try action.perform(on: phone)
    #expect(phone.isAsking)
  }

  @Test("a jump over a screen that was guarded while it was covered is not unasked", arguments: Setting.all)
  func covered(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("Covered", unsaved: true), Form("Top")], guarded: false)
    phone.device.run { _ = (phone.stack.viewControllers[1] as? Form)?.addGuard() }
    phone.rest()
    // Attached there is no such menu, with the subclass the jump is asked.
    if (try? phone.device.longPressBack()) != nil { try phone.device.chooseRow("Root") }
    phone.rest()
    #expect(phone.titles.prefix(2) == ["Root", "Covered"])
    #expect(phone.recorder.open.isEmpty || phone.isAsking)
  }

  @Test("a prediction that pops breaks nothing", arguments: Setting.tap, AskingAction.allCases)
  func poppingPrediction(_ setting: Setting, _ action: AskingAction) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)], guarded: false)
    var isArmed = true
    phone.device.run {
      phone.form.addLeaveGuard(
        isEnabled: { form in
          if isArmed {
            isArmed = false
            form.navigationController?.popViewController(animated: false)
          }
          return true
        }, confirming: .discardChanges)
    }
    phone.rest()
    try? action.perform(on: phone)
    phone.rest()
    #expect(phone.titles.first == "Root")
    #expect(!phone.titles.contains("Form"))
    #expect(!phone.isAsking)
    #expect(phone.recorder.open == [])
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.recorder.open == [])
  }

  @Test("guarding many screens of a stack asks only those that leave", arguments: Setting.tap)
  func many(_ setting: Setting) throws {
    let phone = Phone(
      setting, screens: [Form("Root", unsaved: true), Form("A", unsaved: true), Form("B", unsaved: true)])
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.asked == ["B"])
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.asked == ["B", "A"])
    #expect(phone.titles == ["Root"])
  }

  @Test(
    "a guard that comes to the top of a sheet's stack while who is below is asked: both leave, and it is asked if it objects",
    arguments: Setting.likely, [false, true])
  func onTopAllAlong(_ setting: Setting, objects: Bool) throws {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true))
    let top = Form("Top", unsaved: objects)
    phone.device.run { phone.stack.pushViewController(top, animated: false) }
    phone.rest()
    phone.recorder.take()
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    phone.device.run { top.addGuard() }
    phone.rest()
    try phone.answer("Discard")
    if objects { try phone.answer("Discard") }
    #expect(phone.recorder.asked == (objects ? ["Form", "Top"] : ["Form"]))
    #expect(phone.titles == ["Root", "List"])
  }
}
