import Foundation
import Testing

@testable import HeadlessUIKit

private let from14 = Device.SystemVersion.all.filter { $0 >= .init(14) }

@MainActor
@Suite("Split views")
struct SplitTests {
  @Test("B109: collapsed, the secondary stack stands inside the primary one", arguments: from14)
  func nested(system: Device.SystemVersion) {
    let fixture = SplitFixture(on: system, idiom: .phone)
    #expect(fixture.split.isCollapsed)
    #expect(fixture.titles(fixture.primary) == ["List", "Secondary"])
    #expect(fixture.secondary.navigationController === fixture.primary)
    #expect(fixture.device.run { fixture.secondary.topViewController?.splitViewController } === fixture.split)
  }

  @Test(
    "B109: back from the detail's root pops the outer controller, and the inner one is not asked", arguments: from14)
  func backFromDetail(system: Device.SystemVersion) throws {
    let fixture = SplitFixture(on: system, idiom: .phone, detail: ["Note", "Editor"])
    #expect(fixture.device.visibleStack == ["Note", "Editor"])
    #expect(fixture.device.backButtonTitle == "Note")
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles(fixture.secondary) == ["Note"])
    #expect(fixture.device.backButtonTitle == "List")
    let log = try fixture.log { try fixture.device.tapBack() }
    #expect(log.first == "bar.shouldPop(Secondary) -> true")
    #expect(
      log.filter { $0.contains("Move") } == [
        "Secondary.willMove(toParent: nil)", "Secondary.didMove(toParent: nil)",
      ])
    #expect(fixture.titles(fixture.primary) == ["List"])
    #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
  }

  @Test("B109: a swipe from the edge pops the innermost stack that can", arguments: from14)
  func swipe(system: Device.SystemVersion) throws {
    let fixture = SplitFixture(on: system, idiom: .phone, detail: ["Note", "Editor"])
    fixture.device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400))
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles(fixture.secondary) == ["Note"])
    #expect(fixture.titles(fixture.primary) == ["List", "Secondary"])
    fixture.device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400))
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles(fixture.primary) == ["List"])
  }

  @Test(
    "B171: collapsing and expanding move the detail without a pop that anybody sees", arguments: from14, [false, true])
  func collapseAndExpand(system: Device.SystemVersion, returnsNil: Bool) {
    let fixture = SplitFixture(
      on: system, detail: ["Note", "Editor"], assuming: { $0.popOutsideWindowReturnsNil = returnsNil })
    let isAppearing = { (names: String...) in names.map { "\($0).viewIsAppearing(false)" } }
    #expect(!fixture.split.isCollapsed)
    let collapse = fixture.log { fixture.makeCompact() }
    #expect(
      collapse == [
        "Split.viewWillTransition(to: 400x1180)", "Primary.viewWillTransition(to: 400x1180)",
        "List.viewWillTransition(to: 400x1180)", "Secondary.viewWillTransition(to: 400x1180)",
        "Note.viewWillTransition(to: 400x1180)", "Editor.viewWillTransition(to: 400x1180)",
        "delegate.topColumnForCollapsing(secondary) -> secondary",
        "Secondary.viewWillDisappear(false)", "Editor.viewWillDisappear(false)",
        "Secondary.viewDidDisappear(false)", "Editor.viewDidDisappear(false)",
        "Secondary.willMove(toParent: Primary)", "List.viewWillDisappear(false)",
        "Secondary.viewWillAppear(false)", "Editor.viewWillAppear(false)",
      ] + isAppearing("Secondary", "Editor") + [
        "List.viewDidDisappear(false)", "Secondary.viewDidAppear(false)", "Editor.viewDidAppear(false)",
        "Secondary.didMove(toParent: Primary)", "delegate.didCollapse",
      ])
    let expand = fixture.log { fixture.makeRegular() }
    #expect(
      expand.filter { !$0.contains("Transition") } == [
        "Secondary.willMove(toParent: nil)", "Secondary.viewWillDisappear(false)", "Editor.viewWillDisappear(false)",
        "List.viewWillAppear(false)",
      ] + isAppearing("List") + [
        "Secondary.viewDidDisappear(false)", "Editor.viewDidDisappear(false)", "List.viewDidAppear(false)",
        "Secondary.didMove(toParent: nil)", "bar.didPop(Secondary)", "Secondary.willMove(toParent: Split)",
        "Secondary.didMove(toParent: Split)", "Secondary.viewWillAppear(false)", "Editor.viewWillAppear(false)",
      ] + isAppearing("Secondary", "Editor") + [
        "Secondary.viewDidAppear(false)", "Editor.viewDidAppear(false)", "delegate.didExpand",
      ])
    #expect(fixture.titles(fixture.primary) == ["List"])
    #expect(fixture.titles(fixture.secondary) == ["Note", "Editor"])
  }

  @Test(
    "B171: a classic split view collapses and expands through the primary controller",
    arguments: Device.SystemVersion.all)
  func classic(system: Device.SystemVersion) {
    final class Watching: UINavigationController {
      override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
      ) {
        Device.current.log.note("collapse")
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
      }
      override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController?
      {
        Device.current.log.note("separate")
        return super.separateSecondaryViewController(for: splitViewController)
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        Device.current.log.note("pop(\(animated))")
        return super.popViewController(animated: animated)
      }
    }
    let fixture = SplitFixture(on: system, style: .unspecified, stack: { Watching() })
    let collapse = fixture.log { fixture.makeCompact() }
    #expect(fixture.titles(fixture.primary) == ["List", "Secondary"])
    #expect(fixture.split.viewControllers == [fixture.primary])
    let expand = fixture.log { fixture.makeRegular() }
    #expect(fixture.split.viewControllers == [fixture.primary, fixture.secondary])
    let isOwn = { (line: String) in
      ["collapse", "separate", "pop("].contains { line.hasPrefix($0) } || line.hasPrefix("delegate")
    }
    #expect(
      (collapse + expand).filter(isOwn) == [
        "delegate.collapseSecondary(Secondary) -> false", "collapse", "delegate.separateSecondary -> nil", "separate",
        "pop(false)",
      ])
  }

  @Test("B281: a delegate that collapses by itself discards the detail; one that separates by itself gives the new one")
  func classicDelegate() {
    let fixture = SplitFixture(style: .unspecified)
    fixture.delegate.discardsSecondary = true
    fixture.makeCompact()
    #expect(fixture.titles(fixture.primary) == ["List"])
    let other = fixture.device.run { TabsFixture.stack("Other", ["Other note"]) }
    fixture.delegate.separated = other
    fixture.makeRegular()
    #expect(fixture.split.viewControllers == [fixture.primary, other])
    #expect(fixture.device.visibleStack == ["Other note"])
  }

  @Test("B280: the delegate chooses the column on top", arguments: [UISplitViewController.Column.primary, .secondary])
  func top(column: UISplitViewController.Column) {
    let fixture = SplitFixture()
    fixture.delegate.top = column
    fixture.makeCompact()
    #expect(fixture.titles(fixture.primary) == (column == .primary ? ["List"] : ["List", "Secondary"]))
    fixture.makeRegular()
    #expect(fixture.device.visibleStack == ["Note"])
    #expect(fixture.secondary.parent === fixture.split)
  }

  @Test(
    "B278: a large phone expands in landscape and collapses in portrait, another one never expands",
    arguments: [true, false])
  func rotation(isLarge: Bool) {
    let fixture = SplitFixture(idiom: .phone, hasLargeScreen: isLarge)
    #expect(fixture.split.isCollapsed)
    fixture.device.rotate(to: .landscapeLeft)
    fixture.device.advanceUntilIdle()
    #expect(fixture.split.isCollapsed == !isLarge)
    let width = fixture.device.run { fixture.split.traitCollection.horizontalSizeClass }
    #expect(width == (isLarge ? .regular : .compact))
    fixture.device.rotate(to: .portrait)
    fixture.device.advanceUntilIdle()
    #expect(fixture.split.isCollapsed)
    #expect(fixture.titles(fixture.primary) == ["List", "Secondary"])
  }

  @Test("B278: a split view in a hidden tab follows the width when it is shown")
  func hiddenTab() throws {
    let device = Device(idiom: .pad)
    let split = device.run {
      let split = UISplitViewController(style: .doubleColumn)
      split.title = "Split"
      split.setViewController(screen("List"), for: .primary)
      split.setViewController(screen("Note"), for: .secondary)
      let tabs = UITabBarController()
      tabs.viewControllers = [split, screen("Other")]
      device.window.rootViewController = tabs
      tabs.selectedIndex = 1
      return split
    }
    device.resizeWindow(toWidth: 400)
    #expect(!split.isCollapsed)
    try device.tapTab("Split")
    #expect(split.isCollapsed)
    #expect(device.visibleStack == ["Note"])
  }

  @Test("B282: while the delegate is asked isCollapsed says what was")
  func isCollapsed() {
    final class Asking: UISplitViewControllerDelegate {
      var answers: [Bool] = []
      func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        answers.append(svc.isCollapsed)
        return proposed
      }
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { answers.append(svc.isCollapsed) }
    }
    let fixture = SplitFixture()
    let asking = Asking()
    fixture.split.delegate = asking
    fixture.makeCompact()
    #expect(asking.answers == [false, true])
  }

  @Test("B285: a transition under way is over when the width changes", arguments: from14)
  func transition(system: Device.SystemVersion) {
    let fixture = SplitFixture(on: system)
    fixture.device.run { fixture.secondary.pushViewController(screen("Editor"), animated: true) }
    fixture.makeCompact()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles(fixture.secondary) == ["Note", "Editor"])
    #expect(fixture.titles(fixture.primary) == ["List", "Secondary"])
    #expect(!fixture.device.log.take().contains { $0.hasPrefix("console") })
  }
}
