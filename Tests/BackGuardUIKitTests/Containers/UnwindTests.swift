import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Unwinding", .freshGuards)
struct UnwindTests {
  @Test("after Done nobody is asked, and it is code that left", arguments: Setting.likely)
  func done(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    let form = phone.form
    phone.device.unwind(from: form, to: phone.stack.viewControllers[0]) { _ in form.hasUnsavedChanges = false }
    phone.rest()
    #expect(phone.titles == ["Root"])
    // Covered screens of a stack that is anybody's have no anchor in the window.
    #expect(
      phone.recorder.take()
        == (setting.wayIn == .subclass
          ? ["#1 code Form, List", "#1 left"] : ["#1 unattributed Form", "#1 left"]))
    #expect(!phone.isAsking)
  }

  @Test(
    "a dirty form is code too: not asked, and on opt-in asked once", arguments: Setting.subclass, [false, true])
  func optIn(_ setting: Setting, asks: Bool) throws {
    let phone = Phone(setting, unsaved: true)
    (phone.stack as? GuardedNavigationController)?.asksWhenLeavingByCode = asks
    phone.device.unwind(from: phone.form, to: phone.stack.viewControllers[0])
    phone.rest()
    if asks {
      #expect(phone.titles == ["List", "Form"])
      try phone.answer("Discard")
    }
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 code Form"] + (asks ? ["#1 asks Form"] : []) + ["#1 left"])
  }
}
