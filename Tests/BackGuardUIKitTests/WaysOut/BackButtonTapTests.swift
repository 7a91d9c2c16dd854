import BackGuard
import BackGuardTesting
import HeadlessUIKit
import Testing

@MainActor
@Suite("The tap on the back button", .freshGuards)
struct BackButtonTapTests {
  @Test("an unchanged screen leaves natively", arguments: Setting.tap)
  func unchanged(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: false)
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 left"])
  }

  @Test("staying leaves no trace", arguments: Setting.tap)
  func stay(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.tapBack()
    phone.rest()
    #expect(phone.isAsking)
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 asks Form", "#1 prevented by Form"])
    #expect(phone.device.log.take().filter { $0.hasPrefix("Form.") || $0.hasPrefix("List.") } == [])
  }

  @Test("consent leaves once", arguments: Setting.tap)
  func leave(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(!phone.isAsking)
    #expect(phone.recorder.take() == ["#1 backButton Form", "#1 asks Form", "#1 left"])
  }

  @Test("a second tap in the same moment is absorbed", arguments: Setting.tap)
  func doubleTap(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.tapBack()
    try? phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(!phone.isAsking)
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.recorder.endings.map(\.outcome).filter { $0 == .left }.count == 1)
    #expect(phone.recorder.open == [])
  }

  @Test("after any number of refusals a consent leaves once", arguments: Setting.tap)
  func manyRefusals(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    for _ in 0..<3 {
      try phone.device.tapBack()
      phone.rest()
      try phone.answer("Keep Editing")
    }
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.map(\.outcome).last == .left)
    #expect(phone.recorder.endings.count == 4)
  }

  @Test(
    "after a refusal nothing of the bar is dimmed, and what the app has hidden stays hidden", arguments: Setting.tap)
  func restored(_ setting: Setting) throws {
    // B20, B21, B23: whether UIKit dims is an assumption; what is at zero was hidden on purpose.
    let phone = Phone(setting, unsaved: true)
    let bar = phone.stack.navigationBar
    let hidden = UILabel()
    hidden.alpha = 0
    phone.device.run { bar.addSubview(hidden) }
    try phone.device.tapBack()
    #expect(alphas(below: bar).allSatisfy { $0 == 0 || $0 == 1 })
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(alphas(below: bar).filter { $0 != 1 } == [0])
    #expect(hidden.alpha == 0)
    #expect(bar.isUserInteractionEnabled)
  }

  private func alphas(below view: UIView) -> [CGFloat] {
    view.subviews.flatMap { [$0.alpha] + alphas(below: $0) }
  }
}
