import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A confirmation that changes the stack", .freshGuards)
struct BusyConfirmationTests {
  enum Deed: String, CaseIterable, CustomTestStringConvertible {
    case push, present, dismiss, pushAndPop

    var testDescription: String { rawValue }
  }

  @Test("and then consents leaves once, unless something lies on top", arguments: Setting.tap, Deed.allCases)
  func deed(_ setting: Setting, _ deed: Deed) async throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)], guarded: false)
    let pushed = Form("Pushed")
    phone.device.run {
      phone.form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
        switch deed {
        case .push: form.navigationController?.pushViewController(pushed, animated: true)
        case .present: form.present(UIViewController(), animated: true)
        case .dismiss: form.dismiss(animated: true)
        case .pushAndPop:
          form.navigationController?.pushViewController(pushed, animated: false)
          form.navigationController?.popViewController(animated: false)
        }
        return .allow
      }
    }
    phone.rest()
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(phone.titles == (deed == .push ? ["Root", "List", "Form", "Pushed"] : ["Root", "List"]))
    #expect(phone.recorder.open == [])
  }
}
