import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Split views", .freshGuards)
struct SplitTests {
  /// A pad with a list beside a detail, or a phone with the detail on top.
  private func scene(
    _ setting: Setting, idiom: UIUserInterfaceIdiom = .pad, isGuarded: Bool = true
  ) -> (Scene, UISplitViewController) {
    let scene = Scene(setting, idiom: idiom) {
      let split = UISplitViewController(style: .doubleColumn)
      split.title = "Split"
      for (column, screens) in [
        (UISplitViewController.Column.primary, [Form("List")]),
        (.secondary, [Form("Note"), Form("Editor", unsaved: true)]),
      ] {
        let stack =
          isGuarded ? setting.wayIn.makeStack(screens[0]) : UINavigationController(rootViewController: screens[0])
        stack.title = column == .primary ? "Primary" : "Secondary"
        stack.setViewControllers(screens, animated: false)
        for screen in screens {
          screen.loadViewIfNeeded()
          if isGuarded { screen.addGuard() }
        }
        split.setViewController(stack, for: column)
      }
      return split
    }
    return (scene, scene.device.window.rootViewController as! UISplitViewController)
  }

  private func detail(_ split: UISplitViewController) -> UINavigationController {
    split.viewController(for: .secondary) as! UINavigationController
  }

  @Test("collapse and expand with a dirty detail as under plain UIKit, and nobody is asked", arguments: Setting.likely)
  func rotation(_ setting: Setting) {
    let logs = [true, false].map { isGuarded in
      let (scene, split) = scene(setting, isGuarded: isGuarded)
      for width in [400, nil, 400, nil] as [CGFloat?] {
        scene.device.resizeWindow(toWidth: width)
        scene.device.advanceUntilIdle()
        #expect(detail(split).titles == ["Note", "Editor"], "\(scene.tree.drawing)")
      }
      #expect(scene.recorder.take() == [])
      return scene.device.log.take().filter { !$0.contains("BackGuard.") }
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].contains("Secondary.didMove(toParent: Primary)"))
  }

  @Test("after collapsing and expanding the detail is still guarded", arguments: Setting.likely)
  func stillGuarded(_ setting: Setting) throws {
    let (scene, split) = scene(setting)
    for width in [400, nil, 400] as [CGFloat?] {
      scene.device.resizeWindow(toWidth: width)
      scene.device.advanceUntilIdle()
    }
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.take() == ["#1 swipe Editor", "#1 asks Editor"])
    try scene.answer("Discard")
    #expect(detail(split).titles == ["Note"])
  }

  @Test("an outer pop that takes an unchanged detail along is one attempt, seen or unseen", arguments: Setting.likely)
  func outerPop(_ setting: Setting) throws {
    let (scene, split) = scene(setting, idiom: .phone)
    let stack = detail(split)
    scene.device.run { stack.setViewControllers([stack.viewControllers[0]], animated: false) }
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(stack.parent == nil, "\(scene.tree.drawing)")
    let screens = setting.wayIn == .subclass ? "Note, GuardedNavigationController" : "Note"
    let lines = scene.recorder.take().map { $0.drop { $0 != " " } }
    #expect(lines == [" swipe \(screens)", " left"])
  }

  @Test(
    "expanding while the outer stack is asked takes the question back, and nothing is lost", arguments: Setting.likely)
  func expandingWhileAsked(_ setting: Setting) throws {
    let (scene, split) = scene(setting)
    scene.device.run { detail(split).setViewControllers([detail(split).viewControllers[1]], animated: false) }
    scene.device.resizeWindow(toWidth: 400)
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Editor"])
    scene.device.resizeWindow(toWidth: nil)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.endings.map(\.outcome) == [.superseded])
    #expect(scene.device.alert == nil)
    #expect(detail(split).titles == ["Editor"])
  }

  @Test("an outer pop while the columns still move loses nothing", arguments: Setting.likely, [0, 50, 200])
  func outerPopWhileCollapsing(_ setting: Setting, _ moment: Int) throws {
    let (scene, split) = scene(setting)
    scene.device.run { detail(split).setViewControllers([detail(split).viewControllers[1]], animated: false) }
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    scene.device.resizeWindow(toWidth: 400)
    scene.device.advance(milliseconds: moment)
    try? scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(detail(split).titles == ["Editor"], "\(scene.tree.drawing)")
    #expect(detail(split).parent != nil)
    if scene.device.alert == nil {
      try scene.device.swipeBack(.edge, to: 0.8)
      scene.device.advanceUntilIdle()
    }
    #expect(scene.recorder.asked == ["Editor"])
    try scene.answer("Discard")
    #expect(detail(split).parent == nil)
    #expect(scene.recorder.open == [])
  }

  @Test(
    "replacing a dirty detail asks, gives the selection back, and replaces after consent", arguments: Setting.likely,
    [UIUserInterfaceIdiom.phone, .pad])
  func replacement(_ setting: Setting, _ idiom: UIUserInterfaceIdiom) throws {
    let (scene, split) = scene(setting, idiom: idiom)
    var outcomes: [LeaveOutcome] = []
    let replace = {
      scene.device.run {
        detail(split).attemptToReplace {
          split.setViewController(setting.wayIn.stack("New", Form("Other")), for: .secondary)
        } completion: {
          outcomes.append($0)
        }
      }
      scene.device.advanceUntilIdle()
    }
    replace()
    try scene.answer("Keep Editing")
    #expect(detail(split).titles == ["Note", "Editor"])
    replace()
    try scene.answer("Discard")
    #expect(detail(split).titles == ["Other"])
    #expect(outcomes.last == .left)
    #expect(
      scene.recorder.lines.map { $0.replacingOccurrences(of: "Guarded", with: "UI") } == [
        "#1 code Editor, Note, UINavigationController", "#1 asks Editor", "#1 prevented by Editor",
        "#2 code Editor, Note, UINavigationController", "#2 asks Editor", "#2 left",
      ], "\(scene.tree.drawing)")
    replace()
    #expect(outcomes.count == 3 && outcomes[2] == .left)
  }

  @Test(
    "a replacement that nobody objects to has run at once; one that replaces nothing has failed",
    arguments: Setting.likely)
  func replacementOfNothing(_ setting: Setting) {
    let (scene, split) = scene(setting)
    (detail(split).topViewController as? Form)?.hasUnsavedChanges = false
    var log: [String] = []
    scene.device.run {
      detail(split).topViewController?.attemptToReplace {
        log.append("runs")
      } completion: {
        log.append("\($0)")
      }
      log.append("returns")
    }
    #expect(log == ["runs", "failed: the platform did not leave", "returns"])
    scene.device.run {
      Form("Nowhere").attemptToReplace {
      } completion: {
        log.append("\($0)")
      }
    }
    #expect(log.last == "failed: the screen is in no container it could leave")
  }

  @Test(
    "a replacement that waited for a transition which collapsing cut short is one departure", arguments: Setting.likely)
  func replacementWhileCollapsing(_ setting: Setting) throws {
    let (scene, split) = scene(setting)
    let note = detail(split).viewControllers[0]
    #expect(scene.device.pressBackKeys())
    scene.device.advance(milliseconds: 500)
    try scene.device.answer("Discard")
    scene.device.advance(milliseconds: 500)
    #expect(detail(split).transitionCoordinator != nil)
    scene.device.run {
      detail(split).attemptToReplace {
        split.setViewController(setting.wayIn.stack("New", Form("Other")), for: .secondary)
      } completion: { _ in
      }
    }
    scene.device.resizeWindow(toWidth: 400)
    scene.device.advanceUntilIdle()
    #expect(detail(split).titles == ["Other"])
    let departures = scene.recorder.endings.filter { $0.outcome == .left && $0.attempt.includes(.init(note)) }
    #expect(departures.count == 1, "\(scene.recorder.lines)")
  }

  @Test(
    "R7: a split view that expands after a pop was dropped is no leaving",
    arguments: Setting.likely.filter { $0.wayIn == .subclass && !$0.isAtLeast(26) }, [50, 150, 250])
  func expandAfterDrop(_ setting: Setting, moment: Int) throws {
    let editor = Form("Editor")
    var detail: UINavigationController!
    var primary: UINavigationController!
    let scene = Scene(setting, idiom: .pad) {
      let split = UISplitViewController(style: .doubleColumn)
      (primary, detail) = (setting.wayIn.stack("Primary", Form("List")), setting.wayIn.stack("Detail", editor))
      split.setViewController(primary, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }
    scene.device.resizeWindow(toWidth: 400)
    scene.device.advanceUntilIdle()
    scene.device.run { _ = primary.popViewController(animated: false) }
    scene.device.advanceUntilIdle()
    scene.device.run { (scene.device.window.rootViewController as! UISplitViewController).show(.secondary) }
    scene.device.advance(milliseconds: moment)
    scene.recorder.take()
    // B106: dropped.
    scene.device.run { _ = primary.popViewController(animated: true) }
    #expect(primary.viewControllers.count == 2)
    editor.hasUnsavedChanges = true
    scene.device.resizeWindow(toWidth: nil)
    scene.device.advanceUntilIdle()
    #expect(detail.parent != nil)
    #expect(scene.recorder.lines == [])
  }
}
