import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A question whose screen goes", .freshGuards)
struct DisappearingTests {
  private func addGuard(to form: Form) {
    form.loadViewIfNeeded()
    form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: Self.never)
  }

  /// Keeps a confirmation open until its task is cancelled.
  static func never(_ screen: Form, _ attempt: LeaveAttempt) async -> LeaveDecision {
    while !Task.isCancelled { await Task.yield() }
    return .allow
  }

  @Test("takes its dialog along, even while that still appears", arguments: Setting.all, [0, 100, 240, 260])
  func whileAppearing(_ setting: Setting, after milliseconds: Int) throws {
    let phone = Phone(setting, unsaved: true)
    phone.tapOwnButton()
    phone.device.advance(milliseconds: milliseconds)
    phone.device.run {
      phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false)
    }
    phone.rest()
    #expect(phone.titles == ["List"])
    #expect(!phone.isAsking)
    #expect(phone.stack.presentedViewController == nil)
    #expect(phone.recorder.open == [])
  }

  @Test("ends when the window gets another root", arguments: Setting.all)
  func rootReplaced(_ setting: Setting) async throws {
    let phone = Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)], guarded: false)
    phone.device.run { addGuard(to: phone.form) }
    phone.rest()
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.recorder.asked.count == 1)
    phone.device.run {
      phone.stack.bypassingLeaveGuards { phone.stack.setViewControllers([Form("New")], animated: false) }
      phone.device.window.rootViewController = UIViewController()
    }
    await phone.device.settle()
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
  }

  @Test("stays, and counts, where its stack stays on display though all below has gone", arguments: Setting.all)
  func orphaned(_ setting: Setting) async {
    let form = Form("Form", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let window = scene.device.window!
    var isAnswered = false
    let stack = scene.device.run {
      let stack = setting.wayIn.makeStack(Form("List"))
      stack.pushViewController(form, animated: false)
      stack.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(stack, animated: false)
      form.loadViewIfNeeded()
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { _, _ in
        while !isAnswered, !Task.isCancelled { await Task.yield() }
        return .allow
      }
      return stack
    }
    scene.device.advanceUntilIdle()
    scene.device.run { UIControl().sendAction(form.leaveAction()) }
    scene.device.advanceUntilIdle()
    scene.device.run { window.rootViewController = Form("New") }
    scene.device.advanceUntilIdle()
    // B117: only the window's former root, which has died, presented it.
    #expect(stack.presentingViewController == nil)
    #expect(stack.viewIfLoaded?.window === window)
    isAnswered = true
    await scene.device.settle()
    #expect(stack.titles == ["List"])
    #expect(scene.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("ends when its sheet is dismissed by code", arguments: Setting.all, [false, true])
  func sheetDismissed(_ setting: Setting, inStack: Bool) async throws {
    let phone = Phone(setting, unsaved: false)
    let sheet = Form("Sheet", unsaved: true)
    phone.device.run {
      addGuard(to: sheet)
      phone.stack.present(inStack ? setting.wayIn.makeStack(sheet) : sheet, animated: true)
    }
    phone.rest()
    phone.device.run { UIControl().sendAction(sheet.leaveAction()) }
    phone.rest()
    #expect(phone.recorder.asked.count == 1)
    phone.device.run { phone.stack.dismiss(animated: true) }
    phone.rest()
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
    if phone.recorder.open == [] { await phone.device.settle() }
  }

  enum Taken: CaseIterable {
    case fullScreen, sheet, root, tab
  }

  private func taking(_ taken: Taken, _ tabs: UITabBarController, of device: Device) {
    device.run {
      switch taken {
      case .fullScreen, .sheet: device.window.rootViewController?.dismiss(animated: true)
      case .root: device.window.rootViewController = Form("New")
      case .tab: tabs.viewControllers = [tabs.viewControllers![0]]
      }
    }
    device.advanceUntilIdle()
  }

  /// Tabs whose hidden one is being asked.
  private func askedTabs(
    _ setting: Setting, _ taken: Taken, addGuard: @MainActor (Form) -> Void
  ) -> (Scene, UITabBarController) {
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let tabs = scene.device.run { UITabBarController() }
    scene.device.run {
      tabs.viewControllers = [
        UINavigationController(rootViewController: Form("Clean")), setting.wayIn.makeStack(dirty),
      ]
      tabs.modalPresentationStyle = taken == .fullScreen ? .fullScreen : .pageSheet
      if taken == .fullScreen || taken == .sheet {
        scene.device.window.rootViewController!.present(tabs, animated: true)
      } else {
        scene.device.window.rootViewController = tabs
      }
      addGuard(dirty)
    }
    scene.device.advanceUntilIdle()
    scene.device.run { tabs.attemptToReplace(by: {}) { _ in } }
    scene.device.advanceUntilIdle()
    return (scene, tabs)
  }

  /// Code that takes a hidden tab away tells a subclass only.
  nonisolated static let told = Setting.likely.flatMap { setting in
    Taken.allCases.filter { $0 != .tab || setting.wayIn == .subclass }.map { (setting, $0) }
  }

  @Test("of a hidden tab takes its dialog along", arguments: told)
  func hidden(_ setting: Setting, _ taken: Taken) {
    let (scene, tabs) = askedTabs(setting, taken) { $0.addGuard() }
    #expect(scene.recorder.asked == ["Dirty"])
    taking(taken, tabs, of: scene.device)
    #expect(scene.recorder.endings.map(\.outcome) == [.superseded])
    #expect(scene.device.alert == nil)
  }

  @Test("of a hidden tab cancels the app's own confirmation", arguments: told)
  func hiddenOwn(_ setting: Setting, _ taken: Taken) async {
    let (scene, tabs) = askedTabs(setting, taken) { addGuard(to: $0) }
    await Task.yield()
    taking(taken, tabs, of: scene.device)
    #expect(scene.recorder.endings.map(\.outcome) == [.superseded])
    if scene.recorder.open == [] { await scene.device.settle() }
  }

  @Test(
    "limit: in tabs of an attached stack the dialog stays, and whatever is answered nothing leaves",
    arguments: Setting.likely.filter { $0.wayIn == .attached })
  func hiddenLimit(_ setting: Setting) throws {
    let (scene, tabs) = askedTabs(setting, .tab) { $0.addGuard() }
    taking(.tab, tabs, of: scene.device)
    #expect(scene.device.alert != nil)
    try scene.answer("Discard")
    #expect(scene.recorder.endings.map(\.outcome) == [.superseded])
    #expect(scene.device.window.rootViewController === tabs)
  }
}
