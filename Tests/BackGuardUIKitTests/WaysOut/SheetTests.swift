import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A sheet", .freshGuards)
struct SheetTests {
  private func phone(_ setting: Setting, unsaved: Bool = true, owner: PresentationOwner? = nil) -> Phone {
    Phone(setting, sheet: Form("Form", unsaved: unsaved)) { $0.presentationController?.delegate = owner }
  }

  private func isProxy(_ phone: Phone) -> Bool {
    phone.device.run { phone.sheet?.presentationController?.delegate.map { "\(type(of: $0))" } } == "SheetDelegateProxy"
  }

  // MARK: - The slot

  @Test(
    "asks although the app sets its delegate after the presentation, and tells it", arguments: Setting.all,
    [false, true])
  func lateDelegate(_ setting: Setting, isBare: Bool) throws {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true), isBare: isBare)
    let owner = PresentationOwner()
    phone.device.run { phone.sheet?.presentationController?.delegate = owner }
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    _ = owner.take()
    try phone.answer("Discard")
    #expect(owner.take() == ["will", "did"])
    #expect(phone.titles == ["Root", "List"])
  }

  @Test(
    "asks although the delegate is set when the presentation has ended, and nobody has touched", arguments: Setting.all)
  func delegateFromCompletion(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("List")], guarded: false)
    let owner = PresentationOwner()
    let form = Form("Form", unsaved: true)
    phone.device.run {
      let sheet = setting.wayIn.makeStack(form)
      form.addGuard()
      phone.stack.present(sheet, animated: true) { sheet.presentationController?.delegate = owner }
    }
    phone.rest()
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    #expect(phone.recorder.asked == (setting.assumptions.escapeKeyDismissesSheets ? ["Form"] : []))
    #expect(form.presentingViewController === phone.stack)
  }

  @Test("leaves the former delegate every call, and its slot back after the last guard", arguments: Setting.all)
  func formerDelegate(_ setting: Setting) throws {
    let owner = PresentationOwner()
    let form = Form("Form")
    let phone = Phone(setting, sheet: form) { sheet in
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.presentationController?.delegate = owner
    }
    #expect(isProxy(phone))
    _ = owner.take()
    try phone.device.dragSheet(to: -0.8)
    phone.rest()
    #expect(owner.take() == ["detent"])
    owner.shouldDismiss = false
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(owner.take().contains("attempt"))
    #expect(phone.recorder.take() == [])
    phone.device.run { form.removeGuards() }
    phone.rest()
    phone.device.run {
      #expect(phone.sheet?.presentationController?.delegate === owner)
      #expect(phone.sheet?.sheetPresentationController?.delegate === owner)
    }
    #expect(recognizers(phone).isEmpty)
  }

  @Test("never gives the slot back over a delegate that the app has set since", arguments: Setting.all)
  func newerDelegate(_ setting: Setting) {
    let phone = phone(setting, owner: PresentationOwner())
    let newer = PresentationOwner()
    phone.device.run {
      phone.sheet?.presentationController?.delegate = newer
      phone.form.removeGuards()
      #expect(phone.sheet?.presentationController?.delegate === newer)
    }
  }

  @Test("without a guard is left alone", arguments: Setting.all)
  func unguarded(_ setting: Setting) {
    let owner = PresentationOwner()
    let phone = phone(setting, owner: owner)
    phone.device.run { phone.form.removeGuards() }
    phone.rest()
    #expect(!isProxy(phone))
    #expect(recognizers(phone).isEmpty)
    #expect(phone.device.run { phone.sheet?.isModalInPresentation } == false)
  }

  private func recognizers(_ phone: Phone) -> [String] {
    phone.device.run {
      let views = [phone.sheet?.presentationController?.containerView, phone.sheet?.view]
      return views.flatMap { $0?.gestureRecognizers ?? [] }.compactMap(\.name).filter { $0.hasPrefix("BackGuard.") }
    }
  }

  // MARK: - Who is told and who is asked

  @Test("tells the delegate of a dismissal that the user wanted, and not of one by the app", arguments: Setting.all)
  func told(_ setting: Setting) throws {
    let owner = PresentationOwner()
    let phone = phone(setting, owner: owner)
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(owner.take().filter { $0 != "style" && $0 != "should" } == ["will", "did"])
    let other = self.phone(setting, owner: owner)
    _ = owner.take()
    other.tapOwnButton()
    other.rest()
    try other.answer("Discard")
    #expect(other.titles == ["Root", "List"])
    #expect(owner.take() == [])
  }

  @Test("that the app itself keeps open asks nobody and tells the delegate", arguments: Setting.all, [false, true])
  func appKeepsOpen(_ setting: Setting, byTopScreen: Bool) throws {
    let owner = PresentationOwner()
    let phone = phone(setting, owner: owner)
    phone.device.run { (byTopScreen ? phone.form : phone.sheet)?.isModalInPresentation = true }
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(owner.take().contains("attempt"))
    #expect(phone.recorder.take() == [])
    phone.device.run { (byTopScreen ? phone.form : phone.sheet)?.isModalInPresentation = false }
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    #expect(!owner.take().contains("attempt"))
  }

  // MARK: - The finger

  @Test("that was dragged too little shows no trace", arguments: Setting.all)
  func tooLittle(_ setting: Setting) throws {
    let phone = phone(setting)
    try phone.device.dragSheet(to: 0.3)
    phone.rest()
    #expect(phone.recorder.take() == [])
    #expect(!phone.isAsking)
    #expect(phone.device.log.take().filter { $0.hasPrefix("Form.") || $0.hasPrefix("List.") } == [])
  }

  @Test("whose drag changes its mind is cancelled, and asks the next time", arguments: Setting.all)
  func changeOfMind(_ setting: Setting) throws {
    let phone = phone(setting, unsaved: false)
    try phone.device.dragSheet(to: 0.8, lift: false)
    try phone.device.continueSheetDrag(to: 0.1)
    try phone.device.liftSheetDrag()
    phone.rest()
    #expect(phone.recorder.take() == ["#1 sheet Form, Sheet", "#1 cancelled"])
    phone.form.hasUnsavedChanges = true
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.take() == ["#2 sheet Form, Sheet", "#2 asks Form", "#2 left"])
  }

  // MARK: - Without a finger

  @Test("B82: asks for VoiceOver's scrub", arguments: Setting.all, [false, true])
  func scrub(_ setting: Setting, isBare: Bool) throws {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true), isBare: isBare)
    phone.device.scrub()
    phone.rest()
    let isSubclass = setting.wayIn == .subclass && !isBare
    let isFirst = setting.assumptions.escapeOrder == .responderChain
    let trigger = isSubclass || isFirst && setting.isAtLeast(17) ? "accessibilityEscape" : "sheet"
    let leaving = isBare ? "Form" : "Form, Sheet"
    try phone.answer("Keep Editing")
    #expect(phone.recorder.take() == ["#1 \(trigger) \(leaving)", "#1 asks Form", "#1 prevented by Form"])
    phone.form.hasUnsavedChanges = false
    phone.device.scrub()
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("B84: asks for the Esc key", arguments: Setting.all.filter(\.assumptions.escapeKeyDismissesSheets))
  func escapeKey(_ setting: Setting) throws {
    let phone = phone(setting)
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 sheet Form, Sheet", "#1 asks Form", "#1 left"])
  }

  // MARK: - On an iPad

  @Test("B119: in a popover and a form sheet, asks for a tap outside", arguments: Setting.all)
  func pad(_ setting: Setting) throws {
    for style in [UIModalPresentationStyle.popover, .formSheet] where style == .popover || setting.dismissesByTapOutside
    {
      let phone = Phone(setting, idiom: .pad, sheet: Form("Form", unsaved: true)) { sheet in
        sheet.modalPresentationStyle = style
        sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem(
          title: "More", image: nil, primaryAction: nil, menu: nil)
      }
      try phone.device.tapOutside()
      phone.rest()
      try phone.answer("Keep Editing")
      phone.form.hasUnsavedChanges = false
      try phone.device.tapOutside()
      phone.rest()
      #expect(phone.titles == ["Root", "List"])
      #expect(
        phone.recorder.take() == [
          "#1 sheet Form, Sheet", "#1 asks Form", "#1 prevented by Form", "#2 sheet Form, Sheet", "#2 left",
        ])
    }
  }

  @Test("whoever comes back from a swipe that was let go is counted in", arguments: Setting.likely, [false, true])
  func comingBack(_ setting: Setting, isDirtyNow: Bool) throws {
    let form = Form("Form")
    let details = Form("Details")
    let scene = Scene(setting) { Form("Root") }
    let stack = scene.device.run { setting.wayIn.makeStack(form) }
    scene.device.run {
      stack.setViewControllers([form, details], animated: false)
      scene.device.window.rootViewController!.present(stack, animated: false)
    }
    scene.device.advanceUntilIdle()
    scene.device.run { for screen in [form, details] { screen.addGuard() } }
    scene.device.advanceUntilIdle()
    try scene.device.swipeBack(.edge, to: 0.2)
    scene.device.advance(milliseconds: 20)
    scene.recorder.take()
    details.hasUnsavedChanges = isDirtyNow
    scene.device.press(UIKeyCommand.inputEscape)
    scene.device.advanceUntilIdle()
    let isGone = stack.presentingViewController == nil
    #expect(isGone != isDirtyNow)
    #expect(scene.recorder.lines.contains { $0.contains("sheet Details, Form") })
  }
}

extension Setting {
  fileprivate var dismissesByTapOutside: Bool { assumptions.tapOutsideDismissesSheets }
}
