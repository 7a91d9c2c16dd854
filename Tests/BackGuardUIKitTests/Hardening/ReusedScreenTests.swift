import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Screens that are used again", .freshGuards)
struct ReusedScreenTests {
  /// The back button of `form` on top of `stack` asks once and leaves.
  private func expectGuarded(_ phone: Phone, _ device: Device, _ stack: UINavigationController) throws {
    phone.recorder.take()
    try device.tapBack()
    device.advanceUntilIdle()
    #expect(phone.recorder.asked == ["Form"])
    try device.answer("Discard")
    device.advanceUntilIdle()
    #expect(stack.viewControllers.count == 1)
    try #expect(#require(phone.recorder.endings.last).outcome == .left)
    #expect(phone.recorder.open == [])
  }

  @Test("popped and pushed again, the guard still asks", arguments: Setting.tap)
  func pushedAgain(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    for _ in 0..<2 {
      try expectGuarded(phone, phone.device, phone.stack)
      phone.device.run { phone.stack.pushViewController(form, animated: true) }
      phone.rest()
    }
  }

  @Test("taken from a stack that stays, a screen is guarded in the next", arguments: Setting.tap, WayIn.allCases)
  func moved(_ setting: Setting, to wayIn: WayIn) throws {
    if wayIn == .attached, setting.system < Device.SystemVersion(16) { return }
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    let stack = phone.device.run {
      phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false)
      return wayIn.makeStack(Form("Other"))
    }
    phone.rest()
    phone.device.run {
      phone.device.window.rootViewController = stack
      stack.pushViewController(form, animated: false)
    }
    phone.rest()
    try expectGuarded(phone, phone.device, stack)
  }

  @Test("every way out is one attempt, also the second time", arguments: Setting.tap, CodeLeave.allCases)
  func oneAttempt(_ setting: Setting, _ leave: CodeLeave) {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form")])
    let screens = phone.stack.viewControllers
    for _ in 0..<2 {
      phone.recorder.take()
      phone.device.run { leave.perform(on: phone.stack) }
      phone.rest()
      #expect(phone.recorder.endings.map(\.outcome) == [.left])
      phone.device.run { phone.stack.setViewControllers(screens, animated: false) }
      phone.rest()
    }
  }

  @Test("nothing of ours stays on screens that outlive their stack", arguments: Setting.attached)
  func outlivesStack(_ setting: Setting) throws {
    var device: Device!
    var screens: [UIViewController] = []
    weak var old: UINavigationController?
    do {
      let phone = Phone(setting, unsaved: true)
      (device, screens, old) = (phone.device, phone.stack.viewControllers, phone.stack)
    }
    device.run { device.window.rootViewController = UIViewController() }
    device.advanceUntilIdle()
    #expect(old == nil)
    for screen in screens {
      #expect(screen.navigationItem.backBarButtonItem == nil)
      if setting.system >= Device.SystemVersion(16) {
        device.run { #expect(screen.navigationItem.backAction == nil) }
      }
    }
  }

  @Test("kept from a stack that has died, a screen is guarded in the next", arguments: Setting.tap, WayIn.allCases)
  func afterDeath(_ setting: Setting, next wayIn: WayIn) throws {
    if wayIn == .attached, setting.system < Device.SystemVersion(16) { return }
    var device: Device!
    var form: UIViewController!
    let recorder = AttemptRecorder()
    LeaveGuardRegistry.current.addObserver(recorder)
    do {
      let phone = Phone(setting, unsaved: true)
      (device, form) = (phone.device, phone.form)
    }
    let stack = device.run {
      let stack = wayIn.makeStack(Form("Other"))
      device.window.rootViewController = stack
      return stack
    }
    device.run { stack.pushViewController(form, animated: false) }
    device.advanceUntilIdle()
    try device.tapBack()
    device.advanceUntilIdle()
    #expect(recorder.asked == ["Form"])
    try device.answer("Discard")
    device.advanceUntilIdle()
    #expect(stack.viewControllers.count == 1)
    #expect(recorder.open == [])
  }

  @Test("an action of the app's own comes along", arguments: Setting.attachedTap, WayIn.allCases)
  func appAction(_ setting: Setting, next wayIn: WayIn) {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    phone.device.run {
      form.navigationItem.backAction = UIAction(identifier: UIAction.Identifier("app")) { _ in }
      form.addLeaveGuard(isEnabled: { _ in false }, confirming: .discardChanges)
      phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false)
    }
    phone.rest()
    phone.device.run { #expect(form.navigationItem.backAction?.identifier.rawValue == "app") }
  }

  @Test(
    "lent to a stack that covers its own, and taken back, a screen is asked by the keyboard", arguments: Setting.likely)
  func lent(_ setting: Setting) {
    let forms = [Form("List"), Form("Form")]
    let scene = Scene(setting) { setting.wayIn.makeStack(forms[0]) }
    let stack = scene.device.window.rootViewController as! UINavigationController
    scene.device.run {
      stack.setViewControllers(forms, animated: false)
      forms[1].addGuard()
    }
    scene.device.advanceUntilIdle()
    let other = scene.device.run {
      let other = setting.wayIn.makeStack(Form("Other"))
      other.modalPresentationStyle = .fullScreen
      stack.present(other, animated: false)
      return other
    }
    scene.device.advanceUntilIdle()
    scene.device.run {
      stack.setViewControllers([forms[0]], animated: false)
      other.pushViewController(forms[1], animated: false)
    }
    scene.device.advanceUntilIdle()
    scene.device.run {
      other.bypassingLeaveGuards { _ = other.popViewController(animated: false) }
      stack.setViewControllers(forms, animated: false)
      stack.dismiss(animated: true)
    }
    scene.device.advanceUntilIdle()
    forms[1].hasUnsavedChanges = true
    scene.recorder.take()
    scene.device.pressBackKeys()
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Form"])
    #expect(stack.titles == ["List", "Form"])
  }
}
