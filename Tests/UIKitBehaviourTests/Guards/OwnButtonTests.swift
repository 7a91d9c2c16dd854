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
  @Suite("A button of the app's own")
  struct OwnButtonTests {
    @Test("On both sides, an unchanged screen leaves", arguments: Setting.all)
    func unchanged(setting: Setting) async throws {
      try await withForms(setting) { forms in
        forms.form("Form").tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["List"])
        #expect(forms.attempts.take() == ["ownButton Form", "left"])
      }
    }

    @Test("On both sides, a refusal leaves no trace", arguments: Setting.all)
    func stay(setting: Setting) async throws {
      try await withForms(setting, unsaved: ["Form"]) { forms in
        forms.form("Form").tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["List", "Form"])
        #expect(forms.stage.log.take() == [])
        #expect(forms.attempts.take() == ["ownButton Form", "asks Form", "prevented by Form"])
      }
    }

    @Test("On both sides, consent leaves once", arguments: Setting.all)
    func leave(setting: Setting) async throws {
      try await withForms(setting, ["Root", "List", "Form"], unsaved: ["Form"]) { forms in
        forms.form("Form").decision = .allow
        forms.form("Form").tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["Root", "List"])
        #expect(forms.stage.itemTitles == ["Root", "List"])
        #expect(forms.attempts.take() == ["ownButton Form", "asks Form", "left"])
      }
    }

    @Test("On both sides, consent pops as code does", arguments: Setting.all)
    func sameLog(setting: Setting) async throws {
      try await withForms(setting, unsaved: ["Form"]) { forms in
        forms.form("Form").decision = .allow
        forms.form("Form").tapOwnButton()
        await forms.rest()
        #expect(
          forms.stage.log.take() == [
            "Form.willMove(toParent: nil)", "Form.viewWillDisappear(true)", "List.viewWillAppear(true)",
            "willShow(List)", "List.viewIsAppearing(true)", "Form.viewDidDisappear(true)",
            "List.viewDidAppear(true)", "Form.didMove(toParent: nil)", "didShow(List)",
          ])
      }
    }

    @Test("On both sides, a screen below the top takes everything above it along", arguments: Setting.all)
    func below(setting: Setting) async throws {
      try await withForms(setting, ["Root", "Below", "Above"], unsaved: ["Below", "Above"]) { forms in
        for title in ["Below", "Above"] { forms.form(title).decision = .allow }
        forms.form("Below").tapOwnButton()
        await forms.rest()
        #expect(forms.titles == ["Root"])
        #expect(forms.attempts.take() == ["ownButton Above, Below", "asks Above", "asks Below", "left"])
      }
    }

    @Test("On both sides, a presented stack's root is dismissed", arguments: Setting.all)
    func presented(setting: Setting) async throws {
      try await withForms(setting) { forms in
        let sheet = Form("Sheet", forms.stage.log)
        sheet.hasUnsavedChanges = true
        sheet.addGuard()
        let stack = setting.makeStack()
        stack.viewControllers = [sheet]
        forms.stack.present(stack, animated: true)
        await forms.rest()
        sheet.tapOwnButton()
        await forms.rest()
        #expect(forms.stack.presentedViewController === stack)
        sheet.decision = .allow
        sheet.tapOwnButton()
        await forms.rest()
        #expect(forms.stack.presentedViewController == nil)
        #expect(forms.attempts.take().filter { $0 == "left" } == ["left"])
      }
    }
  }
}
