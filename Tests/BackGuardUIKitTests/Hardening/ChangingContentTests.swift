import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("What leaves with a screen changes while it is asked", .freshGuards)
struct ChangingContentTests {
  @Test("a child without a guard may come and go", arguments: Setting.all, [false, true])
  func childGoes(_ setting: Setting, sheet isSheet: Bool) throws {
    let phone = Phone(setting, unsaved: true)
    let form = isSheet ? Form("Sheet", unsaved: true) : phone.form
    let child = Form("Loading")
    phone.device.run {
      if isSheet {
        form.addGuard()
        phone.stack.present(form, animated: true)
      }
      form.embed(child)
    }
    phone.rest()
    phone.device.run { UIControl().sendAction(form.leaveAction()) }
    phone.rest()
    phone.device.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      form.embed(Form("Loaded"))
    }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.endings.last?.outcome == .left)
    #expect(isSheet ? phone.stack.presentedViewController == nil : phone.titles == ["List"])
  }

  @Test("a dirty child that comes is asked as well", arguments: Setting.all, [false, true])
  func childComes(_ setting: Setting, sheet isSheet: Bool) throws {
    let phone = Phone(setting, unsaved: true)
    let form = isSheet ? Form("Sheet", unsaved: true) : phone.form
    phone.device.run {
      if isSheet {
        form.addGuard()
        phone.stack.present(form, animated: true)
      }
    }
    phone.rest()
    phone.device.run { UIControl().sendAction(form.leaveAction()) }
    phone.rest()
    let child = Form("Child", unsaved: true)
    phone.device.run {
      child.addGuard()
      form.embed(child)
    }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.asked.last == "Child")
    try phone.answer("Keep Editing")
    #expect(isSheet ? phone.stack.presentedViewController === form : phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("a dirty screen pushed inside a sheet is not lost with it", arguments: Setting.all)
  func pushInSheet(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: false)
    let (root, top) = (Form("Sheet", unsaved: true), Form("Pushed", unsaved: true))
    let sheet = phone.device.run {
      root.addGuard()
      let sheet = setting.wayIn.makeStack(root)
      phone.stack.present(sheet, animated: true)
      return sheet
    }
    phone.rest()
    phone.device.run { UIControl().sendAction(root.leaveAction()) }
    phone.rest()
    phone.device.run {
      top.addGuard()
      sheet.pushViewController(top, animated: false)
    }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.stack.presentedViewController === sheet)
    #expect(phone.recorder.asked.filter { $0 == "Pushed" }.count <= 1)
    if phone.isAsking { try phone.answer("Keep Editing") }
    #expect(phone.stack.presentedViewController === sheet)
    #expect(phone.recorder.open == [])
  }

  @Test("a dirty screen put between those that leave is asked as well", arguments: Setting.all)
  func inserted(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("Below"), Form("Top", unsaved: true)])
    let screens = phone.stack.viewControllers
    phone.device.run { UIControl().sendAction(screens[1].leaveAction()) }
    phone.rest()
    let between = Form("Between", unsaved: true)
    phone.device.run {
      between.addGuard()
      phone.stack.setViewControllers([screens[0], screens[1], between, screens[2]], animated: false)
    }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "Below", "Between", "Top"])
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "Below", "Between", "Top"])
    #expect(phone.recorder.asked == ["Top", "Between"])
    #expect(phone.recorder.open == [])
  }
}
