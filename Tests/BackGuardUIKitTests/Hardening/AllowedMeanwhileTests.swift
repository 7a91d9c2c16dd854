import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// An allowed swipe was let go too early and everything goes back: the next way out is as on plain UIKit.
@MainActor
@Suite("The next way out while an allowed swipe is taken back", .freshGuards)
struct AllowedMeanwhileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var way: Way
    var setting: Setting

    var testDescription: String { "\(way.rawValue) \(setting.testDescription)" }

    static let all: [Case] = [
      Way.backButton, .backMenu, .edgeSwipe, .contentSwipe, .trackpadSwipe, .accessibilityEscape, .keyboard, .ownButton,
    ].flatMap { way in
      Setting.all.filter { way.isGuarded(with: $0) && !isDropped(way, $0) }.map { Case(way: way, setting: $0) }
    }

    /// What the library does itself it does in one way, whatever UIKit does. Its answer to ⌘[ is a pop, which UIKit drops
    /// meanwhile (B106), even where its own is a tap, which it does not drop. Its own button waits and leaves, where a pop
    /// would be dropped.
    private static func isDropped(_ way: Way, _ setting: Setting) -> Bool {
      switch way {
      case .keyboard: setting.assumptions.keyboardBackCalls == .backButton && !setting.isInterruptible
      case .ownButton: setting.isAtLeast(26) && !setting.isInterruptible
      default: false
      }
    }
  }

  private let names = ["Root", "List", "Form", "Top"]

  @Test("leads where it leads without guards", arguments: Case.all)
  func sameAsPlain(_ test: Case) throws {
    let guarded = Phone(test.setting, screens: names.map { Form($0) })
    let plain = Phone(test.setting, screens: names.map { Form($0) }, guarded: false)
    for phone in [guarded, plain] {
      let top = try #require(phone.stack.topViewController)
      phone.device.run { test.way.prepare(top, isGuarded: phone.device === guarded.device) }
      try phone.device.swipeBack(.edge, to: 0.3)
      #expect(phone.stack.transitionCoordinator?.isCancelled == true)
      // What cannot be touched or has no menu meanwhile cannot on plain UIKit either.
      try? test.way.take(phone.device, phone.stack)
      phone.rest()
    }
    #expect(guarded.titles == plain.titles)
    #expect(guarded.recorder.open == [])
    // R11: and after that the swipe works.
    for phone in [guarded, plain] {
      try phone.device.swipeBack(.edge, to: 0.8)
      phone.rest()
    }
    #expect(guarded.titles == plain.titles)
    #expect(guarded.recorder.endings.last?.outcome == .left)
  }

  @Test("asks if the screen objects by then", arguments: Setting.subclass.filter { $0.isInterruptible })
  func objectsMeanwhile(_ setting: Setting) throws {
    let phone = Phone(setting, screens: names.map { Form($0) })
    let top = phone.form
    try phone.device.swipeBack(.edge, to: 0.3)
    top.hasUnsavedChanges = true
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.isAsking)
    try phone.answer("Keep Editing")
    #expect(phone.titles == names)
    #expect(
      phone.recorder.take() == ["#1 swipe Top", "#1 cancelled", "#2 swipe Top", "#2 asks Top", "#2 prevented by Top"])
  }
}
