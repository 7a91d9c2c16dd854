import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// Does something once, when the screen named `title` is about to be shown, or has been.
private final class Meanwhile: NSObject, UINavigationControllerDelegate {
  enum Moment {
    case willShow, didShow
  }

  let moment: Moment
  let title: String
  var action: (@MainActor () -> Void)?

  init(_ moment: Moment, _ title: String, _ action: @escaping @MainActor () -> Void) {
    self.moment = moment
    self.title = title
    self.action = action
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    act(at: .willShow, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    act(at: .didShow, viewController)
  }

  private func act(at moment: Moment, _ screen: UIViewController) {
    guard moment == self.moment, screen.title == title, let action else { return }
    self.action = nil
    action()
  }
}

@MainActor
@Suite("Changes that UIKit keeps until a transition has ended", .freshGuards)
struct KeptChangesTests {
  /// Where whole stacks wait. B105.
  nonisolated private static let keepingStacks = Setting.likely.filter { $0.wayIn == .subclass && !$0.isAtLeast(26) }

  /// Where pops wait as well. B106.
  nonisolated private static let keepingPops = keepingStacks.map { setting in
    var setting = setting
    setting.assumptions.popDuringTransition = .queued
    return setting
  }

  /// A form that is still being pushed onto three screens that rest, all of them clean.
  private func pushing(_ setting: Setting, guarded: Bool = true) -> (Phone, Form) {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Page")])
    let form = Form("Form")
    phone.device.run {
      phone.stack.pushViewController(form, animated: true)
      if guarded { form.addGuard() }
    }
    phone.device.advance(milliseconds: 100)
    phone.recorder.take()
    return (phone, form)
  }

  @Test(
    "B105: a whole stack is code's, too, where a guard came only after the call", arguments: keepingStacks,
    [false, true])
  func stackBeforeGuard(_ setting: Setting, isAnimated: Bool) {
    let (phone, form) = pushing(setting, guarded: false)
    let rest = Array(phone.stack.viewControllers.prefix(3))
    phone.device.run {
      phone.stack.setViewControllers(rest, animated: isAnimated)
      form.hasUnsavedChanges = true
      form.addGuard()
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.lines == ["#1 code Form", "#1 left"])
  }

