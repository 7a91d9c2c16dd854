import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A delegate of the app's that comes long after the sheet, and nobody touches the screen before the sheet is to go.
@MainActor
@Suite("A sheet's delegate that comes very late", .freshGuards)
struct LateDelegateTests {
  /// Says yes to everything.
  private final class Agreeing: UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
  }

  private func phone(_ setting: Setting, _ delegate: Agreeing, unsaved: Bool = true) -> Phone {
    let phone = Phone(setting, sheet: Form("Form", unsaved: unsaved))
    phone.device.run { phone.sheet?.presentationController?.delegate = delegate }
    phone.rest()
    return phone
  }

  nonisolated static let subclass = Setting.likely.filter { $0.wayIn == .subclass }
  nonisolated static let attached = Setting.likely.filter { $0.wayIn == .attached }

  @Test("B84, B112: Esc is asked by a subclass, and the delegate hears the rest", arguments: subclass)
  func escape(_ setting: Setting) throws {
    let delegate = Agreeing()
    let phone = phone(setting, delegate)
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(delegate.calls == [])
    phone.form.hasUnsavedChanges = false
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(delegate.calls == ["did"])
    #expect(phone.recorder.reports == [])
  }

  @Test(
    "a scrub is asked: by a subclass, and from iOS 17 on by any",
    arguments: subclass + attached.filter { $0.isAtLeast(17) })
  func scrub(_ setting: Setting) throws {
    let delegate = Agreeing()
    let phone = phone(setting, delegate)
    phone.device.scrub()
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(delegate.calls == ["did"])
    #expect(phone.recorder.reports == [])
  }

  @Test(
    "B115: around a subclass that is not the presented controller it is asked where UIKit reads the flag, else a limit",
    arguments: Setting.subclass.filter(\.assumptions.escapeKeyDismissesSheets))
  func inTabs(_ setting: Setting) throws {
    let delegate = Agreeing()
    let scene = Scene(setting) { Form("Root") }
    scene.device.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [setting.wayIn.stack("Stack", Form("Form", unsaved: true))]
      scene.device.window.rootViewController!.present(tabs, animated: false)
    }
    scene.device.advanceUntilIdle()
    scene.device.run {
      scene.device.window.rootViewController!.presentedViewController?.presentationController?.delegate = delegate
    }
    scene.device.press(UIKeyCommand.inputEscape)
    scene.device.advanceUntilIdle()
    let isRead = setting.assumptions.topScreenCountsForModality
    #expect(scene.recorder.asked == (isRead ? ["Form"] : []))
    #expect(scene.recorder.reports == [])
    #expect(delegate.calls == (isRead ? [] : ["did"]))
  }

  @Test("limit: what is lost by Esc is not told from what code dismisses, so it is not reported", arguments: attached)
  func lost(_ setting: Setting) {
    let delegate = Agreeing()
    let phone = phone(setting, delegate)
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.reports == [])
    #expect(phone.recorder.open == [])
  }

  @Test("R12: nothing is reported where nobody objects, or where code dismisses", arguments: attached + subclass)
  func unreported(_ setting: Setting) {
    let agreeing = Agreeing()
    let clean = phone(setting, agreeing, unsaved: false)
    clean.device.press(UIKeyCommand.inputEscape)
    clean.rest()
    #expect(clean.titles == ["Root", "List"])
    #expect(clean.recorder.reports == [])
    let dirty = Phone(setting, sheet: Form("Form", unsaved: true))
    dirty.device.run { dirty.device.window.rootViewController?.dismiss(animated: true) }
    dirty.rest()
    #expect(dirty.titles == ["Root", "List"])
    #expect(dirty.recorder.reports == [])
  }

  enum ByCode: CaseIterable {
    case consented, bypassed, dismissed, replaced
  }

  @Test(
    "R12: what leaves by code, with or without consent, is not reported", arguments: attached + subclass,
    ByCode.allCases)
  func byCode(_ setting: Setting, _ way: ByCode) throws {
    let delegate = Agreeing()
    let phone = phone(setting, delegate)
    phone.device.run {
      switch way {
      case .consented: UIControl().sendAction(phone.form.leaveAction())
      case .bypassed: phone.form.bypassingLeaveGuards { phone.sheet?.dismiss(animated: true) }
      case .dismissed: phone.sheet?.dismiss(animated: true)
      case .replaced: phone.form.attemptToReplace(by: { phone.sheet?.dismiss(animated: true) }) { _ in }
      }
    }
    phone.rest()
    if phone.isAsking { try phone.answer("Discard") }
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.reports == [])
  }
}
