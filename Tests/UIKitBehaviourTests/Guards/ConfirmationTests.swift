import BackGuard
import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A screen that is its own guard.
private final class OwnGuard: Recorder, LeaveGuardingScreen {
  var isLeaveGuardEnabled = true
  var decision = LeaveDecision.prevent

  func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision { decision }
}

extension BothSides {
  @MainActor
  @Suite("Confirmations")
  struct ConfirmationTests {
    @Test("On both sides, the built-in dialog is presented once and goes with its question", arguments: Setting.all)
    func dialog(setting: Setting) async throws {
      try await withForms(setting, unsaved: ["Form"], guarded: false) { forms in
        forms.form("Form").addDialog()
        await forms.rest()
        forms.form("Form").tapOwnButton()
        forms.form("Form").tapOwnButton()
        await forms.rest()
        let alert = try #require(forms.stack.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
        #expect(alert.presentedViewController == nil)
        // Code that means it takes the screen away.
        forms.stack.bypassingLeaveGuards {
          forms.stack.setViewControllers([forms.stack.viewControllers[0]], animated: false)
        }
        await forms.rest()
        #expect(forms.stack.presentedViewController == nil)
        #expect(forms.titles == ["List"])
        let lines = forms.attempts.take()
        #expect(lines.filter { $0 == "asks Form" }.count == 1)
        #expect(lines.contains("superseded"))
      }
    }

    @Test("On both sides, a question waits for a presentation that runs", arguments: Setting.all)
    func waits(setting: Setting) async throws {
      try await withForms(setting, unsaved: ["Form"], guarded: false) { forms in
        forms.form("Form").addDialog()
        await forms.rest()
        let other = forms.stage.screen("Other")
        forms.stack.present(other, animated: true)
        forms.form("Form").tapOwnButton()
        await forms.rest()
        #expect(forms.stack.presentedViewController === other)
        #expect(other.presentedViewController is UIAlertController)
      }
    }

    @Test("On both sides, a screen may be its own guard", arguments: Setting.subclass)
    func ownGuard(setting: Setting) async throws {
      try await withForms(setting) { forms in
        let screen = OwnGuard("Own", forms.stage.log)
        forms.stack.pushViewController(screen, animated: true)
        await forms.rest()
        #expect(forms.stack.popViewController(animated: true) == nil)
        await forms.rest()
        #expect(forms.titles == ["List", "Form", "Own"])
        screen.decision = .allow
        #expect(forms.stack.popViewController(animated: true) == nil)
        await forms.rest()
        #expect(forms.titles == ["List", "Form"])
      }
    }

    @Test("On both sides, a guard sees its screen and the attempt", arguments: Setting.all)
    func typed(setting: Setting) async throws {
      try await withForms(setting, guarded: false) { forms in
        let form = forms.form("Form")
        var triggers: [LeaveTrigger] = []
        form.hasUnsavedChanges = true
        form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, attempt in
          triggers.append(attempt.trigger)
          form.hasUnsavedChanges = false
          return .prevent
        }
        await forms.rest()
        form.tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["List", "Form"])
        form.tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["List"])
        #expect(triggers == [.ownButton])
      }
    }
  }
}
