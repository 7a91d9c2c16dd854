import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// Hands on what UIKit asks, as an app does.
final class AskingTabs: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    tabBarController.leaveGuardsAllowSelecting(viewController)
  }
}

@MainActor
@Suite("Tabs", .freshGuards)
struct TabTests {
  let delegate = AskingTabs()

  private func scene(
    _ setting: Setting, asks: Bool = true, _ makeChildren: () -> [UIViewController]
  ) -> (Scene, UITabBarController) {
    let scene = Scene(setting) {
      let tabs = UITabBarController()
      tabs.title = "Tabs"
      tabs.viewControllers = makeChildren()
      if asks { tabs.delegate = delegate }
      return tabs
    }
    return (scene, scene.device.window.rootViewController as! UITabBarController)
  }

  @Test("a re-tap asks everybody above the root, and consent pops to it", arguments: Setting.likely)
  func jump(_ setting: Setting) throws {
    let (scene, tabs) = scene(setting) {
      [
        setting.wayIn.stack("Notes", Form("List"), Form("Note", unsaved: true), Form("Editor")),
        setting.wayIn.stack("Search", Form("Find", unsaved: true)),
      ]
    }
    let notes = tabs.viewControllers![0] as! UINavigationController
    try scene.device.tapTab("Notes")
    scene.device.advanceUntilIdle()
    #expect(notes.titles == ["List", "Note", "Editor"])
    try scene.answer("Keep Editing")
    try scene.device.tapTab("Notes")
    scene.device.advanceUntilIdle()
    try scene.answer("Discard")
    #expect(notes.titles == ["List"])
    #expect(
      scene.recorder.take() == [
        "#1 tabReselect Editor, Note", "#1 asks Note", "#1 prevented by Note",
        "#2 tabReselect Editor, Note", "#2 asks Note", "#2 left",
      ])
  }

  @Test("a change of tabs, there and back, asks nobody and is no attempt", arguments: Setting.likely)
  func change(_ setting: Setting) throws {
    let (scene, tabs) = scene(setting) {
      [
        setting.wayIn.stack("Notes", Form("List"), Form("Note", unsaved: true)),
        setting.wayIn.stack("Search", Form("Find", unsaved: true)),
      ]
    }
    try scene.device.tapTab("Search")
    scene.device.advanceUntilIdle()
    try scene.device.tapTab("Notes")
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.take() == [])
    #expect((tabs.viewControllers![0] as? UINavigationController)?.titles == ["List", "Note"])
  }

  @Test("at the root, and where nobody would leave, a re-tap is allowed and no attempt", arguments: Setting.likely)
  func root(_ setting: Setting) throws {
    let (scene, _) = scene(setting) { [setting.wayIn.stack("Notes", Form("List", unsaved: true))] }
    try scene.device.tapTab("Notes")
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.take() == [])
    #expect(scene.device.log.take() == ["delegate.shouldSelect(Notes) -> true", "delegate.didSelect(Notes)"])
  }

  @Test(
    "without the function a subclass asks unattributed, and any other stack is lost and reported",
    arguments: Setting.likely)
  func withoutFunction(_ setting: Setting) throws {
    let (scene, _) = scene(setting, asks: false) {
      [setting.wayIn.stack("Notes", Form("List"), Form("Note", unsaved: true))]
    }
    try scene.device.tapTab("Notes")
    scene.device.advanceUntilIdle()
    let lines = scene.recorder.take()
    if setting.wayIn == .subclass {
      #expect(lines == ["#1 unattributed Note", "#1 asks Note"])
    } else {
      #expect(lines.prefix(2) == ["#1 unattributed Note", "#1 left"])
      #expect(lines.dropFirst(2).first?.hasPrefix("report: Note left UINavigationController unasked") == true)
    }
  }

  @Test("a stack inside a tab that is none itself is asked from 26 on", arguments: Setting.likely)
  func inside(_ setting: Setting) throws {
    let (scene, tabs) = scene(setting) {
      let home = UIViewController()
      home.title = "Home"
      let inner = setting.wayIn.stack("Inner", Form("List"), Form("Note", unsaved: true))
      home.addChild(inner)
      home.view.addSubview(inner.view)
      inner.didMove(toParent: home)
      return [home]
    }
    let inner = tabs.viewControllers![0].children[0] as! UINavigationController
    try scene.device.tapTab("Home")
    scene.device.advanceUntilIdle()
    #expect(inner.titles == ["List", "Note"])
    #expect(scene.recorder.take() == (setting.isAtLeast(26) ? ["#1 tabReselect Note", "#1 asks Note"] : []))
  }

  @Test("hidden tabs are asked when the whole tab bar leaves, the selected one first", arguments: Setting.likely)
  func pushedTabBar(_ setting: Setting) throws {
    let scene = Scene(setting) { setting.wayIn.makeStack(Form("Root")) }
    let stack = scene.device.window.rootViewController as! UINavigationController
    scene.device.run {
      let tabs = UITabBarController()
      tabs.title = "Tabs"
      tabs.viewControllers = ["A", "B", "C"].map { Form($0, unsaved: $0 != "C") }
      tabs.selectedIndex = 1
      stack.pushViewController(tabs, animated: false)
      for case let form as Form in tabs.viewControllers ?? [] { form.addGuard() }
    }
    scene.device.advanceUntilIdle()
    try scene.device.swipeBack(.edge, to: 0.8)
    scene.device.advanceUntilIdle()
    try scene.answer("Discard")
    #expect(stack.titles == ["Root"])
    #expect(
      scene.recorder.take() == [
        "#1 swipe B, A, C, UITabBarController", "#1 asks B", "#1 asks A", "#1 left",
      ], "\(scene.tree.drawing)")
  }
}
