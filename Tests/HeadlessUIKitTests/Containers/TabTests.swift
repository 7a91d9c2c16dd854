import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tabs")
struct TabTests {
  private func isAppearing(_ names: String..., on system: Device.SystemVersion) -> [String] {
    system >= .init(13) ? names.map { "\($0).viewIsAppearing(false)" } : []
  }

  @Test(
    "B100: a tap on the selected tab pops to the root and is told; no bar is asked", arguments: Device.SystemVersion.all
  )
  func retap(system: Device.SystemVersion) throws {
    let fixture = TabsFixture(on: system)
    #expect(
      try fixture.logOfTap("Notes") == [
        "delegate.shouldSelect(Notes) -> true",
        "Editor.willMove(toParent: nil)", "Note.willMove(toParent: nil)",
        "List.viewDidLoad()", "Editor.viewWillDisappear(true)", "List.viewWillAppear(true)",
      ] + (system >= .init(13) ? ["List.viewIsAppearing(true)"] : []) + [
        "delegate.didSelect(Notes)", "Editor.viewDidDisappear(true)", "List.viewDidAppear(true)",
        "Editor.didMove(toParent: nil)", "Note.didMove(toParent: nil)", "bar.didPop(Editor)",
      ])
    #expect(fixture.titles(at: 0) == ["List"])
    #expect(fixture.device.selectedTab == "Notes")
  }

  @Test("B100: a re-tap arrives at the app's override, animated", arguments: Device.SystemVersion.all)
  func retapOverride(system: Device.SystemVersion) throws {
    final class Watching: UINavigationController {
      var calls: [String] = []
      override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        calls.append("popToRoot(\(animated))")
        return nil
      }
    }
    let watching = Device(system: system).run { Watching() }
    let fixture = TabsFixture(
      [("Notes", ["List", "Note"])], on: system,
      child: { _, screens in
        watching.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 0)
        watching.title = "Notes"
        watching.setViewControllers(screens.map(screen), animated: false)
        return watching
      })
    #expect(
      try fixture.logOfTap("Notes") == ["delegate.shouldSelect(Notes) -> true", "delegate.didSelect(Notes)"])
    #expect(watching.calls == ["popToRoot(true)"])
    #expect(fixture.titles(at: 0) == ["List", "Note"])
  }

  @Test("B100: a no to shouldSelect stops a re-tap and a change of tabs; didSelect does not come")
  func shouldSelect() throws {
    let fixture = TabsFixture()
    fixture.delegate.allows = false
    #expect(try fixture.logOfTap("Notes") == ["delegate.shouldSelect(Notes) -> false"])
    #expect(try fixture.logOfTap("Search") == ["delegate.shouldSelect(Search) -> false"])
    #expect(fixture.titles(at: 0) == ["List", "Note", "Editor"])
    #expect(fixture.device.selectedTab == "Notes")
  }

  @Test("B100: code is not asked and not told")
  func byCode() throws {
    let fixture = TabsFixture()
    fixture.delegate.allows = false
    fixture.device.run { fixture.tabs.selectedIndex = 1 }
    #expect(fixture.device.log.take().allSatisfy { !$0.hasPrefix("delegate") })
    #expect(fixture.tabs.selectedViewController === fixture.stack(at: 1))
    fixture.device.run { fixture.tabs.selectedViewController = fixture.stack(at: 0) }
    #expect(fixture.tabs.selectedIndex == 0)
    // Selecting the selected one pops nothing.
    fixture.device.run { fixture.tabs.selectedIndex = 0 }
    #expect(fixture.titles(at: 0) == ["List", "Note", "Editor"])
  }

  @Test(
    "B270: what comes will appear before what goes will disappear, and has appeared last",
    arguments: Device.SystemVersion.all)
  func order(system: Device.SystemVersion) throws {
    let fixture = TabsFixture(on: system)
    #expect(
      try fixture.logOfTap("Search") == [
        "delegate.shouldSelect(Search) -> true", "Search.viewDidLoad()", "Search.viewWillAppear(false)",
        "Find.viewDidLoad()", "Find.viewWillAppear(false)", "Notes.viewWillDisappear(false)",
        "Editor.viewWillDisappear(false)",
      ] + isAppearing("Search", "Find", on: system) + [
        "Notes.viewDidDisappear(false)", "Editor.viewDidDisappear(false)", "Search.viewDidAppear(false)",
        "Find.viewDidAppear(false)", "delegate.didSelect(Search)",
      ])
    #expect(fixture.stack(at: 0).viewIfLoaded?.window == nil)
    #expect(fixture.titles(at: 0) == ["List", "Note", "Editor"])
  }

  @Test("B271: by the time of didSelect a re-tap has popped", arguments: Device.SystemVersion.all)
  func popBeforeDidSelect(system: Device.SystemVersion) throws {
    let fixture = TabsFixture(on: system)
    var depth = 0
    fixture.delegate.onSelect = { depth = ($0.selectedViewController as? UINavigationController)?.stack.count ?? 0 }
    try fixture.device.tapTab("Notes")
    #expect(depth == 1)
  }

  @Test(
    "B101: up to 18 a re-tap pops nothing in a tab that is no navigation controller itself",
    arguments: Device.SystemVersion.all, [true, false])
  func indirect(system: Device.SystemVersion, pops: Bool) throws {
    let fixture = TabsFixture(
      [("Notes", ["List", "Note"])], on: system, assuming: { $0.retapPopsInsideOtherTabsOn26 = pops },
      child: { tab, screens in
        let wrapper = screen(tab)
        let navigation = TabsFixture.stack("Stack", screens)
        wrapper.addChild(navigation)
        wrapper.view.addSubview(navigation.view)
        navigation.didMove(toParent: wrapper)
        return wrapper
      })
    _ = try fixture.logOfTap("Notes")
    #expect(fixture.device.visibleStack == (system >= .init(26) && pops ? ["List"] : ["List", "Note"]))
  }

  @Test("B272: new controllers: the selected one stays selected, else the one at its index, else the first")
  func exchange() {
    let fixture = TabsFixture([("A", ["a"]), ("B", ["b"]), ("C", ["c"])])
    let (device, tabs) = (fixture.device, fixture.tabs)
    let all = tabs.viewControllers!
    device.run { tabs.selectedIndex = 1 }
    device.log.take()
    device.run { tabs.viewControllers = [all[1], all[0]] }
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === all[1])
    #expect(device.log.take() == ["C.willMove(toParent: nil)", "C.didMove(toParent: nil)"])
    device.run { tabs.viewControllers = [all[2], all[0]] }
    #expect(tabs.selectedViewController === all[2])
    device.run { tabs.viewControllers = nil }
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(device.tabTitles == [])
  }

  @Test(
    "B275: a screen can hide the bar when it is pushed; whether those above it do is open", arguments: [true, false])
  func hiddenBar(stays: Bool) throws {
    let fixture = TabsFixture([("Notes", ["List"])], assuming: { $0.hiddenBottomBarStaysHiddenAbove = stays })
    func push(_ title: String, hides: Bool) {
      fixture.device.run {
        let next = screen(title)
        next.hidesBottomBarWhenPushed = hides
        fixture.stack(at: 0).pushViewController(next, animated: true)
      }
      fixture.device.advanceUntilIdle()
    }
    func bottomInset() -> CGFloat {
      fixture.device.run { fixture.stack(at: 0).topViewController!.view.safeAreaInsets.bottom }
    }
    #expect(bottomInset() == 83)
    push("Note", hides: true)
    #expect(fixture.tabs.tabBar.isHidden)
    #expect(bottomInset() == 34)
    #expect(throws: DriverError("The tab bar is hidden.")) { try fixture.device.tapTab("Notes") }
    push("Editor", hides: false)
    #expect(fixture.tabs.tabBar.isHidden == stays)
    fixture.device.run { _ = fixture.stack(at: 0).popToRootViewController(animated: true) }
    fixture.device.advanceUntilIdle()
    #expect(!fixture.tabs.tabBar.isHidden)
  }

  @Test("B276: a tab is named by its controller's own item, by a stack's first screen, or by the title")
  func items() {
    let device = Device()
    device.run {
      let own = screen("Own")
      own.tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 7)
      let root = screen("Root")
      root.tabBarItem = UITabBarItem(title: "The root's", image: nil, selectedImage: nil)
      let tabs = UITabBarController()
      tabs.viewControllers = [own, UINavigationController(rootViewController: root), screen("Titled")]
      device.window.rootViewController = tabs
      #expect(device.tabTitles == ["Mine", "The root's", "Titled"])
      #expect(tabs.tabBar.items?.first?.tag == 7)
      #expect(root.tabBarController === tabs)
      tabs.viewControllers?[2].title = "Renamed"
    }
    #expect(device.tabTitles == ["Mine", "The root's", "Renamed"])
  }

  @Test(
    "Tabs are touched where they stand, mirrored too",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func places(direction: UIUserInterfaceLayoutDirection) {
    let fixture = TabsFixture(layoutDirection: direction)
    let isMirrored = direction == .rightToLeft
    fixture.device.tap(at: CGPoint(x: isMirrored ? 20 : 370, y: 780))
    #expect(fixture.tabs.selectedIndex == 1)
    fixture.device.tap(at: CGPoint(x: isMirrored ? 370 : 20, y: 780))
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test("A tab bar pushed onto a stack leaves with the outer stack; a re-tap pops inside")
  func pushed() throws {
    let fixture = NavigationFixture(["Home"])
    let tabs = fixture.device.run {
      let tabs = UITabBarController()
      tabs.title = "Tabs"
      tabs.viewControllers = [screen("First"), screen("Second")]
      fixture.navigation.pushViewController(tabs, animated: true)
      return tabs
    }
    fixture.device.advanceUntilIdle()
    try fixture.device.tapTab("Second")
    #expect(tabs.selectedIndex == 1)
    fixture.device.log.take()
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take() == [
        "bar.shouldPop(Tabs) -> true", "Tabs.willMove(toParent: nil)", "Tabs.viewWillDisappear(true)",
        "Second.viewWillDisappear(true)", "Home.viewWillAppear(true)", "delegate.willShow(Home)",
        "Home.viewIsAppearing(true)", "Tabs.viewDidDisappear(true)", "Second.viewDidDisappear(true)",
        "Home.viewDidAppear(true)", "Tabs.didMove(toParent: nil)", "bar.didPop(Tabs)", "delegate.didShow(Home)",
      ])
    #expect(fixture.titles == ["Home"])
  }
}
