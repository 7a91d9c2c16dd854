import BackGuard
import BackGuardTesting
import BackGuardUIKit
import Foundation
import HeadlessUIKit
import Testing

/// The gate among recognizers that would break a bad one.
@MainActor
@Suite("The gate and the content", .freshGuards)
struct SwipeGateTests {
  /// A stack with a dirty table on top.
  private func phone(_ setting: Setting) -> (Phone, TableForm) {
    let phone = Phone(setting, screens: [Form("List")])
    let form = TableForm()
    phone.device.run { phone.stack.pushViewController(form, animated: false) }
    phone.rest()
    phone.recorder.take()
    return (phone, form)
  }

  private func point(_ x: Double, _ y: Double, _ phone: Phone) -> CGPoint {
    let width = phone.device.screenSize.width
    return CGPoint(x: phone.device.layoutDirection == .rightToLeft ? width - x : x, y: y)
  }

  @Test("a dirty table still scrolls, from its middle and from the edge", arguments: Setting.all, [200.0, 2.0])
  func scrolls(_ setting: Setting, x: Double) {
    let (phone, form) = phone(setting)
    phone.device.drag(from: point(x, 600, phone), to: point(x + 5, 300, phone))
    phone.rest()
    #expect(form.table.contentOffset.y > 100)
    #expect(!phone.isAsking)
    #expect(phone.recorder.take() == [])
  }

