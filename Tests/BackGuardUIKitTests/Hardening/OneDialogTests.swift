import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("One dialog", .freshGuards)
struct OneDialogTests {
  @Test("asks once, though a full screen covers who is asked", arguments: Setting.likely)
  func coveredFullScreen(_ setting: Setting) throws {
    let a = Form("A")
    let b = Form("B", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    scene.device.run {
      a.modalPresentationStyle = .fullScreen
      b.modalPresentationStyle = .fullScreen
      a.addGuard()
      b.addGuard()
      scene.device.window.rootViewController!.present(a, animated: false)
    }
    scene.device.advanceUntilIdle()
    scene.device.run { a.present(b, animated: false) }
    scene.device.advanceUntilIdle()
    #expect(a.view.window == nil)
    scene.device.run { UIControl().sendAction(b.leaveAction()) }
    scene.device.advanceUntilIdle()
    scene.device.run { UIControl().sendAction(a.leaveAction()) }
    scene.device.advanceUntilIdle()
    scene.device.run { UIControl().sendAction(a.leaveAction()) }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["B"], "\(scene.recorder.lines)")
  }

  @Test("asks once, though one of the screens is in a tab that was never shown", arguments: Setting.likely)
  func hiddenTabTwoDialogs(_ setting: Setting) throws {
    let found = Form("Found", unsaved: true)
    let note = Form("Note", unsaved: true)
    let scene = Scene(setting) {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        setting.wayIn.stack("Notes", Form("List"), note), setting.wayIn.stack("Search", Form("Find"), found),
      ]
      return tabs
    }
    scene.device.run { UIControl().sendAction(note.leaveAction()) }
    scene.device.advanceUntilIdle()
    scene.device.run { UIControl().sendAction(found.leaveAction()) }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Note"], "\(scene.recorder.lines)")
  }

  @Test("names nobody when one of the screens has no title", arguments: Setting.likely)
  func untitledOther(_ setting: Setting) throws {
    let scene = Scene(setting) { setting.wayIn.makeStack(Form("Root")) }
    let stack = scene.device.window.rootViewController as! UINavigationController
    let one = Form("One", unsaved: true)
    let two = Form("", unsaved: true)
    scene.device.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [one, two]
      stack.pushViewController(tabs, animated: false)
      one.addGuard()
      two.addGuard()
    }
    scene.device.advanceUntilIdle()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.device.alert?.message != "Your changes to “One” will be lost.")
  }
}
