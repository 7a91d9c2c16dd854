import BackGuard
import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BothSides {
  @MainActor
  @Suite("attemptToLeave()")
  struct AttemptToLeaveTests {
    @Test("On both sides, it returns how it ended", arguments: Setting.all)
    func outcome(setting: Setting) async throws {
      try await withForms(setting, unsaved: ["Form"]) { forms in
        let form = forms.form("Form")
        let refused = await forms.display.result { await form.attemptToLeave() }
        #expect("\(refused)" == "prevented by Form")
        #expect(forms.titles == ["List", "Form"])
        form.decision = .allow
        #expect(await forms.display.result { await form.attemptToLeave() } == .left)
        #expect(forms.titles == ["List"])
      }
    }

    @Test("On both sides, a screen that nobody guards leaves", arguments: Setting.all)
    func unguarded(setting: Setting) async throws {
      try await withForms(setting, guarded: false) { forms in
        let form = forms.form("Form")
        #expect(await forms.display.result { await form.attemptToLeave(.keyboard) } == .left)
        #expect(forms.titles == ["List"])
      }
    }

    @Test("On both sides, a root that is not presented cannot leave", arguments: Setting.all)
    func root(setting: Setting) async throws {
      try await withForms(setting, ["Root"], unsaved: ["Root"]) { forms in
        let root = forms.form("Root")
        #expect(await forms.display.result { await root.attemptToLeave() } == .failed(.noContainer))
        #expect(forms.attempts.take() == [])
      }
    }

    @Test("On both sides, during a push it waits for the end", arguments: Setting.all)
    func duringPush(setting: Setting) async throws {
      try await withForms(setting) { forms in
        let form = Form("Editor", forms.stage.log)
        form.hasUnsavedChanges = true
        form.decision = .allow
        forms.stack.pushViewController(form, animated: true)
        form.addGuard()
        forms.stage.log.take()
        #expect(await forms.display.result { await form.attemptToLeave() } == .left)
        #expect(forms.titles == ["List", "Form"])
        let log = forms.stage.log.take()
        #expect(log.prefix(2) == ["Form.viewDidDisappear(true)", "Editor.viewDidAppear(true)"])
      }
    }
  }
}
