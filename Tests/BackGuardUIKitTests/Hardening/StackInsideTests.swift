import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A stack inside a screen of a stack", .freshGuards)
struct StackInsideTests {
  /// A root and an outer screen that contains a stack of `screens`.
  private func phone(
    _ setting: Setting, inner screens: [Form], outer: Form = Form("Outer"), hidesInnerBar: Bool = false
  ) -> (Phone, UINavigationController) {
    let phone = Phone(setting, screens: [Form("Root"), outer])
    let inner = phone.device.run {
      let inner = setting.wayIn.makeStack(screens[0])
      inner.setViewControllers(screens, animated: false)
      inner.isNavigationBarHidden = hidesInnerBar
      outer.embed(inner)
      for screen in screens { screen.addGuard() }
      return inner
    }
    phone.rest()
    phone.recorder.take()
    return (phone, inner)
  }

  @Test("an own button at the inner root leaves the outer screen", arguments: Setting.all)
  func ownButtonAtInnerRoot(_ setting: Setting) throws {
    let root = Form("Inner Root", unsaved: true)
    let (phone, _) = phone(setting, inner: [root])
    phone.device.run { UIControl().sendAction(root.leaveAction()) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.asked == ["Inner Root"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test(
    "where the inner stack does not swipe, the outer screen is not lost", arguments: Setting.all,
    Device.Swipe.allCases)
  func innerWithoutSwipe(_ setting: Setting, _ swipe: Device.Swipe) throws {
    let (phone, inner) = phone(
      setting, inner: [Form("Inner Root"), Form("Inner")], outer: Form("Outer", unsaved: true), hidesInnerBar: true)
    try phone.device.swipeBack(swipe, to: 0.8)
    phone.rest()
    // Either stack may have taken the swipe, but only the unchanged inner screen may have gone unasked.
    #expect(phone.titles == ["Root", "Outer"])
    if phone.isAsking { try phone.answer("Discard") }
    #expect(phone.titles.count + inner.viewControllers.count < 5 || phone.recorder.endings == [])
    #expect(phone.recorder.open == [])
  }

  @Test("where the inner stack does not swipe, an edge swipe asks for the outer screen", arguments: Setting.all)
  func outerAsks(_ setting: Setting) throws {
    let (phone, inner) = phone(
      setting, inner: [Form("Inner Root"), Form("Inner")], outer: Form("Outer", unsaved: true), hidesInnerBar: true)
    phone.device.run { inner.interactivePopGestureRecognizer?.isEnabled = false }
    if setting.system >= Device.SystemVersion(26) {
      phone.device.run { inner.interactiveContentPopGestureRecognizer?.isEnabled = false }
    }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["Root", "Outer"])
    #expect(phone.recorder.asked == ["Outer"])
  }

  @Test("an unchanged inner screen swipes natively in a dirty outer one", arguments: Setting.all)
  func innerIsFree(_ setting: Setting) throws {
    let (phone, inner) = phone(
      setting, inner: [Form("Inner Root"), Form("Inner")], outer: Form("Outer", unsaved: true))
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["Root", "Outer"])
    #expect(inner.viewControllers.count == 1)
    #expect(phone.recorder.asked == [])
    #expect(!phone.isAsking)
  }

  @Test("a flick that the inner stack takes asks nobody, however few moves it has", arguments: Setting.all, 1...4)
  func flick(_ setting: Setting, steps: Int) {
    let (phone, inner) = phone(
      setting, inner: [Form("Inner Root"), Form("Inner")], outer: Form("Outer", unsaved: true))
    let width = phone.device.run { phone.stack.view.bounds.width }
    let isMirrored = setting.layout == .rightToLeft
    phone.device.drag(
      from: CGPoint(x: isMirrored ? width - 2 : 2, y: 400), to: CGPoint(x: isMirrored ? 60 : width - 60, y: 400),
      milliseconds: 40, steps: steps)
    phone.rest()
    #expect(phone.titles == ["Root", "Outer"])
    #expect(inner.viewControllers.count == 1 || phone.recorder.asked == ["Outer"])
    if inner.viewControllers.count == 1 { #expect(phone.recorder.asked == []) }
    #expect(phone.recorder.asked == [] || phone.isAsking)
  }

  @Test("a dirty inner root is asked although the outer screen has no guard", arguments: Setting.all)
  func onlyInnerGuard(_ setting: Setting) throws {
    let outer = Form("Outer")
    let phone = Phone(setting, screens: [Form("Root"), outer], guarded: false)
    let root = Form("Inner Root", unsaved: true)
    phone.device.run {
      let inner = setting.wayIn.makeStack(root)
      outer.embed(inner)
      root.addGuard()
    }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["Root", "Outer"])
    #expect(phone.recorder.asked == ["Inner Root"])
  }

  @Test("a question about the outer screen waits for what moves inside", arguments: Setting.all)
  func innerMoves(_ setting: Setting) {
    let outer = Form("Outer", unsaved: true)
    let (phone, inner) = phone(setting, inner: [Form("Inner Root")], outer: outer)
    phone.device.log.take()
    phone.device.run {
      inner.pushViewController(Form("Inner"), animated: true)
      UIControl().sendAction(outer.leaveAction())
    }
    phone.device.advance(milliseconds: 20)
    #expect(inner.transitionCoordinator != nil)
    #expect(phone.recorder.asked == [])
    phone.rest()
    #expect(phone.recorder.asked == ["Outer"])
    #expect(phone.device.log.take().filter { $0.contains("nbalanced") } == [])
  }

  @Test(
    "an outer button that nobody objects to does not wait for what animates inside",
    arguments: Setting.likely.filter { $0.wayIn == .attached && $0.isAtLeast(16) })
  func outerWhileInner(_ setting: Setting) {
    let results = [true, false].map { guarded in
      let outer = Form("Outer")
      let phone = Phone(setting, screens: [Form("Root"), outer], guarded: guarded)
      let inner = phone.device.run {
        let inner = UINavigationController(rootViewController: Form("A"))
        inner.isNavigationBarHidden = true
        outer.embed(inner)
        return inner
      }
      phone.rest()
      phone.device.run { inner.pushViewController(Form("B"), animated: true) }
      phone.device.advance(milliseconds: 50)
      let bar = phone.device.run { phone.stack.navigationBar.convert(CGPoint(x: 0, y: 20), to: nil) }
      phone.device.tap(at: CGPoint(x: 10, y: bar.y))
      phone.device.advance(milliseconds: 10)
      return phone.titles
    }
    #expect(results[0] == results[1])
  }
}
