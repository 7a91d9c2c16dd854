import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A container that is shown a turn or more after the screen of its hidden tab was guarded.
@MainActor
@Suite("Containers that are shown after their screens were guarded", .freshGuards)
struct ArrivalTests {
  /// What stands in the hidden tab, and with it the screen that is guarded.
  enum Hidden: CaseIterable {
    case bare, inStack
  }

  private func makeTabs(_ setting: Setting, _ hidden: Hidden, _ dirty: Form) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let tab = hidden == .inStack ? setting.wayIn.stack("Dirty", dirty) : dirty
    tabs.viewControllers = [UINavigationController(rootViewController: Form("Clean")), tab]
    if hidden == .bare { dirty.addGuard() }
    tabs.loadViewIfNeeded()
    return tabs
  }

  @Test("presented: the hidden screen is asked", arguments: Setting.likely, Hidden.allCases)
  func presented(_ setting: Setting, _ hidden: Hidden) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let tabs = scene.device.run { makeTabs(setting, hidden, dirty) }
    scene.device.advanceUntilIdle()
    scene.device.run { scene.device.window.rootViewController!.present(tabs, animated: true) }
    scene.device.advanceUntilIdle()
    try scene.device.dragSheet(to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Dirty"], "\(scene.tree.drawing)")
    try scene.answer("Discard")
    #expect(tabs.presentingViewController == nil)
    #expect(scene.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("pushed: the hidden screen is asked", arguments: Setting.likely, Hidden.allCases)
  func pushed(_ setting: Setting, _ hidden: Hidden) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { setting.wayIn.makeStack(Form("Root")) }
    let stack = scene.device.window.rootViewController as! UINavigationController
    let tabs = scene.device.run { makeTabs(setting, hidden, dirty) }
    scene.device.advanceUntilIdle()
    scene.device.run { stack.pushViewController(tabs, animated: true) }
    scene.device.advanceUntilIdle()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Dirty"], "\(scene.tree.drawing)")
    try scene.answer("Keep Editing")
    #expect(stack.titles == ["Root", "Tabs"])
  }

  @Test("what tells of it is the last subview, without size, and goes with the guard", arguments: Setting.likely)
  func anchor(_ setting: Setting) throws {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let (tabs, before) = scene.device.run {
      let tabs = makeTabs(setting, .bare, dirty)
      return (tabs, tabs.view.subviews)
    }
    scene.device.advanceUntilIdle()
    #expect(tabs.view.subviews.dropLast() == before[...])
    let last = try #require(tabs.view.subviews.last)
    #expect(last.isHidden)
    #expect(last.frame.size == .zero)
    scene.device.run { dirty.removeGuards() }
    scene.device.advanceUntilIdle()
    #expect(tabs.view.subviews == before)
  }

  @Test("no view is loaded for it", arguments: Setting.likely)
  func loadsNothing(_ setting: Setting) {
    let scene = Scene(setting) { Form("Root") }
    let stack = scene.device.run {
      let stack = setting.wayIn.makeStack(Form("List"))
      stack.setViewControllers([Form("Dirty", unsaved: true), Form("Top")], animated: false)
      (stack.viewControllers[0] as! Form).addGuard()
      return stack
    }
    scene.device.advanceUntilIdle()
    #expect(!stack.isViewLoaded)
  }
}
