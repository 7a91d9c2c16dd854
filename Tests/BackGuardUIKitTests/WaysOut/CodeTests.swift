import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

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

@MainActor
@Suite("Leaving by code", .freshGuards)
struct CodeTests {
  private func phone(_ setting: Setting, unsaved: Bool = true) -> Phone {
    Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: unsaved)])
  }

  @Test("what only code can do is not asked", arguments: Setting.all, CodeLeave.allCases)
  func unasked(_ setting: Setting, _ leave: CodeLeave) {
    let phone = phone(setting)
    phone.device.run { leave.perform(on: phone.stack) }
    phone.rest()
    #expect(phone.titles == leave.titlesAfter)
    #expect(phone.recorder.asked == [])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.recorder.open == [])
  }

  @Test("on opt-in it is asked, and consent leaves once", arguments: Setting.subclass, CodeLeave.allCases)
  func optIn(_ setting: Setting, _ leave: CodeLeave) throws {
    let phone = phone(setting)
    (phone.stack as! GuardedNavigationController).asksWhenLeavingByCode = true
    phone.device.run { leave.perform(on: phone.stack) }
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == leave.titlesAfter)
    #expect(phone.recorder.endings.map(\.attempt.trigger) == [.code])
  }

  @Test("an animated pop that UIKit does not sign is asked", arguments: Setting.subclass)
  func animated(_ setting: Setting) throws {
    let phone = phone(setting)
    phone.device.run { _ = phone.stack.popViewController(animated: true) }
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.take() == ["#1 unattributed Form", "#1 asks Form", "#1 prevented by Form"])
  }

  @Test("the bypass asks nobody", arguments: Setting.all)
  func bypass(_ setting: Setting) {
    let phone = phone(setting)
    phone.device.run {
      phone.form.bypassingLeaveGuards { _ = phone.stack.popViewController(animated: true) }
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.asked == [])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("code that takes an asked screen away drops the question and its dialog", arguments: Setting.all)
  func supersedes(_ setting: Setting) {
    let phone = phone(setting)
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.isAsking)
    phone.device.run { phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false) }
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
    #expect(phone.recorder.open == [])
  }

  @Test(
    "on request, a stack that is replaced with its root is asked; consent pops to the root", arguments: [false, true])
  func replacedRoot(animated: Bool) throws {
    let phone = Phone(Setting.likely[4], unsaved: true)
    (phone.stack as! GuardedNavigationController).asksWhenLeavingByCode = true
    phone.device.run { phone.stack.setViewControllers([Form("New")], animated: animated) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left], "\(phone.recorder.lines)")
  }
}
