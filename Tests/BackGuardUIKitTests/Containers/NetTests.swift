import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A way out that nobody knew", .freshGuards)
struct NetTests {
  @Test("is reported once, in one sentence that names screen, path and system")
  func report() throws {
    let setting = Setting(
      wayIn: .subclass, system: Device.SystemVersion(17), layout: .leftToRight, assumptions: Device.Assumptions())
    let phone = Phone(setting, unsaved: true)
    var reports: [String] = []
    LeaveGuardRegistry.current.reportHandler = { reports.append($0.description) }
    // Somebody takes our gate away.
    phone.device.run {
      for recognizer in phone.stack.view.gestureRecognizers ?? [] where recognizer.name == "BackGuard.gate" {
        recognizer.isEnabled = false
      }
    }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(
      reports == [
        "Form left GuardedNavigationController unasked by swipe on iOS 17 although its guard objects, because this way "
          + "out is unknown to BackGuard: please report it with the system version."
      ])
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
