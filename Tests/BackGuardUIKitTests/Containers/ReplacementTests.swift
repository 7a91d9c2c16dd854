import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A replacement", .freshGuards)
struct ReplacementTests {
  @Test("that animates has left once it has ended", arguments: Setting.likely, ["set", "dismiss", "pop"])
  func animatedReplacement(_ setting: Setting, _ how: String) throws {
    let phone =
      how == "dismiss"
      ? Phone(setting, sheet: Form("Form", unsaved: true))
      : Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)])
    var outcomes: [LeaveOutcome] = []
    let form = phone.form
    phone.device.run {
      form.attemptToReplace {
        switch how {
        case "set": phone.stack.setViewControllers([Form("New")], animated: true)
        case "pop": phone.stack.popViewController(animated: true)
        default: form.presentingViewController?.dismiss(animated: true)
        }
      } completion: {
        outcomes.append($0)
      }
    }
    phone.rest()
    try phone.answer("Discard")
    #expect(form.navigationController?.parent == nil)
    #expect(outcomes == [.left], "\(how): \(outcomes) \(phone.recorder.lines) \(phone.titles)")
  }
}
