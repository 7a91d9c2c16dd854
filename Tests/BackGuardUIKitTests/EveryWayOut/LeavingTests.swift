import BackGuard
import BackGuardTesting
import BackGuardUIKit
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Every way out of an unchanged screen", .freshGuards)
struct LeavingTests {
  /// What a stack logs that nobody guards.
  private func plainLog(_ test: WayCase) throws -> [String] {
    let setting = test.setting
    let device = Device(system: setting.system, layoutDirection: setting.layout, assumptions: setting.assumptions)
    let screens = [Form("Root"), Form("List"), Form("Form")]
    let owner = PresentationOwner()
    let stack = device.run {
      guard !test.way.isSheet else {
        let (below, sheet) = Phone.stage(
          .attached, screens: screens.dropLast(), sheet: screens[2], isBare: test.way.isBareSheet)
        device.window.rootViewController = below
        screens[2].loadViewIfNeeded()
        below.present(sheet, animated: false)
        sheet.presentationController?.delegate = owner
        return below
      }
      let stack = UINavigationController()
      test.way.show(screens, on: stack, of: device) { UINavigationController(rootViewController: $0) }
      // A guard loads the view of its screen.
      for screen in screens { screen.loadViewIfNeeded() }
      test.way.prepare(screens[2], isGuarded: false)
      return stack
    }
    device.advanceUntilIdle()
    device.log.take()
    try test.way.take(device, stack)
    device.advanceUntilIdle()
    return events(device.log.take())
  }

  /// Without what only a subclass is asked and what only our recognizers do.
  private func events(_ log: [String]) -> [String] {
    log.filter { !$0.hasPrefix("bar.shouldPop") && !$0.hasPrefix("delegate.") && !$0.contains("BackGuard.") }
      .map { $0.replacingOccurrences(of: "GuardedNavigationController", with: "UINavigationController") }
  }

  @Test("leaves natively, with UIKit's own event log", arguments: WayCase.all)
  func native(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: false)
    phone.device.log.take()
    try phone.take(test)
    let seen = events(phone.device.log.take())
    let plain = try plainLog(test)
    #expect(seen == plain)
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.asked == [])
  }

  @Test("is one attempt with its trigger, and has left", arguments: WayCase.all)
  func attempt(_ test: WayCase) throws {
    let phone = try test.phone(unsaved: false)
    try phone.take(test)
    let trigger = test.way.trigger(with: test.setting)
    // A pop that the user has not begun over the gate or a command of ours is nobody's in an attached stack.
    let isSeen = test.setting.wayIn == .subclass || test.way.isSeenAttached
    // Its back action, though, is ours.
    let callsBackAction = test.way == .accessibilityEscape && test.setting.assumptions.scrubCalls == .backButton
    let seen = isSeen ? trigger : callsBackAction ? "backButton" : "unattributed"
    #expect(
      phone.recorder.take() == [
        "#1 \(seen) \(seen == "unattributed" && !isSeen ? "Form" : test.way.leaving)", "#1 left",
      ])
  }

  @Test("at the root does nothing", arguments: WayCase.all)
  func root(_ test: WayCase) throws {
    guard !test.way.isSheet else { return }
    let phone = try test.phone(screens: [Form("Root", unsaved: true)])
    guard test.way != .ownButton else { return }
    try? phone.take(test)
    #expect(phone.titles == ["Root"])
    #expect(phone.recorder.take() == [])
    #expect(!phone.isAsking)
  }
}

extension Way {
  /// Whether the library knows the cause of an allowed leave from a stack that is anybody's.
  var isSeenAttached: Bool {
    isSwipe || isSheet || [.backButton, .keyboard, .ownButton, .outerContainer].contains(self)
  }
}
