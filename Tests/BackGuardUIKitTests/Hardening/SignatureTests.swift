import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// An app's own idea of what a tap does.
private final class RedirectingStack: GuardedNavigationController {
  override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    guard super.navigationBar(navigationBar, shouldPop: item) else { return false }
    popToRootViewController(animated: true)
    return false
  }
}

@MainActor
@Suite("A pop that was allowed", .freshGuards)
struct SignatureTests {
  private func forms() -> [Form] { [Form("Root"), Form("Dirty", unsaved: true), Form("Top")] }

  @Test(
    "does not cover a jump over a screen that was not asked", arguments: Setting.likely.filter { $0.wayIn == .subclass }
  )
  func jump(_ setting: Setting) throws {
    let phone = Phone(setting, screens: forms())
    phone.device.run {
      guard let stack = phone.stack as? GuardedNavigationController,
        stack.navigationBar(stack.navigationBar, shouldPop: phone.form.navigationItem)
      else { return }
      stack.popToRootViewController(animated: true)
    }
    phone.rest()
    #expect(phone.titles == ["Root", "Dirty", "Top"])
    #expect(phone.recorder.asked == ["Dirty"])
  }

  @Test("nor one that the app makes in place of the tap", arguments: Setting.likely.filter { $0.wayIn == .subclass })
  func redirected(_ setting: Setting) throws {
    let scene = Scene(setting) { RedirectingStack() }
    let stack = scene.device.window.rootViewController as! RedirectingStack
    scene.device.run {
      let forms = forms()
      stack.setViewControllers(forms, animated: false)
      for form in forms { form.addGuard() }
    }
    scene.device.advanceUntilIdle()
    try scene.device.tapBack()
    scene.device.advanceUntilIdle()
    #expect(stack.titles == ["Root", "Dirty", "Top"])
    #expect(scene.recorder.asked == ["Dirty"])
  }
}
