import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Two window scenes", .freshGuards)
struct SceneTests {
  /// A window in a scene of its own.
  private func secondWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: UIWindowScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("R4: a dialog in one does not absorb an attempt in the other", arguments: Setting.all)
  func oneDialogEach(_ setting: Setting) throws {
    let one = Form("One", unsaved: true)
    let two = Form("Two", unsaved: true)
    let scene = Scene(setting) { setting.wayIn.stack("First", Form("List"), one) }
    let second = scene.device.run { secondWindow(setting.wayIn.stack("Second", Form("List"), two)) }
    scene.device.advanceUntilIdle()
    for form in [one, two] {
      scene.device.run { UIControl().sendAction(form.leaveAction()) }
      scene.device.advanceUntilIdle()
    }
    #expect(scene.recorder.asked == ["One", "Two"])
    let dialogs = [scene.device.window, second].map { $0.rootViewController?.presentedViewController }
    #expect(dialogs.allSatisfy { $0 is UIAlertController })
    // The same ones again.
    for form in [one, two] {
      scene.device.run { UIControl().sendAction(form.leaveAction()) }
      scene.device.advanceUntilIdle()
    }
    #expect(scene.recorder.asked == ["One", "Two"])
    #expect(
      scene.recorder.lines.filter { $0.contains("absorbed") } == ["#3 absorbed into #1", "#4 absorbed into #2"])
  }

  @Test("what happens in one does not end a question in the other", arguments: Setting.likely)
  func apart(_ setting: Setting) throws {
    let one = Form("One", unsaved: true)
    let two = Form("Two", unsaved: true)
    let scene = Scene(setting) { setting.wayIn.stack("First", Form("List"), one) }
    let second = scene.device.run { secondWindow(setting.wayIn.stack("Second", Form("List"), two)) }
    scene.device.advanceUntilIdle()
    for form in [one, two] {
      scene.device.run { UIControl().sendAction(form.leaveAction()) }
      scene.device.advanceUntilIdle()
    }
    scene.device.run { second.rootViewController = Form("New") }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.open.map { $0.screens[0].name } == ["One"])
    #expect(scene.recorder.endings.filter { $0.attempt.trigger == .ownButton }.map(\.outcome) == [.superseded])
  }
}
