import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A held-back swipe that is disturbed", .freshGuards)
struct DisturbedSwipeTests {
  enum Disturbance: String, CaseIterable, CustomTestStringConvertible {
    case secondFinger, cancelledTouch, stackChange

    var testDescription: String { rawValue }
  }

  @Test("loses nothing, and the next one asks", arguments: Setting.all, Disturbance.allCases)
  func disturbed(_ setting: Setting, _ disturbance: Disturbance) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    let isMirrored = setting.layout == .rightToLeft
    let width = phone.device.run { phone.stack.view.bounds.width }
    func x(_ way: CGFloat) -> CGFloat { isMirrored ? width - way : way }
    let touch = phone.device.touchDown(at: CGPoint(x: x(2), y: 400))
    phone.device.move(touch, to: CGPoint(x: x(100), y: 400))
    switch disturbance {
    case .secondFinger:
      let second = phone.device.touchDown(at: CGPoint(x: x(50), y: 500))
      phone.device.move(second, to: CGPoint(x: x(150), y: 500))
      phone.device.move(touch, to: CGPoint(x: x(300), y: 400))
      phone.device.advance(milliseconds: 100)
      phone.device.lift(second)
      phone.device.lift(touch)
    case .cancelledTouch:
      phone.device.move(touch, to: CGPoint(x: x(300), y: 400))
      phone.device.cancelTouch(touch)
    case .stackChange:
      phone.device.run {
        phone.stack.setViewControllers(Array(phone.stack.viewControllers.dropLast()), animated: false)
      }
      phone.device.move(touch, to: CGPoint(x: x(300), y: 400))
      phone.device.lift(touch)
    }
    phone.rest()
    #expect(phone.titles == (disturbance == .stackChange ? ["Root", "List"] : ["Root", "List", "Form"]))
    if phone.isAsking { try phone.answer("Keep Editing") }
    #expect(phone.recorder.open == [])
    if disturbance != .stackChange {
      try phone.device.swipeBack(.edge, to: 0.8)
      phone.rest()
      #expect(phone.isAsking)
    }
  }
}
