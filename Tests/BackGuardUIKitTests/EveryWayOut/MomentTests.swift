import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Every way out at any moment", .freshGuards)
struct MomentTests {
  @Test("during the push of its screen loses nothing", arguments: WayCase.all)
  func duringPush(_ test: WayCase) throws {
    // Only UIKit itself pushes one stack onto another.
    guard test.way != .outerContainer, !test.way.isSheet else { return }
    let below = test.way == .tabReselect ? [Form("List")] : [Form("Root"), Form("List")]
    let phone = Phone(test.setting, screens: below, way: test.way)
    let form = Form("Form", unsaved: true)
    phone.device.run {
      phone.stack.pushViewController(form, animated: true)
      form.addGuard()
      test.way.prepare(form, isGuarded: true)
    }
    phone.device.advance(milliseconds: 100)
    phone.recorder.take()
    try? test.way.take(phone.device, phone.stack)
    phone.rest()
    #expect(phone.titles == below.map(\.title) + ["Form"])
    if phone.isAsking { try phone.answer("Discard") } else { return }
    #expect(phone.titles == below.map(\.title))
    #expect(phone.recorder.open == [])
  }

  @Test("during the presentation of its sheet loses nothing", arguments: WayCase.all.filter(\.way.isSheet))
  func duringPresentation(_ test: WayCase) throws {
    for moment in [0, 100, 300] {
      let phone = Phone(test.setting, screens: [Form("Root"), Form("List")], guarded: false)
      let form = Form("Form", unsaved: true)
      let sheet = phone.device.run {
        let (_, sheet) = Phone.stage(
          test.setting.wayIn, screens: [Form("Other")], sheet: form, isBare: test.way.isBareSheet)
        form.addGuard()
        phone.stack.present(sheet, animated: true)
        return sheet
      }
      phone.device.advance(milliseconds: moment)
      try? test.way.take(phone.device, phone.stack)
      phone.rest()
      #expect(sheet.presentingViewController === phone.stack)
      if !phone.isAsking { try phone.take(test) }
      #expect(phone.recorder.asked == ["Form"])
      try phone.answer("Discard")
      #expect(phone.stack.presentedViewController == nil)
      #expect(phone.recorder.endings.map(\.outcome) == [.left])
      #expect(phone.recorder.open == [])
    }
  }

  @Test("with delegates of the app's in every slot asks, leaves them be and tells them", arguments: WayCase.all)
  func foreignDelegates(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    let owner = ForeignOwner()
    let slots = phone.device.run {
      phone.stack.delegate = owner
      phone.stack.interactivePopGestureRecognizer?.delegate = owner
      return Slots(of: phone.stack, on: phone.device)
    }
    try phone.take(test)
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.device.run { Slots(of: phone.stack, on: phone.device) } == slots)
    try phone.answer("Discard")
    #expect(owner.shown == (test.way.isSheet ? [] : ["List"]))
    #expect(phone.stack.delegate === owner)
    #expect(phone.stack.interactivePopGestureRecognizer?.delegate === owner)
  }

  @Test("whose prediction turns while it waits leaves without asking", arguments: WayCase.all)
  func turns(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    phone.device.run {
      // Something moves, so that the question waits.
      phone.stack.present(Form("Note"), animated: false)
      phone.stack.dismiss(animated: true)
    }
    try? test.way.take(phone.device, phone.stack)
    phone.form.hasUnsavedChanges = false
    phone.rest()
    #expect(phone.recorder.asked == [])
    #expect(phone.recorder.open == [])
    #expect(!phone.isAsking)
  }
}
