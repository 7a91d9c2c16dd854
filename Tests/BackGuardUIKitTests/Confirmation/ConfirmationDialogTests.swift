import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("The built-in dialog", .freshGuards)
struct ConfirmationDialogTests {
  static let newest = Setting(
    wayIn: .subclass, system: .newest, layout: .leftToRight, assumptions: Device.Assumptions())

  /// The dialog that a guard with `confirmation` shows on a device.
  private func dialog(
    _ confirmation: LeaveConfirmation, idiom: UIUserInterfaceIdiom = .phone, languages: [String] = ["en"],
    title: String? = "My Note"
  ) throws -> UIAlertController {
    let device = Device(idiom: idiom, languages: languages)
    let form = device.run {
      let form = Form("")
      form.title = title
      form.hasUnsavedChanges = true
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: confirmation)
      let stack = GuardedNavigationController(rootViewController: Form("List"))
      device.window.rootViewController = stack
      stack.pushViewController(form, animated: false)
      return form
    }
    device.advanceUntilIdle()
    device.run { UIControl().sendAction(form.leaveAction()) }
    device.advanceUntilIdle()
    return try #require(device.alert)
  }

  private func texts(_ alert: UIAlertController) -> [String?] {
    [alert.title, alert.message] + alert.actions.map(\.title)
  }

  @Test("names the screen and says what is lost")
  func english() throws {
    let alert = try dialog(.discardChanges)
    #expect(
      texts(alert) == [
        "Discard Changes?", "Your changes to “My Note” will be lost.", "Keep Editing", "Discard",
      ])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.preferredStyle == .alert)
  }

  @Test("without a title it speaks of changes only")
  func untitled() throws {
    #expect(try dialog(.discardChanges, title: nil).message == "Your changes will be lost.")
    #expect(try dialog(.discardChanges, title: "").message == "Your changes will be lost.")
  }

  @Test(
    "speaks the app's language, English if it has no other",
    arguments: [
      (["zh-Hans"], "放弃更改?"), (["zh-Hans-CN", "en"], "放弃更改?"), (["zh-CN"], "放弃更改?"), (["zh"], "放弃更改?"),
      (["zh-Hant"], "要捨棄更動嗎?"), (["zh-TW"], "要捨棄更動嗎?"), (["zh-HK"], "要捨棄更動嗎?"),
      (["de", "zh-Hant"], "要捨棄更動嗎?"), (["de"], "Discard Changes?"), ([], "Discard Changes?"),
      (["en-GB", "zh-Hans"], "Discard Changes?"),
    ])
  func languages(_ languages: [String], _ title: String) throws {
    #expect(try dialog(.discardChanges, languages: languages).title == title)
  }

  @Test("takes the app's own texts")
  func ownTexts() throws {
    let alert = try dialog(
      LeaveConfirmation(title: "Stop?", message: "The upload ends.", leaveTitle: "Stop", stayTitle: "Go On"))
    #expect(texts(alert) == ["Stop?", "The upload ends.", "Go On", "Stop"])
  }

  @Test("is a sheet where asked for, and an alert on iPad, where a sheet would need a place to point at")
  func sheet() throws {
    #expect(try dialog(.discardChangesSheet).preferredStyle == .actionSheet)
    #expect(try dialog(.discardChangesSheet, idiom: .pad).preferredStyle == .alert)
  }

  @Test("a tap beside the sheet means stay", arguments: Setting.all)
  func besideSheet(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    phone.device.run {
      phone.form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChangesSheet)
    }
    phone.tapOwnButton()
    phone.rest()
    phone.device.tap(at: CGPoint(x: 200, y: 200))
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("waits for a presentation that runs, and is shown over it", arguments: Setting.all)
  func waitsForPresentation(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let other = UIViewController()
    phone.device.run { phone.stack.present(other, animated: true) }
    phone.tapOwnButton()
    #expect(!phone.isAsking)
    phone.rest()
    let alert = try #require(phone.device.alert)
    #expect(alert.presentingViewController === other)
    try phone.answer("Keep Editing")
    #expect(phone.recorder.endings.map(\.outcome.description) == ["prevented by Form"])
  }

  @Test("goes, and the attempt is superseded, when code takes the screen away", arguments: Setting.all)
  func withdrawn(_ setting: Setting) {
    let phone = Phone(setting, unsaved: true)
    phone.tapOwnButton()
    phone.rest()
    phone.device.run {
      phone.stack.bypassingLeaveGuards { _ = phone.stack.popViewController(animated: false) }
    }
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.stack.presentedViewController == nil)
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
  }

  @Test("that UIKit does not take ends the attempt as failed, and the way out works again", arguments: Setting.all)
  func notTaken(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    // B145: out of the window nothing can be presented.
    phone.device.run { phone.device.window.rootViewController = UIViewController() }
    phone.rest()
    phone.device.run { UIControl().sendAction(form.leaveAction()) }
    phone.rest()
    #expect(phone.recorder.endings.map(\.outcome) == [.failed(.notAsked)])
    phone.device.run { phone.device.window.rootViewController = phone.stack }
    phone.rest()
    phone.device.run { UIControl().sendAction(form.leaveAction()) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
  }

  @Test("dismissed by the app's code means stay, and is reported")
  func dismissedByCode() async throws {
    let phone = Phone(Self.newest, unsaved: true)
    var reports: [String] = []
    LeaveGuardRegistry.current.reportHandler = { reports.append($0.description) }
    phone.tapOwnButton()
    phone.rest()
    phone.device.run { phone.stack.dismiss(animated: true) }
    phone.rest()
    for _ in 0..<100 where reports.isEmpty { await Task.yield() }
    #expect(
      reports == [
        "The confirmation of Form ended without a decision, so the screen stays: give the answer exactly one decision."
      ])
    #expect(phone.recorder.endings.map(\.outcome.description) == ["prevented by Form"])
    #expect(phone.recorder.open == [])
  }
}
