import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Every way out of a screen with unsaved changes", .freshGuards)
struct RefusalTests {
  @Test("staying leaves no trace", arguments: WayCase.all)
  func stay(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    let trigger = test.way.trigger(with: test.setting)
    phone.device.log.take()
    try phone.take(test)
    #expect(phone.isAsking)
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.take() == ["#1 \(trigger) \(test.way.leaving)", "#1 asks Form", "#1 prevented by Form"])
    let callbacks = phone.device.log.take().filter { $0.hasPrefix("Form.") || $0.hasPrefix("List.") }
    #expect(callbacks == [])
    let items = phone.device.run { phone.stack.navigationBar.items?.map { $0.title ?? "" } }
    #expect(items == phone.stack.titles)
    #expect(phone.device.run { phone.stack.navigationBar.subviews.allSatisfy { $0.alpha == 0 || $0.alpha == 1 } })
  }

  @Test("after a refusal it works again", arguments: WayCase.all)
  func again(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    try phone.take(test)
    try phone.answer("Keep Editing")
    phone.form.hasUnsavedChanges = false
    try phone.take(test)
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.endings.last?.outcome == .left)
    #expect(phone.recorder.asked == ["Form"])
  }

  @Test("consent leaves once", arguments: WayCase.all)
  func consent(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    let trigger = test.way.trigger(with: test.setting)
    try phone.take(test)
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 \(trigger) \(test.way.leaving)", "#1 asks Form", "#1 left"])
  }

  @Test("any other way out while the dialog shows is absorbed or does not get through", arguments: WayCase.all)
  func absorbed(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    try phone.take(test)
    // A scrub answers the dialog, and two ways need an app that is prepared for them.
    let others = Way.allCases.filter { ![.accessibilityEscape, .ownButton, .zoom].contains($0) }
    for second in others where second.isGuarded(with: test.setting) {
      try? second.take(phone.device, phone.stack)
      phone.rest()
    }
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.filter { $0.outcome == .left }.count == 1)
  }

  @Test("taken twice in a row asks once", arguments: WayCase.all)
  func twice(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: true)
    try test.way.take(phone.device, phone.stack)
    try? test.way.take(phone.device, phone.stack)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Keep Editing")
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.open == [])
  }
}
