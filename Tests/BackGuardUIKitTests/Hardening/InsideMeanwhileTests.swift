import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// An allowed drag or swipe was let go too early, and everything that it took along comes back.
@MainActor
@Suite("The next way out inside of what is taken back", .freshGuards)
struct InsideMeanwhileTests {
  enum Inside: CaseIterable {
    case keyboard, scrub, ownButton, code

    @MainActor
    func leave(_ stack: UINavigationController, on device: Device) {
      let top = stack.topViewController!
      switch self {
      case .keyboard: device.pressBackKeys()
      case .scrub: device.scrub()
      case .ownButton: device.run { UIControl().sendAction(top.leaveAction()) }
      case .code: device.run { _ = stack.popViewController(animated: true) }
      }
    }
  }

  /// A stack of two in a sheet that has just been let go too early.
  private func sheet(_ setting: Setting, guarded: Bool = true) throws -> (Phone, Form) {
    let phone = Phone(setting, sheet: Form("Form"))
    let details = Form("Details")
    phone.device.run {
      if guarded { details.addGuard() } else { phone.form.removeGuards() }
      phone.stack.pushViewController(details, animated: false)
    }
    phone.rest()
    phone.recorder.take()
    try phone.device.dragSheet(to: 0.15)
    #expect(phone.stack.transitionCoordinator?.isCancelled == true)
    return (phone, details)
  }

  @Test("a sheet: goes back as without guards", arguments: Setting.likely, Inside.allCases)
  func sheet(_ setting: Setting, _ inside: Inside) throws {
    let (guarded, plain) = try (sheet(setting).0, sheet(setting, guarded: false).0)
    for phone in [guarded, plain] {
      inside.leave(phone.stack, on: phone.device)
      phone.rest()
    }
    #expect(guarded.titles == plain.titles)
    #expect(guarded.recorder.asked == [])
    #expect(guarded.recorder.open == [])
    #expect(guarded.recorder.endings.allSatisfy { $0.outcome == .left || $0.attempt.trigger == .sheet })
  }

  @Test("a sheet: asks if the screen objects by then", arguments: Setting.likely, [Inside.keyboard, .ownButton])
  func objects(_ setting: Setting, _ inside: Inside) throws {
    let (phone, details) = try sheet(setting)
    details.hasUnsavedChanges = true
    inside.leave(phone.stack, on: phone.device)
    phone.rest()
    #expect(phone.recorder.asked == ["Details"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List", "Form"])
  }

  @Test(
    "a swipe: who stands in the screen has no guard any more, and the screen leaves by its button",
    arguments: Setting.likely)
  func childGuardGoes(_ setting: Setting) throws {
    let (details, child) = (Form("Details"), Form("Child"))
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), details], guarded: false)
    phone.device.run {
      details.embed(child)
      details.addGuard()
      child.addGuard()
    }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.3)
    phone.device.run {
      child.removeGuards()
      UIControl().sendAction(details.leaveAction())
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
  }

  @Test("a swipe: a pop in a stack inside the screen", arguments: Setting.likely)
  func innerStack(_ setting: Setting) throws {
    let results = try [true, false].map { guarded in
      let outer = Form("Outer")
      let phone = Phone(setting, screens: [Form("Root"), outer], guarded: guarded)
      let inner = phone.device.run {
        let inner = setting.wayIn.makeStack(Form("A"))
        inner.setViewControllers([Form("A"), Form("B")], animated: false)
        // Else it would take the swipe.
        inner.isNavigationBarHidden = true
        outer.embed(inner)
        if guarded { (inner.topViewController as? Form)?.addGuard() }
        inner.interactivePopGestureRecognizer?.isEnabled = false
        return inner
      }
      phone.rest()
      try phone.device.swipeBack(.edge, to: 0.3)
      #expect(phone.stack.transitionCoordinator?.isCancelled == true)
      phone.device.run { _ = inner.popViewController(animated: true) }
      phone.rest()
      #expect(phone.recorder.endings.allSatisfy { $0.outcome == .left || $0.attempt.trigger == .swipe })
      #expect(phone.recorder.open == [])
      return [phone.titles, inner.titles]
    }
    #expect(results[0] == results[1])
    #expect(results[0] == [["Root", "Outer"], ["A"]])
  }
}
