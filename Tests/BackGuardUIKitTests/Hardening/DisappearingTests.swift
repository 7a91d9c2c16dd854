import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A question whose screen goes", .freshGuards)
struct DisappearingTests {
  private func addGuard(to form: Form) {
    form.loadViewIfNeeded()
    form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: Self.never)
  }

  /// Keeps a confirmation open until its task is cancelled.
  static func never(_ screen: Form, _ attempt: LeaveAttempt) async -> LeaveDecision {
    while !Task.isCancelled { await Task.yield() }
    return .allow
  }

  @Test("takes its dialog along, even while that still appears", arguments: Setting.all, [0, 100, 240, 260])
  func whileAppearing(_ setting: Setting, after milliseconds: Int) throws {
    let phone = Phone(setting, unsaved: true)
    phone.tapOwnButton()
    phone.device.advance(milliseconds: milliseconds)
    phone.device.run {
      phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false)
    }
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(!phone.isAsking)
    #expect(phone.stack.presentedViewController == nil)
    #expect(phone.recorder.open == [])
  }

  @Test("ends when the window gets another root", arguments: Setting.all)
  func rootReplaced(_ setting: Setting) async throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    phone.device.run { addGuard(to: phone.form) }
    phone.rest()
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.recorder.asked.count == 1)
    phone.device.run {
      phone.stack.bypassingLeaveGuards { phone.stack.setViewControllers([Form("New")], animated: false) }
      phone.device.window.rootViewController = UIViewController()
    }
    await phone.device.settle()
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
  }

  @Test("ends when its sheet is dismissed by code", arguments: Setting.all, [false, true])
  func sheetDismissed(_ setting: Setting, inStack: Bool) async throws {
    let phone = Phone(setting, unsaved: false)
    let sheet = Form("Sheet", unsaved: true)
    phone.device.run {
      addGuard(to: sheet)
      phone.stack.present(inStack ? setting.wayIn.makeStack(sheet) : sheet, animated: true)
    }
    phone.rest()
    phone.device.run { UIControl().sendAction(sheet.leaveAction()) }
    phone.rest()
    #expect(phone.recorder.asked.count == 1)
    phone.device.run { phone.stack.dismiss(animated: true) }
    phone.rest()
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
    if phone.recorder.open == [] { await phone.device.settle() }
  }
}
