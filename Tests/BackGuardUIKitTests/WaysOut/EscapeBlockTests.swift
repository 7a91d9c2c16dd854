import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A view's escape block (iOS 17), of which there is one only.
@MainActor
@Suite("The escape block", .freshGuards)
struct EscapeBlockTests {
  nonisolated static let settings = Setting.likely.filter { $0.isAtLeast(17) }

  private func phone(_ setting: Setting, inSheet: Bool, unsaved: Bool = true) -> Phone {
    inSheet ? Phone(setting, sheet: Form("Form", unsaved: unsaved)) : Phone(setting, unsaved: unsaved)
  }

  private func view(_ phone: Phone) -> UIView { phone.sheet?.view ?? phone.form.view }

  private func isPlaced(_ setting: Setting, inSheet: Bool) -> Bool { inSheet || setting.wayIn == .attached }

  @Test("of the app's that was there before is asked after the guards, and is back when they go", arguments: settings)
  func before(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    var calls = 0
    phone.device.run {
      phone.form.view.accessibilityPerformEscapeBlock = {
        calls += 1
        return true
      }
      phone.form.addGuard()
    }
    phone.rest()
    phone.form.hasUnsavedChanges = false
    phone.device.scrub()
    phone.rest()
    #expect(calls == 1)
    phone.device.run { phone.form.removeGuards() }
    phone.rest()
    phone.device.scrub()
    phone.rest()
    #expect(calls == 2)
    #expect(phone.titles == ["List", "Form"])
  }

  @Test("of the app's that was set after stays when the last guard goes", arguments: settings, [false, true])
  func after(_ setting: Setting, inSheet: Bool) {
    let phone = phone(setting, inSheet: inSheet)
    var calls = 0
    phone.device.run {
      #expect((view(phone).accessibilityPerformEscapeBlock != nil) == isPlaced(setting, inSheet: inSheet))
      view(phone).accessibilityPerformEscapeBlock = {
        calls += 1
        return true
      }
      phone.form.removeGuards()
    }
    phone.rest()
    phone.device.run { #expect(view(phone).accessibilityPerformEscapeBlock?() == true) }
    #expect(calls == 1)
  }

  @Test("of the app's that was set after does not silence the guards", arguments: settings, [false, true])
  func silences(_ setting: Setting, inSheet: Bool) throws {
    let phone = phone(setting, inSheet: inSheet)
    var calls = 0
    phone.device.run {
      view(phone).accessibilityPerformEscapeBlock = {
        calls += 1
        return false
      }
    }
    // Whatever is touched, the slot is looked at.
    phone.device.tap(at: CGPoint(x: 200, y: 500))
    phone.rest()
    phone.device.scrub()
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Keep Editing")
    phone.form.hasUnsavedChanges = false
    let before = calls
    phone.device.scrub()
    phone.rest()
    #expect(calls == before + 1)
    #expect(phone.titles.last == "List")
  }

  @Test("of the library's is gone with the last guard", arguments: settings, [false, true])
  func gone(_ setting: Setting, inSheet: Bool) {
    let phone = phone(setting, inSheet: inSheet)
    phone.device.run { phone.form.removeGuards() }
    phone.rest()
    phone.device.run { #expect(view(phone).accessibilityPerformEscapeBlock == nil) }
  }

  @Test(
    "of a screen that moves from one stack to another stays in place",
    arguments: settings.filter { $0.wayIn == .attached },
    [false, true])
  func moved(_ setting: Setting, animated: Bool) throws {
    let form = Form("Form", unsaved: true)
    var calls = 0
    var stacks: [UINavigationController] = []
    let scene = Scene(setting) {
      stacks = ["A", "B"].map { UINavigationController(rootViewController: Form($0)) }
      form.loadViewIfNeeded()
      form.view.accessibilityPerformEscapeBlock = {
        calls += 1
        return true
      }
      stacks[0].pushViewController(form, animated: false)
      form.addGuard()
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      return tabs
    }
    scene.device.run {
      (scene.device.window.rootViewController as? UITabBarController)?.selectedIndex = 1
      stacks[0].popViewController(animated: false)
      stacks[1].pushViewController(form, animated: animated)
    }
    scene.device.advanceUntilIdle()
    scene.recorder.take()
    scene.device.scrub()
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == ["Form"])
    #expect(stacks[1].titles == ["B", "Form"])
    try scene.answer("Keep Editing")
    // With the last guard the app has its own back.
    scene.device.run { form.removeGuards() }
    scene.device.advanceUntilIdle()
    let before = calls
    scene.device.run { #expect(form.view.accessibilityPerformEscapeBlock?() == true) }
    #expect(calls == before + 1)
    #expect(scene.recorder.asked == ["Form"])
  }

  @Test("of a presented container is given back when code dismisses it", arguments: settings, [false, true])
  func dismissed(_ setting: Setting, isBare: Bool) {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let root = scene.device.window.rootViewController!
    let tabs = scene.device.run { UITabBarController() }
    scene.device.run {
      tabs.viewControllers = [
        UINavigationController(rootViewController: Form("Clean")), isBare ? dirty : setting.wayIn.makeStack(dirty),
      ]
      root.present(tabs, animated: true)
      dirty.addGuard()
    }
    scene.device.advanceUntilIdle()
    scene.device.run {
      #expect(tabs.view.accessibilityPerformEscapeBlock != nil)
      root.dismiss(animated: true)
    }
    scene.device.advanceUntilIdle()
    scene.device.run { #expect(tabs.view.accessibilityPerformEscapeBlock == nil) }
  }
}
