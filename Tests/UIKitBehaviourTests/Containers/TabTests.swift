import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BothSides {
  @MainActor
  @Suite("Tabs")
  struct TabTests {
    /// A tab bar of recorders on display, and their empty log.
    private func show(_ titles: [String], on display: Display) async -> (UITabBarController, Log) {
      let log = Log()
      let tabs = UITabBarController()
      tabs.viewControllers = titles.map { Recorder($0, log) }
      display.window.rootViewController = tabs
      await display.rest()
      log.take()
      return (tabs, log)
    }

    @Test("B270 on both sides: who comes will appear first and has appeared last", arguments: System.from(13))
    func order(system: System) async throws {
      try await withDisplay(system) { display in
        let (tabs, log) = await show(["First", "Second"], on: display)
        tabs.selectedIndex = 1
        await display.rest()
        let words = ["viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidDisappear", "viewDidAppear"]
        #expect(
          log.take().filter { line in words.contains { line.contains($0) } } == [
            "Second.viewDidLoad()", "Second.viewWillAppear(false)", "First.viewWillDisappear(false)",
            "First.viewDidDisappear(false)", "Second.viewDidAppear(false)",
          ])
      }
    }

    @Test("B272 on both sides: the selected controller stays selected, else its index counts", arguments: System.all)
    func exchange(system: System) async throws {
      try await withDisplay(system) { display in
        let (tabs, _) = await show(["A", "B", "C"], on: display)
        let all = try #require(tabs.viewControllers)
        tabs.selectedIndex = 1
        tabs.viewControllers = [all[1], all[0]]
        #expect(tabs.selectedViewController === all[1])
        #expect(tabs.selectedIndex == 0)
        tabs.viewControllers = [all[2], all[0]]
        #expect(tabs.selectedViewController === all[2])
      }
    }

    @Test("B273 on both sides: More is no controller of the app and has no index", arguments: System.all)
    func more(system: System) async throws {
      try await withDisplay(system) { display in
        let (tabs, _) = await show((1...9).map { "Tab \($0)" }, on: display)
        tabs.selectedViewController = tabs.moreNavigationController
        #expect(tabs.viewControllers?.indices.contains(tabs.selectedIndex) == false)
        #expect(tabs.viewControllers?.count == 9)
        tabs.selectedIndex = 8
        #expect(tabs.selectedViewController?.title == "Tab 9")
      }
    }

    @Test("B100 on both sides: code that selects the selected tab pops nothing", arguments: System.all)
    func again(system: System) async throws {
      try await withDisplay(system) { display in
        let log = Log()
        let tabs = UITabBarController()
        let stack = UINavigationController()
        stack.setViewControllers(["List", "Note"].map { Recorder($0, log) }, animated: false)
        tabs.viewControllers = [stack]
        display.window.rootViewController = tabs
        await display.rest()
        tabs.selectedIndex = 0
        tabs.selectedViewController = stack
        await display.rest()
        #expect(stack.viewControllers.map(\.title) == ["List", "Note"])
      }
    }
  }
}
