import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// Tabs › stack › sheet › stack › split view › stacks: everywhere something to lose.
@MainActor
@Suite("Containers in containers", .freshGuards)
struct NestedTests {
  @MainActor
  private struct World {
    let scene: Scene
    var screens: [String: Form] = [:]

    func leave(_ title: String) {
      scene.device.run { UIControl().sendAction(screens[title]!.leaveAction()) }
      scene.device.advanceUntilIdle()
    }
  }

  private func world(_ setting: Setting) -> World {
    var screens: [String: Form] = [:]
    let form = { (title: String) in
      let form = Form(title, unsaved: true)
      screens[title] = form
      return form
    }
    let scene = Scene(setting) {
      let tabs = UITabBarController()
      tabs.title = "Tabs"
      tabs.viewControllers = [
        setting.wayIn.stack("A", form("List"), form("Note")), setting.wayIn.stack("B", form("Find")),
      ]
      return tabs
    }
    scene.device.run {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(setting.wayIn.stack("Primary", form("Columns")), for: .primary)
      split.setViewController(setting.wayIn.stack("Secondary", form("Detail")), for: .secondary)
      let holder = form("Holder")
      holder.addChild(split)
      let sheet = setting.wayIn.stack("Sheet", form("Settings"), holder)
      holder.view.addSubview(split.view)
      split.didMove(toParent: holder)
      screens["Note"]!.present(sheet, animated: true)
    }
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    return World(scene: scene, screens: screens)
  }

  @Test(
    "the right screens are asked, and only they", arguments: Setting.likely,
    [
      ("Detail", ["Detail"]), ("Holder", ["Detail", "Columns", "Holder"]), ("Note", ["Note"]),
      ("Settings", ["Detail", "Columns", "Holder", "Settings"]),
    ])
  func leaving(_ setting: Setting, _ expected: (String, [String])) throws {
    let world = world(setting)
    world.leave(expected.0)
    let attempt = world.scene.recorder.open.first
    #expect(
      attempt?.screens.map(\.name).filter { world.screens[$0] != nil } == expected.1,
      "leaving \(expected.0) of\n\(world.scene.tree.drawing)")
    #expect(world.scene.recorder.asked == expected.1)
    try world.scene.answer("Keep Editing")
    #expect(world.scene.recorder.open == [])
  }

  @Test("a root that is replaced takes everybody along, presented first, hidden tabs last", arguments: Setting.likely)
  func root(_ setting: Setting) throws {
    let world = world(setting)
    let device = world.scene.device
    device.run {
      device.window.rootViewController?.attemptToReplace {
        device.window.rootViewController = Form("Login")
      } completion: { _ in
      }
    }
    device.advanceUntilIdle()
    #expect(
      world.scene.recorder.asked == ["Detail", "Columns", "Holder", "Settings", "Note", "List", "Find"],
      "\(world.scene.tree.drawing)")
  }

  @Test("a child's guard counts for the screen that contains it", arguments: Setting.likely)
  func embedded(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Page")], guarded: false)
    let child = Form("Child", unsaved: true)
    phone.device.run {
      phone.form.addChild(child)
      phone.form.view.addSubview(child.view)
      child.didMove(toParent: phone.form)
      child.addGuard()
    }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.recorder.asked == ["Child"])
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
  }
}
