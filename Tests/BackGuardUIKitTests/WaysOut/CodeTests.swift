import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// What only code can do.
enum CodeLeave: String, CaseIterable, CustomTestStringConvertible {
  case pop, popTo, popToRoot, set, property

  var testDescription: String { rawValue }

  /// Takes the top screen of three away, unanimated.
  @MainActor
  func perform(on stack: UINavigationController) {
    let screens = stack.viewControllers
    switch self {
    case .pop: stack.popViewController(animated: false)
    case .popTo: stack.popToViewController(screens[1], animated: false)
    case .popToRoot: stack.popToRootViewController(animated: false)
    case .set: stack.setViewControllers(Array(screens.dropLast()), animated: false)
    case .property: stack.viewControllers = Array(screens.dropLast())
    }
  }

  var titlesAfter: [String] { self == .popToRoot ? ["Root"] : ["Root", "List"] }
}

@MainActor
@Suite("Leaving by code", .freshGuards)
struct CodeTests {
  private func phone(_ setting: Setting, unsaved: Bool = true) -> Phone {
    Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: unsaved)])
  }

  @Test("what only code can do is not asked", arguments: Setting.all, CodeLeave.allCases)
  func unasked(_ setting: Setting, _ leave: CodeLeave) {
    let phone = phone(setting)
    phone.device.run { leave.perform(on: phone.stack) }
    phone.rest()
    #expect(phone.titles == leave.titlesAfter)
    #expect(phone.recorder.asked == [])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.recorder.open == [])
  }

  @Test("on opt-in it is asked, and consent leaves once", arguments: Setting.subclass, CodeLeave.allCases)
  func optIn(_ setting: Setting, _ leave: CodeLeave) throws {
    let phone = phone(setting)
    (phone.stack as! GuardedNavigationController).asksWhenLeavingByCode = true
    phone.device.run { leave.perform(on: phone.stack) }
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Form"])
    try phone.answer("Discard")
    #expect(phone.titles == leave.titlesAfter)
    #expect(phone.recorder.endings.map(\.attempt.trigger) == [.code])
  }

  @Test("an animated pop that UIKit does not sign is asked", arguments: Setting.subclass)
  func animated(_ setting: Setting) throws {
    let phone = phone(setting)
    phone.device.run { _ = phone.stack.popViewController(animated: true) }
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    #expect(phone.recorder.take() == ["#1 unattributed Form", "#1 asks Form", "#1 prevented by Form"])
  }

  @Test("a bypass is seen as code", arguments: Setting.likely)
  func bypassIsCode(_ setting: Setting) {
    let phone = phone(setting)
    let rest = Array(phone.stack.viewControllers.prefix(2))
    phone.device.run { phone.stack.bypassingLeaveGuards { phone.stack.setViewControllers(rest, animated: true) } }
    phone.rest()
    #expect(phone.recorder.lines == ["#1 code Form", "#1 left"])
  }

  @Test("B44: so is one that jumps", arguments: Setting.likely)
  func bypassedJumpIsCode(_ setting: Setting) {
    let phone = phone(setting)
    phone.device.run { phone.stack.bypassingLeaveGuards { _ = phone.stack.popToRootViewController(animated: true) } }
    phone.rest()
    // Covered screens of a stack that is anybody's have no anchor in the window.
    let names = setting.wayIn == .subclass ? "Form, List" : "Form"
    #expect(phone.recorder.lines == ["#1 code \(names)", "#1 left"])
  }

  @Test("a bypass counts once, for those whom it popped", arguments: Setting.likely, [false, true])
  func bypassCountsOnce(_ setting: Setting, isAnimated: Bool) {
    let phone = phone(setting)
    let list = phone.stack.viewControllers[1] as! Form
    phone.device.run {
      phone.stack.bypassingLeaveGuards { _ = phone.stack.popToRootViewController(animated: isAnimated) }
    }
    phone.rest()
    list.hasUnsavedChanges = true
    phone.device.run { phone.stack.pushViewController(list, animated: true) }
    phone.rest()
    phone.recorder.take()
    phone.device.run { _ = phone.stack.popViewController(animated: true) }
    phone.rest()
    if setting.wayIn == .subclass {
      #expect(phone.recorder.asked == ["List"])
    } else {
      #expect(phone.recorder.endings.map(\.attempt.trigger) == [.unattributed])
      #expect(phone.recorder.reports.count == 1)
    }
  }

  @Test("the bypass asks nobody", arguments: Setting.all)
  func bypass(_ setting: Setting) {
    let phone = phone(setting)
    phone.device.run {
      phone.form.bypassingLeaveGuards { _ = phone.stack.popViewController(animated: true) }
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.asked == [])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("code that takes an asked screen away drops the question and its dialog", arguments: Setting.all)
  func supersedes(_ setting: Setting) {
    let phone = phone(setting)
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.isAsking)
    phone.device.run { phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false) }
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
    #expect(phone.recorder.open == [])
  }

  /// What a call sets in place of root, list and form; the form, or the list below it, is dirty.
  enum Replacement: CaseIterable {
    case root, middle, middleAndTop, order

    @MainActor
    func newStack(_ old: [UIViewController]) -> [UIViewController] {
      switch self {
      case .root: [Form("New")]
      case .middle: [old[0], old[2]]
      case .middleAndTop: [old[0], Form("New")]
      case .order: [old[2], old[0]]
      }
    }

    var titles: [String] {
      switch self {
      case .root: ["New"]
      case .middle: ["Root", "Form"]
      case .middleAndTop: ["Root", "New"]
      case .order: ["Form", "Root"]
      }
    }
  }

  private func optedIn(_ setting: Setting) -> Phone {
    let phone = Phone(setting, screens: [Form("Root"), Form("List", unsaved: true), Form("Form")])
    (phone.stack as! GuardedNavigationController).asksWhenLeavingByCode = true
    return phone
  }

  @Test(
    "on opt-in a stack that is set anew is asked about, and set so after consent, once",
    arguments: Setting.likely.filter { $0.wayIn == .subclass }, Replacement.allCases)
  func replaced(_ setting: Setting, _ replacement: Replacement) throws {
    for animated in [false, true] { try replace(optedIn(setting), replacement, animated: animated) }
  }

  private func replace(_ phone: Phone, _ replacement: Replacement, animated: Bool) throws {
    let set = {
      phone.device.run {
        phone.stack.setViewControllers(replacement.newStack(phone.stack.viewControllers), animated: animated)
      }
      phone.rest()
    }
    set()
    #expect(phone.recorder.asked == ["List"])
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "List", "Form"])
    phone.recorder.take()
    set()
    try phone.answer("Discard")
    #expect(phone.titles == replacement.titles)
    #expect(phone.recorder.asked == ["List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left], "\(phone.recorder.lines)")
  }

  /// The form was clean when a swipe took it, was let go too early, and is dirty by now.
  private func returning(_ setting: Setting) throws -> Phone {
    let phone = phone(setting, unsaved: false)
    let form = phone.form
    try phone.device.swipeBack(.edge, to: 0.3)
    #expect(phone.stack.transitionCoordinator?.isCancelled == true)
    form.hasUnsavedChanges = true
    return phone
  }

  @Test(
    "on opt-in who comes back from a swipe that was let go is asked before the stack is set anew",
    arguments: Setting.likely.filter { $0.wayIn == .subclass }, [1, 2])
  func replacedWhileReturning(_ setting: Setting, count: Int) throws {
    let phone = try returning(setting)
    (phone.stack as! GuardedNavigationController).asksWhenLeavingByCode = true
    let names = ["Root", "List", "Form"]
    let rest = Array(phone.stack.viewControllers.prefix(count))
    phone.device.run { phone.stack.setViewControllers(rest, animated: false) }
    phone.rest()
    #expect(phone.titles == names)
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Discard")
    #expect(phone.titles == Array(names.prefix(count)))
    #expect(phone.recorder.endings.last?.outcome == .left)
    #expect(phone.recorder.open == [])
  }

  @Test(
    "without opt-in, or bypassed, who comes back from a swipe has left by code, and that is not reported",
    arguments: Setting.likely.filter { $0.wayIn == .subclass }, [false, true])
  func setWhileReturning(_ setting: Setting, isBypassed: Bool) throws {
    let phone = try returning(setting)
    let rest = Array(phone.stack.viewControllers.prefix(2))
    phone.device.run {
      let set = { phone.stack.setViewControllers(rest, animated: false) }
      if isBypassed { phone.stack.bypassingLeaveGuards(set) } else { set() }
    }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.lines.suffix(2) == ["#2 code Form", "#2 left"], "\(phone.recorder.lines)")
    #expect(phone.recorder.reports == [])
    #expect(phone.recorder.open == [])
  }

  @Test(
    "bypassed, who comes back from a swipe in a stack that is anybody's has left by code, where UIKit does it at once",
    arguments: Setting.attached.filter(\.isInterruptible))
  func bypassedWhileReturning(_ setting: Setting) throws {
    let phone = try returning(setting)
    let rest = Array(phone.stack.viewControllers.prefix(2))
    phone.device.run { phone.stack.bypassingLeaveGuards { phone.stack.setViewControllers(rest, animated: true) } }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.lines == ["#1 code Form", "#1 left"])
  }

  @Test(
    "a stack that is another one by the time of consent is not set anew",
    arguments: Setting.likely.filter { $0.wayIn == .subclass })
  func replacedTooLate(_ setting: Setting) throws {
    let phone = optedIn(setting)
    phone.device.run {
      phone.stack.setViewControllers([phone.stack.viewControllers[0], phone.stack.viewControllers[2]], animated: false)
    }
    phone.rest()
    #expect(phone.isAsking)
    phone.device.run { phone.stack.pushViewController(Form("Late"), animated: false) }
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List", "Form", "Late"])
    #expect(phone.recorder.endings.map(\.outcome) == [.superseded])
  }
}
