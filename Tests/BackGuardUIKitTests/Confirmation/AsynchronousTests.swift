import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Asynchronous confirmations", .freshGuards)
struct AsynchronousTests {
  /// A confirmation that hops on and off the main actor before it asks with an alert of its own.
  static func confirm(_ screen: Form, _ attempt: LeaveAttempt) async -> LeaveDecision {
    for _ in 0..<3 { await Task.yield() }
    await Task.detached { await Task.yield() }.value
    return await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in continuation.resume(returning: .prevent) })
      alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in continuation.resume(returning: .allow) })
      screen.present(alert, animated: true)
    }
  }

  /// The event log and the attempts of: tap, stay, tap, leave.
  private func play(_ setting: Setting, _ addGuard: (Form) -> Void) async throws -> ([String], [String]) {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    phone.device.run {
      phone.form.leaveLogName = "Form"
      addGuard(phone.form)
    }
    phone.rest()
    phone.device.log.take()
    for answer in ["Stay", "Leave"] {
      try phone.device.tapBack()
      await phone.device.settle()
      try phone.device.answer(answer)
      await phone.device.settle()
    }
    return (phone.device.log.take(), phone.recorder.take())
  }

  @Test("give the same event log as the built-in dialog", arguments: Setting.tap)
  func sameLog(_ setting: Setting) async throws {
    let asynchronous = try await play(setting) { form in
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: Self.confirm)
    }
    let builtIn = try await play(setting) { form in
      form.addLeaveGuard(
        isEnabled: \.hasUnsavedChanges,
        confirming: LeaveConfirmation(title: "Leave?", message: nil, leaveTitle: "Leave", stayTitle: "Stay"))
    }
    #expect(asynchronous.0 == builtIn.0)
    #expect(asynchronous.1 == builtIn.1)
    #expect(asynchronous.1.last == "#2 left")
  }

  static let alone = Setting(
    wayIn: .subclass, system: .newest, layout: .leftToRight, assumptions: Device.Assumptions())

  @Test("give the same logs, 500 at once, as one at a time", arguments: 0..<500)
  func manyAtOnce(_ number: Int) async throws {
    let (log, attempts) = try await play(Self.alone) { form in
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: Self.confirm)
    }
    #expect(
      attempts == [
        "#1 backButton Form", "#1 asks Form", "#1 prevented by Form", "#2 backButton Form", "#2 asks Form", "#2 left",
      ])
    let dialog = [
      "Leave?.viewDidLoad()", "Leave?.viewWillAppear(true)", "Leave?.viewIsAppearing(true)",
      "Leave?.viewDidAppear(true)",
      "Leave?.viewWillDisappear(true)", "Leave?.viewDidDisappear(true)",
    ]
    let tap = ["bar.shouldPop(Form) -> false"]
    let pop = [
      "Form.willMove(toParent: nil)", "Form.viewWillDisappear(true)", "List.viewWillAppear(true)",
      "List.viewIsAppearing(true)", "Form.viewDidDisappear(true)", "List.viewDidAppear(true)",
      "Form.didMove(toParent: nil)", "bar.didPop(Form)",
    ]
    #expect(log == tap + dialog + tap + dialog + pop)
  }

  @Test("the video screen turns instead of leaving, with the screen as a typed argument", arguments: Setting.tap)
  func typedScreen(_ setting: Setting) async throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    phone.device.run {
      phone.form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
        form.hasUnsavedChanges = false
        return .prevent
      }
    }
    phone.rest()
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(phone.titles == ["List", "Form"])
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(phone.titles == ["List"])
  }
}
