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

  @Test("awaited tells how it ended", arguments: Setting.likely, [LeaveDecision.allow, .prevent])
  func awaited(_ setting: Setting, _ decision: LeaveDecision) async {
    let old = Form("Old", unsaved: true)
    let scene = Scene(setting) { old }
    scene.device.run { _ = old.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { _, _ in decision } }
    let device = scene.device
    let outcome = device.run {
      Task { @MainActor in await old.attemptToReplace { device.window.rootViewController = Form("New") } }
    }
    await device.settle()
    #expect(scene.device.window.rootViewController?.title == (decision == .allow ? "New" : "Old"))
    let ended = await outcome.value
    if decision == .allow { #expect(ended == .left) } else { #expect(ended != .left) }
  }
}