  @Test("rows of a dirty table still swipe toward the leading edge", arguments: Setting.all)
  func rowsSwipe(_ setting: Setting) {
    let (phone, _) = phone(setting)
    phone.device.drag(from: point(300, 300, phone), to: point(80, 300, phone))
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.recorder.take() == [])
  }

  @Test("rows of a dirty table are still selected by a tap", arguments: Setting.all)
  func rowsSelect(_ setting: Setting) {
    let (phone, form) = phone(setting)
    phone.device.tap(at: point(200, 300, phone))
    phone.rest()
    #expect(form.selected.count == 1)
    #expect(phone.recorder.take() == [])
  }

  @Test("a swipe from the edge over a dirty table asks", arguments: Setting.all)
  func edge(_ setting: Setting) throws {
    let (phone, _) = phone(setting)
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Table"])
    #expect(phone.recorder.asked == ["Table"])
  }

  @Test("a finger that rested while the screen under it went asks whoever is there by then", arguments: Setting.all)
  func restingFinger(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)])
    phone.device.run { phone.stack.pushViewController(UIViewController(), animated: false) }
    phone.rest()
    phone.recorder.take()
    let touch = phone.device.touchDown(at: point(2, 400, phone))
    phone.device.run { _ = phone.stack.popViewController(animated: false) }
    phone.rest()
    for x in stride(from: 60.0, through: 340, by: 40) {
      phone.device.advance(milliseconds: 40)
      phone.device.move(touch, to: point(x, 400, phone))
    }
    phone.device.lift(touch)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 asks Form", "#1 left"])
  }

  @Test("a refused swipe selects no row", arguments: Setting.all)
  func noSelection(_ setting: Setting) throws {
    let (phone, form) = phone(setting)
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(form.selected == [])
  }

  @Test("a row's own leading actions win over the question, and nothing is lost", arguments: Setting.all)
  func leadingActions(_ setting: Setting) {
    let (phone, form) = phone(setting)
    form.hasLeadingActions = true
    phone.device.drag(from: point(100, 300, phone), to: point(300, 300, phone))
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["List", "Table"])
  }

  @Test("scroll pans that wait for the pop recognizers still scroll", arguments: Setting.all)
  func waitingPans(_ setting: Setting) throws {
    // B169: a gate that waited for content would close a cycle here.
    let (phone, form) = phone(setting)
    phone.device.run {
      form.table.panGestureRecognizer.require(toFail: phone.stack.interactivePopGestureRecognizer!)
      if setting.system >= Device.SystemVersion(26) {
        form.table.panGestureRecognizer.require(toFail: phone.stack.interactiveContentPopGestureRecognizer!)
      }
    }
    phone.device.drag(from: point(200, 600, phone), to: point(203, 300, phone))
    phone.rest()
    #expect(form.table.contentOffset.y > 100)
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.isAsking)
  }

  @Test("a drag in another direction is blocked and asks nobody", arguments: Setting.all)
  func otherDirection(_ setting: Setting) {
    let phone = Phone(setting, unsaved: true)
    phone.device.drag(from: point(380, 400, phone), to: point(100, 400, phone))
    phone.device.drag(from: point(5, 400, phone), to: point(20, 700, phone))
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == [])
  }

  @Test("a swipe that the app has switched off asks nobody", arguments: Setting.all)
  func disabled(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    phone.device.run {
      phone.stack.interactivePopGestureRecognizer?.isEnabled = false
      if setting.system >= Device.SystemVersion(26) {
        phone.stack.interactiveContentPopGestureRecognizer?.isEnabled = false
      }
    }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == [])
  }

  @Test("a screen without a bar has no swipe, so it asks nobody", arguments: Setting.all)
  func hiddenBar(_ setting: Setting) throws {
    // B52.
    let phone = Phone(setting, unsaved: true)
    phone.device.run { phone.stack.isNavigationBarHidden = true }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    if setting.assumptions.contentSwipeFollowsEdgeRules { #expect(phone.recorder.take() == []) }
  }

  @Test("without a bar a swipe that the app has enabled by its own delegate asks", arguments: Setting.all)
  func foreignDelegate(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let owner = ForeignOwner()
    phone.device.run {
      phone.stack.isNavigationBarHidden = true
      phone.stack.interactivePopGestureRecognizer?.delegate = owner
    }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
  }

  @Test("a quick flick counts, however short", arguments: Setting.all)
  func flick(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.swipeBack(.edge, to: 0.3, milliseconds: 60, isFlick: true)
    phone.rest()
    #expect(phone.isAsking)
    #expect(phone.titles == ["List", "Form"])
  }

  @Test("B238, B239: a held-back swipe asks where the system would have popped", arguments: Setting.all)
  func agreesWithSystem(_ setting: Setting) throws {
    // How far forward, how far back again, in how many milliseconds, and whether the finger is lifted in full motion.
    let swipes: [(to: Double, then: Double, milliseconds: Int, isFlick: Bool, pops: Bool)] = [
      (0.3, 0.3, 330, true, false), (0.3, 0.3, 270, true, true), (0.3, 0.3, 60, false, false),
      (0.9, 0.6, 60, true, false), (0.9, 0.6, 330, true, true), (0.9, 0.3, 660, true, false),
    ]
    for swipe in swipes {
      for unsaved in [false, true] {
        let phone = Phone(setting, unsaved: unsaved)
        if swipe.to == swipe.then {
          try phone.device.swipeBack(to: swipe.to, milliseconds: swipe.milliseconds, isFlick: swipe.isFlick)
        } else {
          try phone.device.swipeBack(to: swipe.to, lift: false)
          try phone.device.continueSwipe(to: swipe.then, milliseconds: swipe.milliseconds)
          try phone.device.liftSwipe(isFlick: swipe.isFlick)
        }
        phone.rest()
        #expect(phone.isAsking == (unsaved && swipe.pops))
        #expect(phone.titles == (!unsaved && swipe.pops ? ["List"] : ["List", "Form"]))
      }
    }
  }

  @Test("a swipe forth and back asks nobody", arguments: Setting.all)
  func forthAndBack(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    try phone.device.swipeBack(.edge, to: 0.8, lift: false)
    try phone.device.continueSwipe(to: 0.1)
    try phone.device.liftSwipe()
    phone.rest()
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 cancelled"])
  }

  @Test("a touch taken away by the system asks nobody", arguments: Setting.all)
  func systemCancels(_ setting: Setting) {
    let phone = Phone(setting, unsaved: true)
    let touch = phone.device.touchDown(at: point(2, 400, phone))
    phone.device.move(touch, to: point(300, 400, phone))
    phone.device.cancelTouch(touch)
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.recorder.open == [])
    #expect(phone.titles == ["List", "Form"])
  }

  @Test("an app that turns dirty during an allowed swipe does not stop it", arguments: Setting.all)
  func readOnce(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: false)
    let form = phone.form
    try phone.device.swipeBack(.edge, to: 0.5, lift: false)
    form.hasUnsavedChanges = true
    try phone.device.continueSwipe(to: 0.9)
    try phone.device.liftSwipe()
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.asked == [])
  }

  @Test("an app that turns clean during a blocked swipe leaves at lift without asking", arguments: Setting.all)
  func turnsClean(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    try phone.device.swipeBack(.edge, to: 0.5, lift: false)
    form.hasUnsavedChanges = false
    try phone.device.continueSwipe(to: 0.9)
    try phone.device.liftSwipe()
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 left"])
  }

  @Test(
    "B91: a finger that slides on from the back button is held back, and the button not pressed", arguments: Setting.tap
  )
  func fromBackButton(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let isMirrored = setting.layout == .rightToLeft
    let width = phone.device.window.bounds.width
    let bar = phone.device.run { phone.stack.navigationBar.convert(CGPoint(x: 0, y: 20), to: nil) }
    let start = CGPoint(x: isMirrored ? width - 10 : 10, y: bar.y)
    phone.device.drag(from: start, to: CGPoint(x: start.x + (isMirrored ? -300 : 300), y: start.y))
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.take() == ["#1 swipe Form", "#1 asks Form", "#1 prevented by Form"])
  }
}
