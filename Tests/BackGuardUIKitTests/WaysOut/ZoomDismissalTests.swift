import BackGuard
import BackGuardTesting
import BackGuardUIKit
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("A zoom transition's dismissal", .freshGuards)
struct ZoomDismissalTests {
  @Test(
    "of a presented screen asks like that of a pushed one", arguments: Setting.likely.filter { $0.isAtLeast(18) },
    [false, true])
  func presentedZoom(_ setting: Setting, isBare: Bool) throws {
    let form = Form("Form", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    scene.device.run {
      let presented: UIViewController = isBare ? form : setting.wayIn.makeStack(form)
      presented.modalPresentationStyle = .fullScreen
      form.addGuard()
      scene.device.window.rootViewController!.present(presented, animated: false)
    }
    scene.device.advanceUntilIdle()
    let begins = scene.device.run {
      form.zoomDismissalShouldBegin(
        UIViewController.Transition.ZoomOptions.InteractionContext(location: .zero, willBegin: true))
    }
    scene.device.advanceUntilIdle()
    #expect(!begins)
    #expect(scene.recorder.asked == ["Form"])
  }

  @Test("taken back by the finger leaves no trace", arguments: Setting.likely.filter { $0.isAtLeast(18) })
  func cancelled(_ setting: Setting) throws {
    let phone = try WayCase(way: .zoom, setting: setting).phone(unsaved: false)
    try phone.device.dragZoomedScreen(to: 0.3)
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.allSatisfy { $0.outcome == .cancelled })
    try phone.device.dragZoomedScreen(to: 0.8)
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
  }
}
