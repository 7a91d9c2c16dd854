import BackGuard
import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Something a guard's closures capture.
private final class Captured {}

extension BothSides {
  @MainActor
  @Suite("Nothing outlives its screen")
  struct LeakTests {
    @MainActor
    private struct Remains {
      weak var screen: UIViewController?
      weak var captured: Captured?
      weak var token: LeaveGuardToken?
    }

    private func push(on forms: FormStage) -> Remains {
      let form = Form("Editor", forms.stage.log)
      let captured = Captured()
      form.hasUnsavedChanges = true
      form.decision = .allow
      forms.stack.pushViewController(form, animated: true)
      form.addGuard()
      let token = form.addLeaveGuard(
        isEnabled: { [captured] in captured === captured && $0.hasUnsavedChanges },
        confirming: { form, _ in form.decision })
      return Remains(screen: form, captured: captured, token: token)
    }

    @Test("On both sides, screen, guard and token are gone after leaving", arguments: Setting.all)
    func afterLeaving(setting: Setting) async throws {
      try await withForms(setting) { forms in
        let remains = push(on: forms)
        await forms.rest()
        #expect(remains.screen != nil)
        #expect(remains.captured != nil)
        forms.form("Editor").tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["List", "Form"])
        #expect(remains.screen == nil)
        #expect(remains.token == nil)
        // A closure of a screen that has gone is let go with the next change of guards at the latest.
        forms.form("Form").addGuard()
        #expect(remains.captured == nil)
      }
    }

    @Test("On both sides, the container is gone with its window's root", arguments: Setting.all)
    func container(setting: Setting) async throws {
      try await withDisplay(setting.system) { display in
        let remains = await show(setting, on: display)
        #expect(remains.screen != nil)
        display.window.rootViewController = UIViewController()
        await display.rest()
        #expect(remains.screen == nil)
      }
    }

    private func show(_ setting: Setting, on display: Display) async -> Remains {
      let log = Log()
      let form = Form("Form", log)
      form.hasUnsavedChanges = true
      let stage = await Stage([Form("List", log), form], log, on: display, in: setting.makeStack())
      form.addGuard()
      await display.rest()
      return Remains(screen: stage.stack)
    }
  }
}
