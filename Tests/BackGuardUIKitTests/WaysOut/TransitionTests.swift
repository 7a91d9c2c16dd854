import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// Ways out while something moves.
@MainActor
@Suite("During a transition", .freshGuards)
struct TransitionTests {
  /// A dirty form that is still being pushed.
  private func pushing(_ setting: Setting, guarded: Bool = true) -> Phone {
    let phone = Phone(setting, screens: [Form("Root"), Form("List")])
    let form = Form("Form", unsaved: true)
    phone.device.run {
      phone.stack.pushViewController(form, animated: true)
      if guarded { form.addGuard() }
    }
    phone.recorder.take()
    phone.device.advance(milliseconds: 100)
    return phone
  }

  @Test("a question waits until the push has ended", arguments: Setting.all)
  func questionWaits(_ setting: Setting) throws {
    let phone = pushing(setting)
    phone.tapOwnButton()
    #expect(!phone.isAsking)
    #expect(phone.recorder.asked == [])
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 ownButton Form", "#1 asks Form", "#1 left"])
  }

  @Test("a question is dropped when its screen has gone by then", arguments: Setting.all)
  func questionDropped(_ setting: Setting) {
    let phone = pushing(setting)
    phone.tapOwnButton()
    phone.device.run {
      phone.stack.bypassingLeaveGuards {
        phone.stack.setViewControllers([phone.stack.viewControllers[0]], animated: false)
      }
    }
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.asked == [])
    #expect(phone.recorder.open == [])
    #expect(phone.recorder.endings.map(\.outcome).contains(.superseded))
  }

  @Test("a prediction that turns while a question waits leaves without asking", arguments: Setting.all)
  func turnsClean(_ setting: Setting) {
    let phone = pushing(setting)
    phone.tapOwnButton()
    phone.form.hasUnsavedChanges = false
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 ownButton Form", "#1 left"])
  }

  /// Pops during a transition wait. From 26 on it can be interrupted.
  nonisolated private static let queueing: [Setting] = [15, 16, 17, 18].map { system in
    var assumptions = Device.Assumptions()
    assumptions.popDuringTransition = .queued
    return Setting(
      wayIn: .subclass, system: Device.SystemVersion(system), layout: .leftToRight, assumptions: assumptions)
  }

  /// Up to iOS 18 pops during a transition are dropped, whole stacks wait.
  nonisolated private static let ignoringPops = Setting.likely.filter { $0.wayIn == .subclass && !$0.isAtLeast(26) }

  /// Pops during a transition are ignored, whole stacks are not.
  nonisolated private static let ignoring: Setting = {
    var assumptions = Device.Assumptions()
    assumptions.popDuringInterruptibleTransition = .ignored
    return Setting(
      wayIn: .subclass, system: Device.SystemVersion(26), layout: .leftToRight, assumptions: assumptions)
  }()

  /// A form with nothing at stake that is still being pushed, and gets a scrub or two.
  private func scrubbedWhilePushing(_ setting: Setting, times: Int = 1) -> Phone {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Page")])
    let form = Form("Form")
    phone.device.run {
      phone.stack.pushViewController(form, animated: true)
      for case let form as Form in phone.stack.viewControllers { form.addGuard() }
    }
    phone.recorder.take()
    phone.device.advance(milliseconds: 100)
    for _ in 0..<times { phone.device.scrub() }
    return phone
  }

  @Test("B106: a pop that UIKit keeps until the push has ended is followed when it comes", arguments: queueing)
  func queuedPop(_ setting: Setting) {
    let phone = scrubbedWhilePushing(setting)
    #expect(phone.recorder.take() == [])
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.take() == ["#1 unattributed Form", "#1 left"])
  }

  @Test("B106: so are two of them, each about its own screen", arguments: queueing)
  func twoQueuedPops(_ setting: Setting) {
    let phone = scrubbedWhilePushing(setting, times: 2)
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(
      phone.recorder.take() == [
        "#1 unattributed Form", "#1 left", "#2 unattributed Page", "#2 left",
      ])
  }

  @Test("B106: one whose screens code takes away meanwhile has nothing to follow", arguments: queueing + [ignoring])
  func overtakenPop(_ setting: Setting) {
    let phone = scrubbedWhilePushing(setting)
    let screens = phone.stack.viewControllers
    phone.device.run { phone.stack.setViewControllers(Array(screens.prefix(2)), animated: false) }
    phone.rest()
    #expect(phone.recorder.open == [])
    // The app keeps them.
    #expect(screens.count == 4)
    let left = phone.recorder.endings.flatMap { $0.attempt.screens.map(\.name) }
    #expect(left.sorted() == ["Form", "Page"])
  }

  @Test("B106: so is one that a swipe let go too early keeps waiting", arguments: queueing)
  func queuedPopAfterSwipe(_ setting: Setting) throws {
    let phone = scrubbedWhilePushing(setting, times: 0)
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.3)
    phone.recorder.take()
    phone.device.scrub()
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.endings.map(\.outcome) == [.cancelled, .left])
    #expect(phone.recorder.reports.isEmpty)
  }

  @Test("B106: one that takes away what is at stake by then is reported", arguments: queueing)
  func queuedPopOfUnsaved(_ setting: Setting) {
    let phone = scrubbedWhilePushing(setting)
    phone.form.hasUnsavedChanges = true
    phone.rest()
    #expect(phone.titles == ["Root", "List", "Page"])
    #expect(phone.recorder.reports.count == 1)
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  /// Where UIKit drops pops during a transition, the library's own waits.
  nonisolated private static let running = Setting.tap.filter {
    $0.assumptions.popDuringInterruptibleTransition == .runs
  }

  @Test("a tap that nobody objects to does what it does without a guard, between two swipes", arguments: running)
  func tapBetweenSwipes(_ setting: Setting) throws {
    let stacks = try [true, false].map { isGuarded in
      let screens = ["Root", "List", "Page", "Form"].map { Form($0) }
      let phone = Phone(setting, screens: screens, guarded: isGuarded)
      try phone.device.swipeBack(.edge, to: 0.3)
      phone.device.log.take()
      try phone.device.tapBack()
      let isLeaving = phone.device.log.take().contains("Form.viewWillDisappear(true)")
      try phone.device.swipeBack(.edge, to: 0.8)
      phone.rest()
      #expect(phone.recorder.open == [])
      return "\(isLeaving) \(phone.titles)"
    }
    #expect(stacks[0] == stacks[1])
  }

  @Test(
    "B105: code that UIKit keeps until a push has ended is code, and not reported", arguments: queueing + ignoringPops,
    [false, true])
  func lateCode(_ setting: Setting, isBypassed: Bool) {
    let phone = pushing(setting)
    let rest = Array(phone.stack.viewControllers.prefix(2))
    phone.device.run {
      if isBypassed {
        phone.stack.bypassingLeaveGuards { phone.stack.setViewControllers(rest, animated: false) }
      } else {
        phone.stack.setViewControllers(rest, animated: false)
      }
    }
    phone.rest()
    #expect(phone.recorder.lines == ["#1 code Form", "#1 left"])
  }

  @Test("B106: so is one of who got a guard only afterwards", arguments: queueing)
  func guardAfter(_ setting: Setting) {
    let phone = pushing(setting, guarded: false)
    let form = phone.form
    phone.device.scrub()
    phone.device.run { _ = form.addGuard() }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.reports.count == 1)
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  /// What UIKit's own command does if it presses the back button, ours does not: Documentation/Limits.md.
  nonisolated private static let popping = Setting.all.filter {
    $0.assumptions.keyboardBackCalls == .popViewController
  }

  @Test("B106: keys that nobody objects to do what they do without a guard", arguments: popping, [50, 200])
  func keys(_ setting: Setting, after milliseconds: Int) throws {
    let stacks = try [true, false].map { isGuarded in
      let screens = ["Root", "List", "Page", "Form"].map { Form($0) }
      let phone = Phone(setting, screens: screens, guarded: isGuarded)
      try phone.device.swipeBack(.edge, to: 0.8, milliseconds: 50)
      phone.device.advance(milliseconds: milliseconds)
      phone.device.pressBackKeys()
      phone.rest()
      #expect(phone.recorder.asked == [])
      return phone.titles
    }
    #expect(stacks[0] == stacks[1])
    #expect(stacks[0].count < 4)
  }

  @Test("taps and swipes lose nothing and never leave twice", arguments: Setting.tap, [0, 100, 200, 340])
  func anyMoment(_ setting: Setting, after milliseconds: Int) throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    try phone.device.tapBack()
    phone.rest()
    try phone.device.answer("Discard")
    phone.device.advance(milliseconds: milliseconds)
    try? phone.device.tapBack()
    try? phone.device.swipeBack(.edge, to: 0.8, milliseconds: 50)
    phone.rest()
    // The form has left; at most one more screen, an unchanged one, has left natively.
    #expect(!phone.titles.contains("Form"))
    #expect(phone.titles.first == "Root")
    #expect(phone.recorder.asked == ["Form"])
    #expect(phone.recorder.open == [])
    #expect(phone.device.run { phone.stack.navigationBar.items?.count } == phone.titles.count)
  }

  @Test(
    "on 26 the screen below is asked while the one above still leaves", arguments: Setting.tap.filter(\.isInterruptible)
  )
  func interruptible(_ setting: Setting) throws {
    // B77: several pops within one animation.
    let phone = Phone(setting, screens: [Form("Root"), Form("Below", unsaved: true), Form("Above")])
    try phone.device.tapBack()
    phone.device.advance(milliseconds: 100)
    try phone.device.tapBack()
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(phone.titles == ["Root", "Below"])
    #expect(phone.recorder.asked == ["Below"])
    #expect(phone.recorder.open == [])
  }
}
