import Foundation
import Testing

@testable import HeadlessUIKit

/// A transition inside of something that itself goes away before it has ended.
@MainActor
@Suite("Transitions that are cut short")
struct CutShortTests {
  private nonisolated static let from13 = Device.SystemVersion.all.filter { $0 >= .init(13) }

  private func push(in fixture: SheetFixture) -> [String] {
    fixture.device.run {
      (fixture.presented as? UINavigationController)?.pushViewController(screen("Details"), animated: true)
    }
    return fixture.device.log.take()
  }

  private func appearances(_ log: [String]) -> [String] {
    log.filter { $0.contains(".view") && !$0.contains("viewDidLoad") }
  }

  // MARK: - A sheet

  @Test("B300: a push in a sheet that is dismissed meanwhile", arguments: from13)
  func pushInSheet(system: Device.SystemVersion) {
    let fixture = SheetFixture(on: system, inStack: true)
    #expect(
      appearances(push(in: fixture)) == [
        "Form.viewWillDisappear(true)", "Details.viewWillAppear(true)", "Details.viewIsAppearing(true)",
      ])
    fixture.device.advance(milliseconds: 100)
    let log = fixture.log { fixture.device.run { fixture.navigation.dismiss(animated: true) } }
    #expect(
      appearances(log) == [
        "UINavigationController.viewWillDisappear(true)", "Details.viewWillDisappear(true)",
        "Form.viewDidDisappear(true)", "UINavigationController.viewDidDisappear(true)",
        "Details.viewDidDisappear(true)",
      ])
    #expect(fixture.isGone)
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }

  @Test("B300, B301: a sheet that goes at once ends the push in it", arguments: from13)
  func pushInSheetUnanimated(system: Device.SystemVersion) {
    let fixture = SheetFixture(on: system, inStack: true)
    _ = push(in: fixture)
    let log = fixture.log { fixture.device.run { fixture.navigation.dismiss(animated: false) } }
    #expect(
      log == [
        "UINavigationController.viewWillDisappear(false)", "Details.viewWillDisappear(false)",
        "UINavigationController.viewDidDisappear(false)", "Details.viewDidDisappear(false)",
        "Form.viewDidDisappear(true)", "Details.didMove(toParent: UINavigationController)",
      ])
    #expect(fixture.device.clock.nextDue == nil)
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }

  @Test("B300: a drag of the sheet that is taken back while a push in it goes on", arguments: from13)
  func interruptedTwice(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system, inStack: true)
    _ = push(in: fixture)
    let log = fixture.log {
      fixture.device.run { fixture.presentation.beginInteractiveDismissal() }
      fixture.device.advance(milliseconds: 50)
      fixture.device.run { fixture.presentation.endInteractiveDismissal(cancelled: true) }
    }
    #expect(
      appearances(log) == [
        "UINavigationController.viewWillDisappear(true)", "Details.viewWillDisappear(true)",
        "UINavigationController.viewWillAppear(true)", "Details.viewWillAppear(true)",
        "UINavigationController.viewDidAppear(true)", "Form.viewDidDisappear(true)", "Details.viewDidAppear(true)",
      ])
    // And once more, with nothing left of the first.
    let again = try fixture.log { try fixture.device.dragSheet(to: 0.8) }
    #expect(
      appearances(again) == [
        "UINavigationController.viewWillDisappear(true)", "Details.viewWillDisappear(true)",
        "UINavigationController.viewDidDisappear(true)", "Details.viewDidDisappear(true)",
      ])
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }

  private func swipeInSheet(_ system: Device.SystemVersion, to fraction: Double, lift: Bool = true) throws
    -> SheetFixture
  {
    let fixture = SheetFixture(on: system, inStack: true)
    _ = push(in: fixture)
    fixture.device.advanceUntilIdle()
    try fixture.device.swipeBack(.edge, to: fraction, lift: lift)
    fixture.device.log.take()
    return fixture
  }

  @Test(
    "B300: a swipe in a sheet that goes back, or completes, while code dismisses the sheet", arguments: from13,
    [("Form", "Details", 0.3), ("Details", "Form", 0.7)])
  func swipeLetGo(system: Device.SystemVersion, _ swipe: (first: String, last: String, fraction: Double)) throws {
    let fixture = try swipeInSheet(system, to: swipe.fraction)
    let log = fixture.log { fixture.device.run { fixture.navigation.dismiss(animated: true) } }
    #expect(
      appearances(log) == [
        "UINavigationController.viewWillDisappear(true)", "Form.viewWillDisappear(true)",
        "\(swipe.first).viewDidDisappear(true)", "UINavigationController.viewDidDisappear(true)",
        "\(swipe.last).viewDidDisappear(true)",
      ])
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }

  @Test("B301: a swipe that a finger still holds goes back when its sheet has gone", arguments: from13)
  func swipeHeld(system: Device.SystemVersion) throws {
    let fixture = try swipeInSheet(system, to: 0.7, lift: false)
    let stack = try #require(fixture.presented as? UINavigationController)
    let log = fixture.log { fixture.device.run { fixture.navigation.dismiss(animated: true) } }
    #expect(
      appearances(log) == [
        "UINavigationController.viewWillDisappear(true)", "Form.viewWillDisappear(true)",
        "UINavigationController.viewDidDisappear(true)", "Form.viewDidDisappear(true)",
        "Details.viewDidDisappear(true)",
      ])
    #expect(stack.viewControllers.map(\.title) == ["Form", "Details"])
    try fixture.device.liftSwipe()
    fixture.device.advanceUntilIdle()
    #expect(stack.viewControllers.map(\.title) == ["Form", "Details"])
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }

  // MARK: - A tab

  @Test("B300, B301: another tab in the middle of a push ends it", arguments: Device.SystemVersion.all)
  func tabInPush(system: Device.SystemVersion) throws {
    let fixture = TabsFixture(on: system)
    fixture.device.run { fixture.stack(at: 0).pushViewController(screen("More"), animated: true) }
    fixture.device.log.take()
    let log = appearances(try fixture.logOfTap("Search")).filter { !$0.contains("viewIsAppearing") }
    #expect(
      log == [
        "Search.viewWillAppear(false)", "Find.viewWillAppear(false)", "Notes.viewWillDisappear(false)",
        "More.viewWillDisappear(false)", "Notes.viewDidDisappear(false)", "More.viewDidDisappear(false)",
        "Editor.viewDidDisappear(true)", "Search.viewDidAppear(false)", "Find.viewDidAppear(false)",
      ])
    #expect(fixture.titles(at: 0) == ["List", "Note", "Editor", "More"])
    #expect(fixture.device.clock.nextDue == nil)
    // Back again, as if the push had ended in its time.
    let back = appearances(try fixture.logOfTap("Notes")).filter { !$0.contains("viewIsAppearing") }
    #expect(
      back == [
        "Notes.viewWillAppear(false)", "More.viewWillAppear(false)", "Search.viewWillDisappear(false)",
        "Find.viewWillDisappear(false)", "Search.viewDidDisappear(false)", "Find.viewDidDisappear(false)",
        "Notes.viewDidAppear(false)", "More.viewDidAppear(false)",
      ])
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }

  @Test("B300, B301: another tab while a swipe is taken back", arguments: Device.SystemVersion.all)
  func tabInSwipe(system: Device.SystemVersion) throws {
    let fixture = TabsFixture(on: system)
    try fixture.device.swipeBack(.edge, to: 0.3)
    fixture.device.log.take()
    fixture.device.run { fixture.tabs.selectedIndex = 1 }
    #expect(
      appearances(fixture.device.log.take()).filter { !$0.contains("viewIsAppearing") } == [
        "Search.viewWillAppear(false)", "Find.viewWillAppear(false)", "Notes.viewWillDisappear(false)",
        "Note.viewWillDisappear(false)", "Notes.viewDidDisappear(false)", "Note.viewDidDisappear(false)",
        "Editor.viewDidDisappear(true)", "Search.viewDidAppear(false)", "Find.viewDidAppear(false)",
      ])
    #expect(fixture.titles(at: 0) == ["List", "Note", "Editor"])
    #expect(fixture.device.clock.nextDue == nil)
    #expect(fixture.device.unbalancedAppearanceCalls == 0)
  }
}