  @Test(
    "B105: a whole stack takes who comes back from a swipe along, where it was set while the finger was down",
    arguments: Setting.likely.filter { $0.wayIn == .subclass }, [1, 2])
  func stackDuringSwipe(_ setting: Setting, count: Int) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form")])
    try phone.device.swipeBack(.edge, to: 0.3, lift: false)
    let rest = Array(phone.stack.viewControllers.prefix(count))
    phone.device.run { phone.stack.setViewControllers(rest, animated: false) }
    try phone.device.liftSwipe()
    phone.rest()
    #expect(phone.titles == Array(["Root", "List"].prefix(count)))
    #expect(
      phone.recorder.lines
        == ["#1 swipe Form", "#1 cancelled", count == 1 ? "#2 code Form, List" : "#2 code Form", "#2 left"])
  }

  @Test(
    "B105: who went with the swipe is not in it", arguments: Setting.likely.filter { $0.wayIn == .subclass })
  func stackDuringCompletedSwipe(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form")])
    try phone.device.swipeBack(.edge, to: 0.8, lift: false)
    let root = Array(phone.stack.viewControllers.prefix(1))
    phone.device.run { phone.stack.setViewControllers(root, animated: false) }
    try phone.device.liftSwipe()
    phone.rest()
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.lines == ["#1 swipe Form", "#1 left", "#2 code List", "#2 left"])
  }

  @Test("B106: a pop that has begun is followed, whatever code does to the stack in that turn", arguments: keepingPops)
  func codeInThatTurn(_ setting: Setting) {
    let (phone, _) = pushing(setting)
    phone.device.scrub()
    let stack = phone.stack
    let delegate = Meanwhile(.willShow, "Page") { stack.viewControllers = stack.viewControllers }
    stack.delegate = delegate
    phone.rest()
    #expect(delegate.action == nil)
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.lines == ["#1 unattributed Form", "#1 left"])
  }

  @Test(
    "B105: whoever goes in the same turn as a kept stack is in its attempt", arguments: keepingStacks, [false, true])
  func popInThatTurn(_ setting: Setting, isGuarded: Bool) {
    let (phone, _) = pushing(setting)
    let stack = phone.stack
    if !isGuarded { phone.device.run { (stack.viewControllers[2] as? Form)?.removeGuards() } }
    let delegate = Meanwhile(.didShow, "Page") { _ = stack.popViewController(animated: false) }
    stack.delegate = delegate
    phone.device.run { stack.setViewControllers(Array(stack.viewControllers.prefix(3)), animated: false) }
    phone.rest()
    #expect(delegate.action == nil)
    #expect(phone.titles == ["Root", "List"])
    #expect(
      phone.recorder.lines.filter { $0.hasPrefix("#") && $0.contains("code") }
        == (isGuarded ? ["#1 code Page", "#2 code Form"] : ["#1 code Form"]))
    #expect(phone.recorder.endings.allSatisfy { $0.outcome == .left })
  }

  @Test(
    "B105: who went with a kept stack is followed, though the library leaves in the next turn", arguments: keepingStacks
  )
  func libraryInNextTurn(_ setting: Setting) {
    let (phone, form) = pushing(setting)
    form.hasUnsavedChanges = true
    phone.device.scrub()
    phone.device.run {
      form.hasUnsavedChanges = false
      phone.stack.setViewControllers([phone.stack.viewControllers[0], form], animated: false)
    }
    phone.rest()
    let left = phone.recorder.endings.filter { $0.outcome == .left }.flatMap { $0.attempt.screens.map(\.name) }
    #expect(left.sorted() == ["Form", "List", "Page"])
    #expect(phone.recorder.reports.isEmpty)
  }

  @Test("B105: a kept stack is code's, after a pop of the user's that UIKit has ignored", arguments: keepingStacks)
  func stackAfterIgnoredPop(_ setting: Setting) {
    let (phone, form) = pushing(setting)
    phone.device.scrub()
    phone.device.run {
      form.hasUnsavedChanges = true
      phone.stack.setViewControllers(Array(phone.stack.viewControllers.prefix(3)), animated: false)
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.lines == ["#1 code Form", "#1 left"])
  }

  @Test("B105: a kept stack is code's, after a pop of the user's that is made", arguments: keepingPops)
  func stackAfterMadePop(_ setting: Setting) throws {
    let (phone, _) = pushing(setting)
    let page = try #require(phone.stack.viewControllers[2] as? Form)
    phone.device.scrub()
    phone.device.advance(milliseconds: 350)
    #expect(phone.recorder.take() == ["#1 unattributed Form"])
    phone.device.run {
      page.hasUnsavedChanges = true
      phone.stack.setViewControllers(Array(phone.stack.viewControllers.prefix(2)), animated: false)
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.reports.isEmpty)
    #expect(phone.recorder.endings.map(\.attempt.trigger) == [.unattributed, .code])
  }

  @Test(
    "B44: after a jump whoever has left leaves once, with a whole stack set in the same turn, too",
    arguments: Setting.likely.filter { $0.wayIn == .subclass })
  func stackAfterJump(_ setting: Setting) {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form")])
    let new = Form("New")
    phone.device.run {
      _ = phone.stack.popToRootViewController(animated: true)
      phone.stack.setViewControllers([new], animated: false)
    }
    phone.rest()
    #expect(phone.titles == ["New"])
    let left = phone.recorder.endings.filter { $0.outcome == .left }.flatMap { $0.attempt.screens.map(\.name) }
    #expect(left.sorted() == ["Form", "List", "Root"])
  }

  @Test("B106: a pop of the user's after one of code's is reported", arguments: keepingPops)
  func userAfterCode(_ setting: Setting) {
    let (phone, _) = pushing(setting)
    let page = phone.stack.viewControllers[2] as! Form
    let rest = Array(phone.stack.viewControllers.prefix(3))
    phone.device.run { phone.stack.setViewControllers(rest, animated: true) }
    phone.device.advance(milliseconds: 350)
    #expect(phone.recorder.take() == ["#1 code Form"])
    phone.device.scrub()
    page.hasUnsavedChanges = true
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.reports.count == 1)
    #expect(phone.recorder.endings.map(\.attempt.trigger) == [.code, .unattributed])
  }

  @Test("B171: an unwinding is code's, where a guard came only after it", arguments: keepingPops)
  func unwindBeforeGuard(_ setting: Setting) {
    let (phone, form) = pushing(setting, guarded: false)
    phone.device.unwind(from: form, to: phone.stack.viewControllers[2])
    form.hasUnsavedChanges = true
    phone.device.run { _ = form.addGuard() }
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.lines == ["#1 code Form", "#1 left"])
  }

  @Test("B171: what a split view takes back later has not left", arguments: keepingPops, [false, true])
  func columnMove(_ setting: Setting, guarded: Bool) {
    let (phone, form) = pushing(setting, guarded: guarded)
    phone.device.run {
      _ = phone.stack.separateSecondaryViewController(for: UISplitViewController())
      if !guarded { form.addGuard() }
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.lines == [])
  }
}
