import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A confirmation over a sheet", .freshGuards)
struct SheetConfirmationTests {
  private func askingPhone(_ setting: Setting) throws -> Phone {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true))
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(phone.isAsking)
    return phone
  }

  @Test("stands through a rotation", arguments: Setting.all)
  func rotation(_ setting: Setting) throws {
    let phone = try askingPhone(setting)
    phone.device.rotate(to: .landscapeLeft)
    phone.rest()
    #expect(phone.isAsking)
    try phone.answer("Discard")
    #expect(phone.recorder.take() == ["#1 sheet Form, Sheet", "#1 asks Form", "#1 left"])
  }

  @Test("goes, and the attempt is superseded, when code dismisses the sheet", arguments: Setting.all)
  func dismissedByCode(_ setting: Setting) throws {
    let phone = try askingPhone(setting)
    phone.device.run { phone.device.window.rootViewController?.dismiss(animated: true) }
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 sheet Form, Sheet", "#1 asks Form", "#1 superseded"])
  }

  @Test(
    "of the app's own, for a hidden tab, ends with the turn after code has dismissed the sheet",
    arguments: Setting.likely,
    [false, true])
  func hiddenDismissedByCode(_ setting: Setting, animated: Bool) async throws {
    let save = Save()
    let dirty = Form("Dirty", unsaved: true)
    let scene = Scene(setting) { Form("Root") }
    let tabs = scene.device.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [Form("Clean"), dirty]
      scene.device.window.rootViewController!.present(tabs, animated: false)
      dirty.leaveLogName = "Dirty"
      dirty.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { _, _ in
        await withCheckedContinuation { save.end = $0 }
        return .allow
      }
      return tabs
    }
    scene.device.advanceUntilIdle()
    try scene.device.dragSheet(to: 0.8)
    scene.device.advanceUntilIdle()
    while save.end == nil { await Task.yield() }
    scene.device.run { tabs.presentingViewController?.dismiss(animated: animated) }
    // Without a turn of any task.
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.endings.map(\.outcome) == [.superseded])
    save.end?.resume()
    await scene.device.settle()
    #expect(scene.recorder.open == [])
    #expect(scene.recorder.endings.count == 1)
  }

  @Test("B293: a scrub on the dialog stays", arguments: Setting.all)
  func scrub(_ setting: Setting) throws {
    let phone = try askingPhone(setting)
    phone.device.scrub()
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    #expect(phone.isAsking == !setting.isAtLeast(17))
    #expect(phone.titles == ["Root", "List", "Form"])
    if phone.isAsking { try phone.answer("Keep Editing") }
    #expect(phone.recorder.take() == ["#1 sheet Form, Sheet", "#1 asks Form", "#1 prevented by Form"])
  }

  @Test("of the sheet on top asks its screens only; of both, from the top", arguments: Setting.all)
  func twoSheets(_ setting: Setting) throws {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true))
    let second = Form("Second", unsaved: true)
    phone.device.run {
      second.addGuard()
      phone.form.present(setting.wayIn.makeStack(second), animated: true)
    }
    phone.rest()
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(phone.recorder.asked == ["Second"])
    try phone.answer("Keep Editing")
    phone.recorder.take()
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.recorder.asked == ["Second", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("asks nobody below the sheet", arguments: Setting.all)
  func dirtyBelow(_ setting: Setting) throws {
    let below = Form("Below", unsaved: true)
    let phone = Phone(setting, screens: [Form("List"), below])
    let form = Form("Form", unsaved: true)
    phone.device.run {
      form.addGuard()
      phone.stack.present(setting.wayIn.makeStack(form), animated: true)
    }
    phone.rest()
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.titles == ["List", "Below"])
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.recorder.asked == ["Form", "Below"])
  }

  @Test("is shown over a sheet that stays at half height", arguments: Setting.all)
  func overHalfHeight(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let panel = Form("Panel")
    phone.device.run {
      panel.isModalInPresentation = true
      panel.sheetPresentationController?.detents = [.medium()]
      panel.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      phone.stack.present(panel, animated: false)
    }
    phone.rest()
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.device.alert?.presentingViewController === panel)
    try phone.answer("Keep Editing")
    #expect(phone.recorder.endings.map(\.outcome.description) == ["prevented by Form"])
    #expect(panel.presentingViewController === phone.stack)
  }

  @Test("is shown over an active search", arguments: Setting.all, [false, true])
  func overSearch(_ setting: Setting, definesContext: Bool) throws {
    let phone = Phone(setting, unsaved: true)
    let search = phone.device.run {
      let search = UISearchController(searchResultsController: nil)
      phone.form.definesPresentationContext = definesContext
      phone.form.navigationItem.searchController = search
      return search
    }
    phone.rest()
    phone.device.run { search.isActive = true }
    phone.rest()
    #expect(search.isActive)
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.device.alert?.presentingViewController === search)
    try phone.answer("Keep Editing")
    #expect(phone.recorder.endings.map(\.outcome.description) == ["prevented by Form"])
    #expect(search.isActive)
  }

  /// Lets nothing be presented.
  private final class RefusingForm: UIViewController {
    var refuses = true

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      if !refuses { super.present(viewControllerToPresent, animated: flag, completion: completion) }
    }
  }

  @Test("that UIKit does not present fails the attempt, and the next one is asked", arguments: Setting.attached)
  func refused(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("List")], guarded: false)
    let form = RefusingForm()
    phone.device.run {
      form.leaveLogName = "Form"
      form.addLeaveGuard(isEnabled: { _ in true }, confirming: .discardChanges)
      phone.stack.present(form, animated: true)
    }
    phone.rest()
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    #expect(phone.recorder.endings.map(\.outcome) == [.failed(.notAsked)])
    form.refuses = false
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.stack.presentedViewController == nil)
    #expect(phone.recorder.endings.last?.outcome == .left)
  }

  private final class Save {
    var end: CheckedContinuation<Void, Never>?
  }

  @Test("of the app's own that takes its time absorbs every other way out", arguments: Setting.all)
  func slow(_ setting: Setting) async throws {
    let save = Save()
    let form = Form("Form", unsaved: true)
    let phone = Phone(setting, sheet: Form("Other"))
    phone.device.run {
      form.leaveLogName = "Form"
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in
        await withCheckedContinuation { save.end = $0 }
        return .allow
      }
      phone.stack.setViewControllers([form], animated: false)
    }
    phone.rest()
    phone.recorder.take()
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    while save.end == nil { await Task.yield() }
    phone.device.advance(milliseconds: 5_000)
    form.hasUnsavedChanges = false
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    try phone.device.tapOutside()
    phone.rest()
    phone.device.scrub()
    phone.rest()
    phone.device.advance(milliseconds: 5_000)
    #expect(phone.recorder.asked == ["Form"])
    #expect(form.presentingViewController != nil)
    save.end?.resume()
    await phone.device.settle()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.filter { $0.outcome == .left }.count == 1)
  }

  @Test(
    "R8: of the app's own is superseded by a guarded screen that came on top, whether or not a drag was absorbed since",
    arguments: Setting.likely, [0, 1, 2])
  func coveredMeanwhile(_ setting: Setting, absorbed count: Int) async throws {
    let save = Save()
    let phone = Phone(setting, sheet: Form("Form", unsaved: true))
    let form = phone.form
    phone.device.run {
      form.removeGuards()
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges) { _, _ in
        await withCheckedContinuation { save.end = $0 }
        return .allow
      }
    }
    phone.rest()
    try phone.device.dragSheet(to: 0.8)
    phone.rest()
    while save.end == nil { await Task.yield() }
    phone.device.run {
      let new = Form("New")
      phone.stack.pushViewController(new, animated: false)
      new.addGuard()
    }
    phone.rest()
    for _ in 0..<count {
      try phone.device.dragSheet(to: 0.8)
      phone.rest()
    }
    save.end?.resume()
    await phone.device.settle()
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Form", "New"])
    #expect(phone.recorder.endings.last?.outcome == .superseded)
    #expect(phone.recorder.endings.count == 1 + count)
    #expect(phone.recorder.open == [])
  }
}
