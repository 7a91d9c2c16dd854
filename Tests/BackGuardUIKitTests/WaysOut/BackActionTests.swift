import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("The back action of an attached container", .freshGuards)
struct BackActionTests {
  private func hasAction(_ phone: Phone) -> Bool {
    phone.device.run { phone.form.navigationItem.backAction != nil }
  }

  @Test(
    "an action of the app's own is kept, runs after consent, and is given back", arguments: Setting.attachedTap,
    [false, true])
  func appAction(_ setting: Setting, isSetLate: Bool) throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    var ran = 0
    let form = phone.form
    let setAction = {
      phone.device.run {
        form.navigationItem.backAction = UIAction(identifier: UIAction.Identifier("app")) { [weak form] _ in
          ran += 1
          form?.navigationController?.popViewController(animated: true)
        }
      }
    }
    if !isSetLate { setAction() }
    let token = phone.device.run { form.addGuard() }
    phone.rest()
    if isSetLate { setAction() }
    try phone.device.tapBack()
    phone.rest()
    #expect(ran == 0)
    try phone.answer("Keep Editing")
    #expect(ran == 0)
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(ran == 1)
    #expect(phone.titles == ["List"])
    phone.device.run { token.cancel() }
    phone.rest()
    phone.device.run { #expect(form.navigationItem.backAction?.identifier.rawValue == "app") }
  }

  @Test("no button is conjured at the root", arguments: Setting.attachedTap)
  func root(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("Form", unsaved: true)])
    #expect(!hasAction(phone))
    #expect(throws: DriverError.self) { try phone.device.tapBack() }
  }

  @Test("no button is conjured where the app has none", arguments: Setting.attachedTap, ["hidden", "left", "editor"])
  func noNaturalButton(_ setting: Setting, kind: String) {
    let phone = Phone(setting, unsaved: true)
    phone.device.run {
      let item = phone.form.navigationItem
      switch kind {
      case "hidden": item.hidesBackButton = true
      case "left": item.leftBarButtonItem = UIBarButtonItem()
      default: item.style = .editor
      }
    }
    // Looked at again whenever a finger comes down.
    phone.device.tap(at: CGPoint(x: 200, y: 400))
    phone.rest()
    #expect(!hasAction(phone))
  }

  @Test("the button looks as before", arguments: Setting.attachedTap)
  func looks(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    let title = phone.device.backButtonTitle
    phone.device.run { phone.form.addGuard() }
    phone.rest()
    #expect(hasAction(phone))
    #expect(phone.device.backButtonTitle == title)
  }

  @Test(
    "on iOS 15 the tap is not asked, but reported: a documented limit",
    arguments: Setting.attachedWithoutTap)
  func iOS15(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.reports.count == 1)
    #expect(phone.recorder.take().prefix(2) == ["#1 unattributed Form", "#1 left"])
  }

  @Test(
    "an app that puts back the library's action after one of its own has none in the end",
    arguments: Setting.attachedTap)
  func putBack(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form")])
    let list = phone.stack.viewControllers[1] as! Form
    let item = phone.form.navigationItem
    let former = phone.device.run {
      let former = item.backAction
      item.backAction = UIAction(title: "app") { _ in }
      list.removeGuards()
      return former
    }
    phone.rest()
    phone.device.run {
      item.backAction = former
      list.addGuard()
    }
    phone.rest()
    phone.device.run { phone.form.removeGuards() }
    phone.rest()
    #expect(!hasAction(phone))
  }
}
