import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("Screens that outlive their stack, or wait in one that was never shown", .freshGuards)
struct OutlivedStackTests {
  enum End: CaseIterable {
    case hiddenTabReplaced, hiddenTabRemoved, tabRemoved, rootReplaced, dismissed, popped, replaced
  }

  /// Where every trace can be looked for.
  private nonisolated static let newer = Setting.likely.filter { $0.isAtLeast(17) }

  /// What of the library is left on the screens.
  private func traces(on forms: [Form]) -> [String] {
    forms.flatMap { form in
      var found: [String] = []
      if form.navigationItem.backBarButtonItem != nil { found.append("back item") }
      if form.navigationItem.backAction != nil { found.append("back action") }
      if form.view.accessibilityPerformEscapeBlock != nil { found.append("escape block") }
      if !(form.keyCommands ?? []).isEmpty { found.append("key command") }
      if form.view.subviews.contains(where: { "\(type(of: $0))".contains("Anchor") }) { found.append("anchor") }
      return found.map { "\(form.title ?? ""): \($0)" }
    }
  }

  @Test(
    "however their stack goes, nothing stays on them after the last guard", arguments: newer, End.allCases)
  func traces(_ setting: Setting, _ end: End) async throws {
    let forms = ["A", "B", "C"].map { Form($0) }
    let scene = Scene(setting) { Form("Root") }
    let window = scene.device.window!
    let tabs = UITabBarController()
    scene.device.run {
      let stack = setting.wayIn.makeStack(forms[0])
      stack.setViewControllers(forms, animated: false)
      switch end {
      case .rootReplaced, .popped, .replaced: window.rootViewController = stack
      case .dismissed: window.rootViewController!.present(stack, animated: false)
      case .hiddenTabReplaced, .hiddenTabRemoved, .tabRemoved:
        tabs.viewControllers = [UINavigationController(rootViewController: Form("Clean")), stack]
        tabs.selectedIndex = end == .tabRemoved ? 1 : 0
        window.rootViewController = tabs
      }
    }
    scene.device.advanceUntilIdle()
    scene.device.run { for form in forms { form.addGuard() } }
    scene.device.advanceUntilIdle()
    scene.device.run {
      switch end {
      case .rootReplaced, .hiddenTabReplaced: window.rootViewController = Form("New")
      case .dismissed: window.rootViewController!.dismiss(animated: true)
      case .hiddenTabRemoved, .tabRemoved:
        tabs.selectedIndex = 0
        tabs.viewControllers = [tabs.viewControllers![0]]
      case .popped: forms[0].navigationController!.popToRootViewController(animated: true)
      case .replaced: forms[0].navigationController!.setViewControllers([Form("New")], animated: false)
      }
    }
    scene.device.advanceUntilIdle()
    scene.device.run { for form in forms { form.removeGuards() } }
    scene.device.advanceUntilIdle()
    // A stack gives back what it has after its end.
    for _ in 0..<10 { await Task.yield() }
    scene.device.run { #expect(traces(on: forms) == []) }
    scene.device.run {
      window.rootViewController = UINavigationController(rootViewController: Form("Home"))
      (window.rootViewController as? UINavigationController)?.setViewControllers(
        [Form("Home")] + forms, animated: false)
    }
    scene.device.advanceUntilIdle()
    try scene.device.longPressBack()
    #expect(scene.device.backMenu == ["B", "A", "Home"])
  }

  /// A stack in a tab that was never shown: its view is not loaded.
  private func hidden(_ setting: Setting, _ forms: [Form]) -> (Scene, UITabBarController) {
    let tabs = UITabBarController()
    let scene = Scene(setting) {
      let stack = setting.wayIn.makeStack(forms[0])
      stack.setViewControllers(forms, animated: false)
      tabs.viewControllers = [UINavigationController(rootViewController: Form("Clean")), stack]
      return tabs
    }
    return (scene, tabs)
  }

  @Test("in a tab that was never shown: nothing stays after the last guard", arguments: newer, [false, true])
  func hiddenTab(_ setting: Setting, isShown: Bool) throws {
    let forms = [Form("A"), Form("B")]
    let (scene, tabs) = hidden(setting, forms)
    scene.device.run { forms[1].addGuard() }
    scene.device.advanceUntilIdle()
    if isShown {
      scene.device.run { tabs.selectedIndex = 1 }
      scene.device.advanceUntilIdle()
      #expect(forms[1].keyCommands?.count == 1)
    }
    scene.device.run { forms[1].removeGuards() }
    scene.device.advanceUntilIdle()
    scene.device.run { #expect(traces(on: forms) == []) }
    scene.device.run { tabs.selectedIndex = 1 }
    scene.device.advanceUntilIdle()
    try scene.device.longPressBack()
    #expect(scene.device.backMenu == ["A"])
    try scene.device.closeMenu()
    scene.recorder.take()
    scene.device.pressBackKeys()
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.lines == [])
    #expect(forms[0].navigationController?.titles == ["A"])
  }

  @Test("in a tab that was never shown: one that is covered is asked once the tab is shown", arguments: Setting.likely)
  func coveredInHiddenTab(_ setting: Setting) throws {
    let forms = [Form("A"), Form("B", unsaved: true), Form("C")]
    let (scene, tabs) = hidden(setting, forms)
    scene.device.run { forms[1].addGuard() }
    scene.device.advanceUntilIdle()
    scene.device.run { tabs.selectedIndex = 1 }
    scene.device.advanceUntilIdle()
    if setting.wayIn == .subclass {
      try scene.device.longPressBack()
      try scene.device.chooseRow("A")
    } else {
      #expect(throws: DriverError.self) { try scene.device.longPressBack() }
      try scene.device.swipeBack(.edge, to: 0.8)
      scene.device.advanceUntilIdle()
      #expect(forms[0].navigationController?.titles == ["A", "B"])
      try scene.device.swipeBack(.edge, to: 0.8)
    }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["B"])
  }

