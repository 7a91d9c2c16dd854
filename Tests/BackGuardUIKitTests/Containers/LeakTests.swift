import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// Something a guard's closures capture.
final class Captured {}

@MainActor
@Suite("Nothing outlives its screen", .freshGuards)
struct LeakTests {
  @Test("screen, guard and token are gone after leaving", arguments: Setting.all, ["Discard"])
  func afterLeaving(_ setting: Setting, answer: String) throws {
    let phone = Phone(setting, screens: [Form("List")])
    weak var screen: Form?
    weak var captured: Captured?
    weak var token: LeaveGuardToken?
    do {
      let form = Form("Form", unsaved: true)
      let capture = Captured()
      (screen, captured) = (form, capture)
      phone.device.run { phone.stack.pushViewController(form, animated: true) }
      phone.rest()
      token = phone.device.run {
        form.addLeaveGuard(
          isEnabled: { [capture] in capture === capture && $0.hasUnsavedChanges }, confirming: .discardChanges)
      }
      phone.rest()
    }
    phone.tapOwnButton()
    phone.rest()
    try phone.answer(answer)
    #expect(phone.titles == ["List"])
    #expect(screen == nil)
    #expect(captured == nil)
    #expect(token == nil)
  }

  @Test("the container is gone with its window's root", arguments: Setting.all)
  func container(_ setting: Setting) {
    weak var stack: UINavigationController?
    weak var screen: UIViewController?
    let device: Device
    do {
      let phone = Phone(setting, unsaved: true)
      (stack, screen, device) = (phone.stack, phone.form, phone.device)
    }
    device.run { device.window.rootViewController = UIViewController() }
    device.advanceUntilIdle()
    #expect(stack == nil)
    #expect(screen == nil)
  }

  @Test("the container is gone although its question was never answered", arguments: Setting.all)
  func unanswered(_ setting: Setting) {
    weak var stack: UINavigationController?
    weak var screen: UIViewController?
    let device: Device
    do {
      let phone = Phone(setting, unsaved: true)
      phone.tapOwnButton()
      phone.rest()
      (stack, screen, device) = (phone.stack, phone.form, phone.device)
      device.run { phone.stack.dismiss(animated: false) }
    }
    device.run { device.window.rootViewController = UIViewController() }
    device.advanceUntilIdle()
    #expect(stack == nil)
    #expect(screen == nil)
  }

  @Test(
    "nor does a stack that code wanted to set anew, under a confirmation of the app's",
    arguments: Setting.likely.filter { $0.wayIn == .subclass })
  func replacement(_ setting: Setting) async {
    weak var root: UIViewController?
    let device: Device
    let recorder: AttemptRecorder
    do {
      let phone = Phone(setting, screens: [Form("Root"), Form("Form", unsaved: true)], guarded: false)
      (device, recorder, root) = (phone.device, phone.recorder, phone.stack.viewControllers[0])
      (phone.stack as? GuardedNavigationController)?.asksWhenLeavingByCode = true
      phone.device.run {
        phone.form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
          let screen = UIViewController()
          screen.modalPresentationStyle = .fullScreen
          form.present(screen, animated: false)
          while !Task.isCancelled { await Task.yield() }
          return .prevent
        }
      }
      phone.rest()
      phone.device.run {
        phone.stack.setViewControllers([phone.stack.viewControllers[0], Form("New")], animated: false)
      }
      phone.rest()
    }
    for _ in 0..<50 { await Task.yield() }
    device.advanceUntilIdle()
    device.run { device.window.rootViewController = UIViewController() }
    device.advanceUntilIdle()
    for _ in 0..<50 { await Task.yield() }
    device.advanceUntilIdle()
    #expect(recorder.open == [])
    #expect(root == nil)
    device.run { LeaveGuardRegistry.current.screensMayHaveGone() }
    for _ in 0..<50 { await Task.yield() }
  }
}
