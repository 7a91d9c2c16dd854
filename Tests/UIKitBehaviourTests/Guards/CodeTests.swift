import BackGuard
import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What only code can do.
enum CodeLeave: String, CaseIterable, CustomTestStringConvertible {
  case pop, popTo, popToRoot, set, property

  var testDescription: String { rawValue }

  /// Takes the top screen of three away, unanimated.
  @MainActor
  func perform(on stack: UINavigationController) {
    let screens = stack.viewControllers
    switch self {
    case .pop: stack.popViewController(animated: false)
    case .popTo: stack.popToViewController(screens[1], animated: false)
    case .popToRoot: stack.popToRootViewController(animated: false)
    case .set: stack.setViewControllers(Array(screens.dropLast()), animated: false)
    case .property: stack.viewControllers = Array(screens.dropLast())
    }
  }

  var titlesAfter: [String] { self == .popToRoot ? ["Root"] : ["Root", "List"] }
}

extension BothSides {
  @MainActor
  @Suite("Leaving by code")
  struct CodeTests {
    private static let titles = ["Root", "List", "Form"]

    @Test("On both sides, what only code can do is not asked", arguments: Setting.all, CodeLeave.allCases)
    func unasked(setting: Setting, leave: CodeLeave) async throws {
      try await withForms(setting, Self.titles, unsaved: ["Form"]) { forms in
        leave.perform(on: forms.stack)
        await forms.rest()
        #expect(forms.titles == leave.titlesAfter)
        let lines = forms.attempts.take()
        #expect(!lines.contains("asks Form"))
        #expect(lines.filter { $0 == "left" }.count == 1)
      }
    }

    @Test("On both sides, on opt-in it is asked", arguments: Setting.subclass, CodeLeave.allCases)
    func optIn(setting: Setting, leave: CodeLeave) async throws {
      try await withForms(setting, Self.titles, unsaved: ["Form"]) { forms in
        let guarded = try #require(forms.stack as? GuardedNavigationController)
        guarded.asksWhenLeavingByCode = true
        leave.perform(on: forms.stack)
        await forms.rest()
        #expect(forms.titles == Self.titles)
        forms.form("Form").decision = .allow
        leave.perform(on: forms.stack)
        await forms.rest()
        #expect(forms.titles == leave.titlesAfter)
        let screens = leave == .popToRoot ? "Form, List" : "Form"
        #expect(
          forms.attempts.take() == [
            "code \(screens)", "asks Form", "prevented by Form", "code \(screens)", "asks Form", "left",
          ])
      }
    }

    @Test("On both sides, an animated pop that UIKit does not sign is asked", arguments: Setting.subclass)
    func animated(setting: Setting) async throws {
      try await withForms(setting, Self.titles, unsaved: ["Form"]) { forms in
        #expect(forms.stack.popViewController(animated: true) == nil)
        await forms.rest()
        #expect(forms.titles == Self.titles)
        #expect(forms.stage.log.take() == [])
        #expect(forms.attempts.take() == ["unattributed Form", "asks Form", "prevented by Form"])
      }
    }

    @Test("On both sides, an animated jump asks everybody who leaves, top first", arguments: Setting.subclass)
    func jump(setting: Setting) async throws {
      try await withForms(setting, Self.titles, unsaved: ["List", "Form"]) { forms in
        forms.form("Form").decision = .allow
        #expect(forms.stack.popToRootViewController(animated: true) == nil)
        await forms.rest()
        #expect(forms.titles == Self.titles)
        #expect(
          forms.attempts.take() == ["unattributed Form, List", "asks Form", "asks List", "prevented by List"])
      }
    }

    @Test("On both sides, the bypass asks nobody", arguments: Setting.all)
    func bypass(setting: Setting) async throws {
      try await withForms(setting, Self.titles, unsaved: ["Form"]) { forms in
        forms.form("Form").bypassingLeaveGuards { _ = forms.stack.popViewController(animated: true) }
        await forms.rest()
        #expect(forms.titles == ["Root", "List"])
        let lines = forms.attempts.take()
        #expect(!lines.contains("asks Form"))
        #expect(lines.last == "left")
      }
    }

    @Test(
      "B17 on both sides: a polite question is answered by the guards and pops nothing", arguments: Setting.subclass)
    func politeQuestion(setting: Setting) async throws {
      try await withForms(setting, Self.titles, unsaved: ["Form"]) { forms in
        let guarded = try #require(forms.stack as? GuardedNavigationController)
        let item = forms.form("Form").navigationItem
        #expect(!guarded.navigationBar(guarded.navigationBar, shouldPop: item))
        await forms.rest()
        #expect(forms.titles == Self.titles)
        #expect(forms.attempts.take() == ["backButton Form", "asks Form", "prevented by Form"])
      }
    }
  }
}
