import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A guarded screen that is not on display, while the container around it comes and goes.
@MainActor
@Suite("Containers that are shown at once, or again", .freshGuards)
struct ReturningTests {
  enum Show: CaseIterable {
    case presented, presentedLoaded, pushed, presentedInStack
  }

  nonisolated static let subclass = Setting.likely.filter { $0.wayIn == .subclass }

  private func makeTabs(_ hidden: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    tabs.viewControllers = [UINavigationController(rootViewController: Form("Clean")), hidden]
    return tabs
  }

  @Test("shown in the turn of the guard: the hidden screen is asked", arguments: Setting.likely, Show.allCases)
  func sameTurn(_ setting: Setting, _ show: Show) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { UINavigationController(rootViewController: Form("Root")) }
    let stack = scene.device.window.rootViewController as! UINavigationController
    scene.device.run {
      let tabs = makeTabs(setting.wayIn.makeStack(dirty))
      if show == .presentedLoaded { tabs.loadViewIfNeeded() }
      dirty.addGuard()
      switch show {
      case .pushed: stack.pushViewController(tabs, animated: true)
      case .presentedInStack: stack.present(UINavigationController(rootViewController: tabs), animated: true)
      case .presented, .presentedLoaded: stack.present(tabs, animated: true)
      }
    }
    scene.device.advanceUntilIdle()
    if show == .pushed { try scene.device.swipeBack(.edge, to: 0.8) } else { try scene.device.dragSheet(to: 0.9) }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Dirty"], "\(scene.tree.drawing)")
    try scene.answer("Keep Editing")
    #expect(scene.recorder.reports == [])
  }

  private final class Adopting: UIViewController, LeaveGuardingScreen {
    var isLeaveGuardEnabled: Bool { true }
    func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision { .prevent }
  }

  @Test("shown in the turn in which it is made: the protocol form is asked", arguments: subclass)
  func protocolForm(_ setting: Setting) async throws {
    let dirty = Adopting()
    let scene = Scene(setting) { Form("Root") }
    let tabs = scene.device.run {
      dirty.leaveLogName = "Dirty"
      let tabs = makeTabs(setting.wayIn.makeStack(dirty))
      scene.device.window.rootViewController!.present(tabs, animated: true)
      return tabs
    }
    scene.device.advanceUntilIdle()
    try scene.device.dragSheet(to: 0.9)
    await scene.device.settle()
    #expect(scene.recorder.asked == ["Dirty"])
    #expect(tabs.presentingViewController != nil)
  }

  @Test("presented again: the hidden screen is asked", arguments: Setting.likely, [false, true])
  func hiddenAgain(_ setting: Setting, isBare: Bool) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let root = scene.device.window.rootViewController!
    let tabs = scene.device.run { makeTabs(isBare ? dirty : setting.wayIn.makeStack(dirty)) }
    let steps: [@MainActor () -> Void] = [
      { root.present(tabs, animated: true) }, { tabs.selectedIndex = 1 }, { dirty.addGuard() },
      { tabs.selectedIndex = 0 }, { root.dismiss(animated: true) }, { root.present(tabs, animated: true) },
    ]
    for step in steps {
      scene.device.run(step)
      scene.device.advanceUntilIdle()
    }
    scene.recorder.take()
    try scene.device.dragSheet(to: 0.9)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Dirty"], "\(scene.tree.drawing)")
    try scene.answer("Keep Editing")
    scene.device.run { dirty.removeGuards() }
    scene.device.advanceUntilIdle()
    #expect(!tabs.view.subviews.contains(where: isAnchor))
  }

  @Test("presented again: the app's delegate is asked, hears everything and keeps its slot", arguments: Setting.likely)
  func delegateAgain(_ setting: Setting) throws {
    let dirty = Form("Dirty", unsaved: true)
    let owner = PresentationOwner()
    let scene = Scene(setting) { Form("Root") }
    let root = scene.device.window.rootViewController!
    let tabs = scene.device.run { makeTabs(setting.wayIn.makeStack(dirty)) }
    let show: @MainActor () -> Void = {
      root.present(tabs, animated: true)
      tabs.presentationController?.delegate = owner
    }
    let steps: [@MainActor () -> Void] = [
      show, { tabs.selectedIndex = 1 }, { dirty.addGuard() }, { tabs.selectedIndex = 0 },
      { root.dismiss(animated: true) }, show,
    ]
    for step in steps {
      scene.device.run(step)
      scene.device.advanceUntilIdle()
    }
    scene.recorder.take()
    _ = owner.take()
    owner.shouldDismiss = false
    try scene.device.dragSheet(to: 0.9)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.take() == [])
    owner.shouldDismiss = true
    dirty.hasUnsavedChanges = false
    _ = owner.take()
    try scene.device.dragSheet(to: 0.9)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.endings.map(\.outcome) == [.left])
    #expect(owner.take().filter { $0 == "will" || $0 == "did" } == ["will", "did"])
    scene.device.run(show)
    scene.device.advanceUntilIdle()
    scene.device.run { dirty.removeGuards() }
    scene.device.advanceUntilIdle()
    #expect(tabs.presentationController?.delegate === owner)
  }

  @Test("presented again: the covered screen is asked, by a drag and by Esc", arguments: Setting.likely, [false, true])
  func coveredAgain(_ setting: Setting, isDrag: Bool) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let root = scene.device.window.rootViewController!
    let stack = scene.device.run { setting.wayIn.makeStack(dirty) }
    let steps: [@MainActor () -> Void] = [
      { root.present(stack, animated: false) }, { dirty.addGuard() },
      { stack.pushViewController(Form("Top"), animated: false) }, { stack.dismiss(animated: false) },
      { root.present(stack, animated: false) },
    ]
    for step in steps {
      scene.device.run(step)
      scene.device.advanceUntilIdle()
    }
    scene.recorder.take()
    if isDrag { try scene.device.dragSheet(to: 0.9) } else { scene.device.press(UIKeyCommand.inputEscape) }
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Dirty"], "\(scene.tree.drawing)")
    try scene.answer("Keep Editing")
  }

  @Test("put into a hidden tab after the guard: a subclass is asked", arguments: subclass)
  func putIntoTab(_ setting: Setting) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let (tabs, inner) = scene.device.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: Form("Clean"))]
      scene.device.window.rootViewController!.present(tabs, animated: false)
      let inner = setting.wayIn.makeStack(dirty)
      dirty.addGuard()
      return (tabs, inner)
    }
    scene.device.advanceUntilIdle()
    scene.device.run { tabs.viewControllers! += [inner] }
    scene.device.advanceUntilIdle()
    try scene.device.dragSheet(to: 0.9)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Dirty"])
    try scene.answer("Keep Editing")
  }

  @Test(
    "put below the top of a presented stack after the guard: asked by a subclass, else a limit",
    arguments: Setting.likely)
  func putBelow(_ setting: Setting) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let stack = scene.device.run {
      let stack = setting.wayIn.makeStack(Form("Top"))
      scene.device.window.rootViewController!.present(stack, animated: false)
      dirty.addGuard()
      return stack
    }
    scene.device.advanceUntilIdle()
    scene.device.run { stack.setViewControllers([dirty, stack.viewControllers[0]], animated: false) }
    scene.device.advanceUntilIdle()
    try scene.device.dragSheet(to: 0.9)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == (setting.wayIn == .subclass ? ["Dirty"] : []))
    #expect(scene.recorder.reports == [])
    if scene.device.alert != nil { try scene.answer("Keep Editing") }
  }

  // MARK: - What tells of it

  private func isAnchor(_ view: UIView) -> Bool { String(describing: type(of: view)) == "ArrivalAnchor" }

  @Test("R13: a guard that has gone by the next turn leaves nothing behind", arguments: Setting.likely)
  func goneAtOnce(_ setting: Setting) {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let (tabs, before) = scene.device.run {
      let tabs = makeTabs(setting.wayIn.makeStack(dirty))
      tabs.loadViewIfNeeded()
      dirty.addGuard()
      dirty.removeGuards()
      return (tabs, tabs.view.subviews)
    }
    scene.device.advanceUntilIdle()
    #expect(tabs.view.subviews == before)
  }

  @Test(
    "R13: a container whose guarded screen has gone elsewhere keeps nothing once it is shown", arguments: Setting.likely
  )
  func screenGone(_ setting: Setting) {
    let scene = Scene(setting) { Form("Root") }
    let dirty = Form("Dirty", unsaved: true)
    let tabs = scene.device.run {
      let tabs = makeTabs(setting.wayIn.makeStack(dirty))
      tabs.loadViewIfNeeded()
      dirty.addGuard()
      return tabs
    }
    scene.device.advanceUntilIdle()
    #expect(tabs.view.subviews.contains(where: isAnchor))
    scene.device.run { tabs.viewControllers = [tabs.viewControllers![0]] }
    scene.device.run { scene.device.window.rootViewController!.present(tabs, animated: true) }
    scene.device.advanceUntilIdle()
    #expect(!tabs.view.subviews.contains(where: isAnchor))
    #expect(tabs.presentationController?.delegate == nil)
  }

  @Test("B172: it does not stay the first subview of a container that is filled later", arguments: Setting.likely)
  func filledLater(_ setting: Setting) {
    let dirty = Form("Dirty", unsaved: true)
    let content = UIView()
    let scene = Scene(setting) { Form("Root") }
    let box = scene.device.run {
      let box = UIViewController()
      box.addChild(dirty)
      box.loadViewIfNeeded()
      dirty.addGuard()
      return box
    }
    scene.device.advanceUntilIdle()
    scene.device.run {
      box.view.addSubview(content)
      scene.device.window.rootViewController!.present(box, animated: true)
    }
    scene.device.advanceUntilIdle()
    #expect(box.view.subviews.first === content)
    #expect(box.view.subviews.contains(where: isAnchor))
  }
}
