import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A stack that code takes away whole, and the app keeps", .freshGuards)
struct KeptStackTests {
  /// Where the stack stood.
  enum Place: CaseIterable { case sheet, fullScreen, root, tab, poppedTab, column }

  enum Question: CaseIterable { case dialog, own }

  /// A list and an unsaved form above it, in its place, and the call that takes both away; the scene keeps the stack.
  @MainActor
  private struct Fixture {
    let scene: Scene
    let stack: UINavigationController
    let form = Form("Form", unsaved: true)
    let takeAway: @MainActor () -> Void

    @MainActor
    init(_ setting: Setting, _ place: Place, _ question: Question) {
      let scene = Scene(setting, idiom: place == .column ? .pad : .phone) { setting.wayIn.makeStack(Form("Root")) }
      let window = scene.device.window!
      let root = window.rootViewController as! UINavigationController
      let stack = scene.device.run { setting.wayIn.makeStack(Form("List")) }
      let form = form
      self.scene = scene
      self.stack = stack
      takeAway = scene.device.run {
        stack.setViewControllers([stack.viewControllers[0], form], animated: false)
        form.loadViewIfNeeded()
        form.leaveLogName = "Form"
        switch question {
        case .dialog: form.addGuard()
        case .own: form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: Self.untilCancelled)
        }
        return Self.put(stack, at: place, root, in: window, setting)
      }
      scene.device.advanceUntilIdle()
    }

    @MainActor
    private static func put(
      _ stack: UINavigationController, at place: Place, _ root: UINavigationController, in window: UIWindow,
      _ setting: Setting
    ) -> @MainActor () -> Void {
      switch place {
      case .sheet, .fullScreen:
        stack.modalPresentationStyle = place == .sheet ? .pageSheet : .fullScreen
        root.present(stack, animated: false)
        return { root.dismiss(animated: true) }
      case .root:
        window.rootViewController = stack
        return { window.rootViewController = Form("New") }
      case .tab:
        let tabs = UITabBarController()
        tabs.viewControllers = [Form("Other"), stack]
        tabs.selectedIndex = 1
        window.rootViewController = tabs
        return { tabs.viewControllers = [tabs.viewControllers![0]] }
      case .poppedTab:
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        root.pushViewController(tabs, animated: false)
        return { root.bypassingLeaveGuards { root.setViewControllers([root.viewControllers[0]], animated: false) } }
      case .column:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(setting.wayIn.makeStack(Form("Items")), for: .primary)
        split.setViewController(stack, for: .secondary)
        window.rootViewController = split
        return { split.setViewController(setting.wayIn.makeStack(Form("New")), for: .secondary) }
      }
    }

    private static func untilCancelled(_ screen: Form, _ attempt: LeaveAttempt) async -> LeaveDecision {
      while !Task.isCancelled { await Task.yield() }
      return .allow
    }

    @MainActor
    func leaveByButton() {
      scene.device.run { UIControl().sendAction(form.leaveAction()) }
    }
  }

  @Test(
    "while it is asked: the question goes with it, however it asks", arguments: Setting.likely,
    Place.allCases.flatMap { place in Question.allCases.map { (place, $0) } })
  func asked(_ setting: Setting, _ condition: (place: Place, question: Question)) async {
    let fixture = Fixture(setting, condition.place, condition.question)
    let scene = fixture.scene
    fixture.leaveByButton()
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Form"])
    scene.device.run { fixture.takeAway() }
    scene.device.advanceUntilIdle()
    // Ends by itself: the task of the app's own question has been cancelled.
    await scene.device.settle()
    #expect(scene.recorder.endings.filter { $0.attempt.trigger == .ownButton }.map(\.outcome) == [.superseded])
    #expect(scene.recorder.open == [])
    #expect(scene.recorder.reports == [])
    #expect(scene.device.alert == nil)
    #expect(fixture.stack.titles == ["List", "Form"])
  }

  @Test("while its question waits: nobody is asked", arguments: Setting.likely, [false, true])
  func waiting(_ setting: Setting, isAnimated: Bool) {
    let fixture = Fixture(setting, .sheet, .dialog)
    let root = fixture.scene.device.window.rootViewController!
    fixture.scene.device.run {
      if isAnimated { root.dismiss(animated: true) }
      UIControl().sendAction(fixture.form.leaveAction())
      if !isAnimated { root.dismiss(animated: false) }
    }
    fixture.scene.device.advanceUntilIdle()
    #expect(fixture.scene.recorder.asked == [])
    #expect(fixture.scene.recorder.endings.map(\.outcome) == [.superseded])
  }

  @Test("its question blocks no other screen of the scene", arguments: Setting.likely)
  func others(_ setting: Setting) async throws {
    let fixture = Fixture(setting, .sheet, .own)
    let scene = fixture.scene
    let other = Form("Other", unsaved: true)
    scene.device.run {
      (scene.device.window.rootViewController as? UINavigationController)?.pushViewController(other, animated: false)
      other.addGuard()
    }
    scene.device.advanceUntilIdle()
    fixture.leaveByButton()
    scene.device.advanceUntilIdle()
    scene.device.run { fixture.takeAway() }
    scene.device.advanceUntilIdle()
    await scene.device.settle()
    scene.recorder.take()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Other"])
    try scene.answer("Discard")
    #expect(scene.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("shown again, it asks as ever", arguments: Setting.likely)
  func shownAgain(_ setting: Setting) throws {
    let fixture = Fixture(setting, .sheet, .dialog)
    let scene = fixture.scene
    fixture.leaveByButton()
    scene.device.advanceUntilIdle()
    scene.device.run { fixture.takeAway() }
    scene.device.advanceUntilIdle()
    scene.device.run { scene.device.window.rootViewController?.present(fixture.stack, animated: false) }
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Form"])
    try scene.answer("Discard")
    #expect(fixture.stack.titles == ["List"])
  }
}
