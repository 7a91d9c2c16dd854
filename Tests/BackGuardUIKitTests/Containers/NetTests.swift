import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A way out that nobody knew", .freshGuards)
struct NetTests {
  /// Somebody has taken our gate away, so that a known swipe gets through.
  private func ungated(_ setting: Setting) -> Phone {
    let phone = Phone(setting, unsaved: true)
    phone.device.run {
      for recognizer in phone.stack.view.gestureRecognizers ?? [] where recognizer.name == "BackGuard.gate" {
        recognizer.isEnabled = false
      }
    }
    return phone
  }

  private func future(_ wayOut: Device.FutureWayOut, _ setting: Setting) -> Phone {
    Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], futureWayOut: wayOut)
  }

  @Test("is reported once, in one sentence that names screen, path and system")
  func report() throws {
    let setting = Setting(
      wayIn: .subclass, system: Device.SystemVersion(17), layout: .leftToRight, assumptions: Device.Assumptions())
    let phone = ungated(setting)
    phone.device.run { phone.form.leaveLogName = "Trip to Rome" }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(
      phone.recorder.reports.map(\.description) == [
        "Trip to Rome began to leave GuardedNavigationController unasked by swipe on iOS 17 although its guard objects, "
          + "because this way out is unknown to BackGuard: please report it with the system version."
      ])
  }

  @Test("by a known recognizer is taken back and asked", arguments: Setting.subclass)
  func known(_ setting: Setting) throws {
    let phone = ungated(setting)
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.isAsking)
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(
      phone.recorder.lines.filter { !$0.hasPrefix("report") } == [
        "#1 swipe Form", "#1 cancelled", "#2 swipe Form", "#2 asks Form", "#2 left",
      ])
  }

  @Test("through the method that everybody overrides is asked", arguments: Setting.subclass)
  func seen(_ setting: Setting) throws {
    let phone = future(.throughPopViewController, setting)
    phone.device.swipeFromTrailingEdge(to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 unattributed Form", "#1 asks Form", "#1 left"])
  }

  @Test("behind everybody's back is taken back, asked and reported", arguments: Setting.all)
  func unseen(_ setting: Setting) throws {
    let phone = future(.unseen, setting)
    phone.device.swipeFromTrailingEdge(to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.reports.count == 1)
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
    // And again: nothing is spoiled.
    phone.device.swipeFromTrailingEdge(to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.asked == ["Form", "Form"])
  }

  @Test("of an unchanged screen is let through without a word", arguments: Setting.all, Device.FutureWayOut.allCases)
  func unchanged(_ setting: Setting, _ wayOut: Device.FutureWayOut) {
    let phone = future(wayOut, setting)
    phone.form.hasUnsavedChanges = false
    phone.device.swipeFromTrailingEdge(to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.reports == [])
    #expect(phone.recorder.asked == [])
  }

  @Test("in a stack that is anybody's is reported when it animates, and only then", arguments: [false, true])
  func attached(animated: Bool) {
    let setting = Setting(
      wayIn: .attached, system: Device.SystemVersion(17), layout: .leftToRight, assumptions: Device.Assumptions())
    let phone = Phone(setting, unsaved: true)
    phone.device.run { _ = phone.stack.popViewController(animated: animated) }
    phone.rest()
    #expect(
      phone.recorder.reports.map(\.description)
        == (animated
          ? [
            "Form left UINavigationController unasked on iOS 17 although its guard objects, because nothing tells of this "
              + "pop in a stack that is no GuardedNavigationController: use one, or bypassingLeaveGuards if your code "
              + "meant it."
          ] : []))
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("a polite question of other code is answered without a pop of its own", arguments: Setting.subclass)
  func politeQuestion(_ setting: Setting) throws {
    // B17: KeyboardKit asks the bar's delegate by hand and then pops.
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form")])
    let stack = phone.stack as! GuardedNavigationController
    let answer = phone.device.run {
      let answer = stack.navigationBar(stack.navigationBar, shouldPop: phone.form.navigationItem)
      if answer { stack.popViewController(animated: true) }
      return answer
    }
    phone.rest()
    #expect(answer)
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 left"])
  }

  @Test("a polite question about a dirty screen asks the user and pops nothing", arguments: Setting.subclass)
  func politeQuestionRefused(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let stack = phone.stack as! GuardedNavigationController
    #expect(!phone.device.run { stack.navigationBar(stack.navigationBar, shouldPop: phone.form.navigationItem) })
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
  }
}
