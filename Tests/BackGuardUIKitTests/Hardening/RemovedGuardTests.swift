import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A guard that is removed", .freshGuards)
struct RemovedGuardTests {
  @Test(
    "an answer about a screen that nobody watches any more, and that code has taken away, refuses nothing",
    arguments: Setting.likely, ["Keep Editing", "Discard"])
  func answeredTooLate(_ setting: Setting, _ answer: String) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("Form", unsaved: true)])
    phone.device.pressBackKeys()
    phone.rest()
    let form = phone.form
    phone.device.run { form.removeGuards() }
    phone.rest()
    phone.device.run { phone.stack.popToRootViewController(animated: false) }
    if phone.device.alert != nil { try phone.answer(answer) }
    phone.rest()
    #expect(phone.recorder.endings.map(\.outcome).first == .superseded)
    #expect(phone.titles == ["Root"])
  }

  private let tabsDelegate = AskingTabs()

  @Test(
    "while it is asked still counts, whatever the way out", arguments: Setting.likely.filter { $0.isAtLeast(18) },
    ["retap", "scrub", "zoom", "swipe"])
  func guardRemovedWhileAsked(_ setting: Setting, _ how: String) async throws {
    let form = Form("Form", unsaved: true)
    let scene = Scene(setting) {
      let tabs = UITabBarController()
      let stack = setting.wayIn.makeStack(Form("List"))
      stack.title = "Tab"
      stack.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
      stack.setViewControllers([stack.viewControllers[0], form], animated: false)
      tabs.viewControllers = [stack]
      tabs.delegate = tabsDelegate
      return tabs
    }
    let stack = form.navigationController!
    scene.device.run {
      Way.zoom.prepare(form, isGuarded: true)
      form.leaveLogName = "Form"
      var token: LeaveGuardToken?
      token = form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { _, _ in
        await Task.yield()
        token?.cancel()
        for _ in 0..<5 { await Task.yield() }
        return .allow
      }
    }
    scene.device.advanceUntilIdle()
    switch how {
    case "retap": try scene.device.tapTab("Tab")
    case "scrub": scene.device.scrub()
    case "zoom": try scene.device.dragZoomedScreen(to: 0.8)
    default: try scene.device.swipeBack(.edge, to: 0.8)
    }
    await scene.device.settle()
    #expect(stack.titles == ["List"], "\(how) \(scene.recorder.lines)")
    #expect(scene.recorder.endings.map(\.outcome) == [.left], "\(how) \(scene.recorder.lines)")
  }
}