  @Test(
    "in a tab that was never shown: the app's back action runs after consent, and is given back",
    arguments: Setting.likely.filter { $0.isAtLeast(16) })
  func backAction(_ setting: Setting) throws {
    let forms = [Form("A"), Form("B")]
    let (scene, tabs) = hidden(setting, forms)
    var calls = 0
    scene.device.run {
      forms[1].navigationItem.backAction = UIAction(title: "app") { _ in
        calls += 1
        forms[1].navigationController?.popViewController(animated: true)
      }
      forms[1].addGuard()
    }
    scene.device.advanceUntilIdle()
    scene.device.run { tabs.selectedIndex = 1 }
    scene.device.advanceUntilIdle()
    try scene.device.tapBack()
    scene.device.advanceUntilIdle()
    #expect(calls == 1)
    scene.device.run { forms[1].removeGuards() }
    scene.device.advanceUntilIdle()
    scene.device.run { #expect(forms[1].navigationItem.backAction?.title == "app") }
  }

  /// Lets a stack that has gone give back what it had.
  private func settle(_ scene: Scene) async {
    for _ in 0..<10 { await Task.yield() }
    scene.device.advanceUntilIdle()
  }

  @Test(
    "moved on to another stack, they are guarded there, and the app's back action comes back in the end",
    arguments: newer, [false, true])
  func movedOn(_ setting: Setting, wasShown: Bool) async throws {
    let forms = [Form("A"), Form("B", unsaved: true)]
    let (scene, tabs) = hidden(setting, forms)
    scene.device.run {
      forms[1].navigationItem.backAction = UIAction(title: "app") { _ in }
      if wasShown { tabs.selectedIndex = 1 }
    }
    scene.device.advanceUntilIdle()
    scene.device.run { forms[1].addGuard() }
    scene.device.advanceUntilIdle()
    scene.device.run { tabs.selectedIndex = 0 }
    scene.device.advanceUntilIdle()
    scene.device.run {
      tabs.viewControllers = [tabs.viewControllers![0]]
      let next = setting.wayIn.makeStack(Form("Home"))
      next.setViewControllers([next.viewControllers[0]] + forms, animated: false)
      scene.device.window.rootViewController = next
    }
    scene.device.advanceUntilIdle()
    await settle(scene)
    #expect(forms[1].keyCommands?.count == 1)
    // In a subclass the app's own action runs. Pressed without a touch, which would put right what is wrong by then.
    if setting.wayIn == .attached {
      scene.device.run {
        if let action = forms[1].navigationItem.backAction { UIControl().sendAction(action) }
      }
      scene.device.advanceUntilIdle()
      try scene.answer("Keep Editing")
    }
    scene.device.pressBackKeys()
    scene.device.advanceUntilIdle()
    try scene.answer("Keep Editing")
    #expect(scene.recorder.asked == (setting.wayIn == .attached ? ["B", "B"] : ["B"]))
    scene.device.run { forms[1].removeGuards() }
    scene.device.advanceUntilIdle()
    #expect((forms[1].keyCommands ?? []).isEmpty)
    scene.device.run { #expect(forms[1].navigationItem.backAction?.title == "app") }
  }

  @Test(
    "taken out of a stack that lives on, and made the root of another, a screen has nothing that a root must not have",
    arguments: newer)
  func rootOfAnother(_ setting: Setting) async throws {
    let forms = [Form("A"), Form("B", unsaved: true)]
    let (scene, tabs) = hidden(setting, forms)
    let shown = tabs.viewControllers![0] as! UINavigationController
    let kept = tabs.viewControllers![1] as! UINavigationController
    scene.device.run { forms[1].addGuard() }
    scene.device.advanceUntilIdle()
    scene.device.run {
      kept.bypassingLeaveGuards { kept.setViewControllers([forms[0]], animated: false) }
      shown.setViewControllers([forms[1]], animated: false)
    }
    scene.device.advanceUntilIdle()
    await settle(scene)
    scene.device.run { #expect(forms[1].navigationItem.backAction == nil) }
    #expect(scene.device.backButtonTitle == nil)
  }

  @Test("as the root of another stack, a screen has nothing that a root must not have", arguments: newer)
  func rootElsewhere(_ setting: Setting) async throws {
    let forms = [Form("A"), Form("B", unsaved: true)]
    let (scene, tabs) = hidden(setting, forms)
    scene.device.run { forms[1].addGuard() }
    scene.device.advanceUntilIdle()
    scene.device.run {
      tabs.viewControllers = [tabs.viewControllers![0]]
      scene.device.window.rootViewController = setting.wayIn.makeStack(forms[1])
    }
    scene.device.advanceUntilIdle()
    await settle(scene)
    scene.device.run {
      #expect(traces(on: forms).filter { !$0.hasSuffix("anchor") } == [])
    }
    #expect(scene.device.backButtonTitle == nil)
  }

  @Test(
    "as the root of a subclass, taken from a hidden stack that has not heard, a screen has none of that either",
    arguments: newer.filter { $0.wayIn == .attached }, [false, true])
  func rootOfSubclass(_ setting: Setting, unsaved: Bool) throws {
    let (form, top) = (Form("Form", unsaved: unsaved), Form("Top"))
    var stacks: [UINavigationController] = []
    let scene = Scene(setting) {
      let tabs = UITabBarController()
      stacks = [WayIn.subclass.makeStack(Form("R0")), WayIn.attached.makeStack(Form("R1"))]
      tabs.viewControllers = stacks
      tabs.selectedIndex = 1
      return tabs
    }
    scene.device.run {
      stacks[1].setViewControllers([stacks[1].viewControllers[0], form, top], animated: false)
      for screen in [form, top] { screen.addGuard() }
    }
    scene.device.advanceUntilIdle()
    let brought = scene.device.run { traces(on: [form]) }
    #expect(brought.contains("Form: back item") && brought.contains("Form: back action"))
    try scene.device.tapTab("R0")
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    scene.device.run {
      stacks[1].setViewControllers([stacks[1].viewControllers[0]], animated: false)
      stacks[0].setViewControllers([form], animated: false)
    }
    scene.device.advanceUntilIdle()
    let left = scene.device.run { traces(on: [form]) }
    #expect(!left.contains("Form: back item") && !left.contains("Form: back action"))
    #expect(scene.device.backButtonTitle == nil)
    #expect(throws: DriverError.self) { try scene.device.tapBack() }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.lines == [])
  }

  @Test(
    "still guarded when a stack that was never shown dies: a subclass leaves nothing, another stack until guards change",
    arguments: newer)
  func stillGuarded(_ setting: Setting) async throws {
    let forms = [Form("A"), Form("B")]
    let (scene, _) = hidden(setting, forms)
    weak let stack = forms[0].navigationController
    scene.device.run { for form in forms { form.addGuard() } }
    scene.device.advanceUntilIdle()
    scene.device.run { scene.device.window.rootViewController = Form("New") }
    await settle(scene)
    try #require(stack == nil)
    scene.device.run {
      #expect((forms[1].navigationItem.backAction == nil) == (setting.wayIn == .subclass))
      #expect((forms[1].keyCommands ?? []).isEmpty == (setting.wayIn == .subclass))
    }
    scene.device.run { Form("Other").addGuard() }
    await settle(scene)
    scene.device.run { #expect(traces(on: forms).filter { !$0.hasSuffix("anchor") } == []) }
  }
}
