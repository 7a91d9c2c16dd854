import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Several things at once", .freshGuards)
struct SeveralAtOnceTests {
  @Test("two stacks in one window show one dialog", arguments: Setting.all)
  func twoStacks(_ setting: Setting) throws {
    let device = Device(system: setting.system, layoutDirection: setting.layout, assumptions: setting.assumptions)
    let recorder = AttemptRecorder()
    LeaveGuardRegistry.current.addObserver(recorder)
    let forms = [Form("Left", unsaved: true), Form("Right", unsaved: true)]
    let stacks = device.run {
      let parent = UIViewController()
      device.window.rootViewController = parent
      return forms.enumerated().map { index, form in
        let stack = setting.wayIn.makeStack(Form("Root"))
        parent.addChild(stack)
        let half = parent.view.bounds.width / 2
        stack.view.frame = CGRect(x: half * CGFloat(index), y: 0, width: half, height: parent.view.bounds.height)
        parent.view.addSubview(stack.view)
        stack.didMove(toParent: parent)
        stack.pushViewController(form, animated: false)
        form.addGuard()
        return stack
      }
    }
    device.advanceUntilIdle()
    device.run { for form in forms { UIControl().sendAction(form.leaveAction()) } }
    device.advanceUntilIdle()
    #expect(recorder.asked == ["Left"])
    try device.answer("Discard")
    device.advanceUntilIdle()
    #expect(device.alert == nil)
    #expect(stacks.map(\.viewControllers.count) == [1, 2])
    device.run { UIControl().sendAction(forms[1].leaveAction()) }
    device.advanceUntilIdle()
    try device.answer("Discard")
    device.advanceUntilIdle()
    #expect(stacks.map(\.viewControllers.count) == [1, 1])
    #expect(recorder.open == [])
  }

  @Test("a jump while a dialog is up is absorbed", arguments: Setting.subclass)
  func jumpWhileAsked(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("A", unsaved: true), Form("B", unsaved: true)])
    try phone.device.tapBack()
    phone.rest()
    phone.device.run { _ = phone.stack.popToRootViewController(animated: true) }
    phone.rest()
    #expect(phone.recorder.asked == ["B"])
    try phone.answer("Discard")
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root", "A"])
    #expect(phone.recorder.open == [])
  }

  @Test("rotating while asked changes nothing", arguments: Setting.tap)
  func rotation(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.tapBack()
    phone.device.rotate(to: .landscapeLeft)
    phone.rest()
    phone.device.rotate(to: .portrait)
    phone.device.rotate(to: .landscapeRight)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("a rain of taps and swipes asks once and leaves once", arguments: Setting.tap, [10, 90, 170, 330, 420])
  func rain(_ setting: Setting, every milliseconds: Int) throws {
    let phone = Phone(setting, screens: [Form("Root", unsaved: true), Form("List"), Form("Form", unsaved: true)])
    for number in 0..<8 {
      if number.isMultiple(of: 2) {
        try? phone.device.tapBack()
      } else {
        try? phone.device.swipeBack(
          number.isMultiple(of: 3) ? .content : .edge, to: 0.7, milliseconds: 40, isFlick: true)
      }
      phone.device.advance(milliseconds: milliseconds)
      #expect(phone.titles == ["Root", "List", "Form"])
    }
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.open == [])
    #expect(phone.device.run { phone.stack.navigationBar.items?.count } == phone.titles.count)
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.titles == ["Root"])
  }

  @Test("nested bypasses ask nobody, and guards are back afterwards", arguments: Setting.tap)
  func nestedBypass(_ setting: Setting) throws {
    let phone = Phone(
      setting, screens: [Form("Root"), Form("A", unsaved: true), Form("B", unsaved: true), Form("C", unsaved: true)])
    phone.device.run {
      phone.stack.bypassingLeaveGuards {
        phone.form.bypassingLeaveGuards { _ = phone.stack.popViewController(animated: false) }
        _ = phone.stack.popViewController(animated: false)
      }
    }
    phone.rest()
    #expect(phone.titles == ["Root", "A"])
    #expect(phone.recorder.asked == [])
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.isAsking)
  }

  @Test("leaving under a sheet of the app's leaves the sheet alone", arguments: Setting.all)
  func underSheet(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let sheet = UIViewController()
    let form = phone.form
    phone.device.run { form.present(sheet, animated: true) }
    phone.rest()
    phone.device.run { UIControl().sendAction(form.leaveAction()) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.titles == ["List"])
    #expect(phone.stack.presentedViewController === sheet)
  }

  @Test("popped screens are freed at once", arguments: Setting.all, [AskingAction.swipe, .ownButton])
  func freed(_ setting: Setting, _ action: AskingAction) throws {
    let phone = Phone(setting, screens: [Form("List")])
    weak var freed: Form?
    for isUnsaved in [false, true] {
      do {
        let form = Form("Form", unsaved: isUnsaved)
        freed = form
        phone.device.run {
          phone.stack.pushViewController(form, animated: true)
          form.addGuard()
        }
      }
      phone.rest()
      try action.perform(on: phone)
      if isUnsaved { try phone.answer("Discard") }
      #expect(phone.titles == ["List"])
      #expect(freed == nil)
    }
  }
}
