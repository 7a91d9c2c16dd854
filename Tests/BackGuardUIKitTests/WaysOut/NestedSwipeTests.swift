import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Stacks inside stacks", .freshGuards)
struct NestedSwipeTests {
  /// An outer stack whose top screen contains an inner stack.
  private func phone(_ setting: Setting, inner screens: [Form], outer top: Form) -> (Phone, UINavigationController) {
    let phone = Phone(setting, screens: [Form("Root"), top])
    let inner = phone.device.run {
      let inner = setting.wayIn.makeStack(screens[0])
      inner.setViewControllers(screens, animated: false)
      top.embed(inner)
      for screen in screens { screen.addGuard() }
      return inner
    }
    phone.rest()
    phone.recorder.take()
    return (phone, inner)
  }

  @Test("only the innermost that could pop asks", arguments: Setting.all)
  func innermost(_ setting: Setting) throws {
    let (phone, inner) = phone(
      setting, inner: [Form("Inner Root"), Form("Inner", unsaved: true)], outer: Form("Outer", unsaved: true))
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "Outer"])
    #expect(inner.viewControllers.count == 1)
    #expect(phone.recorder.asked == ["Inner"])
  }

  @Test("at the inner root the outer container asks, and the inner screens with it", arguments: Setting.all)
  func innerRoot(_ setting: Setting) throws {
    // R5: a container that leaves takes its whole subtree along. B130.
    let (phone, _) = phone(setting, inner: [Form("Inner Root", unsaved: true)], outer: Form("Outer"))
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "Outer"])
    #expect(phone.recorder.asked == ["Inner Root"])
  }
}
