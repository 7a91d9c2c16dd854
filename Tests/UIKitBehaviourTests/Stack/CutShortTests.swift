import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BothSides {
  @MainActor
  @Suite("Transitions that are cut short")
  struct CutShortTests {
    /// What each screen was told in an order that no controller may be told it in.
    private func faults(in log: [String]) -> [String] {
      let before = [
        "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
        "viewWillDisappear": ["", "viewDidAppear", "viewWillAppear"], "viewDidDisappear": ["viewWillDisappear"],
      ]
      var last: [Substring: String] = [:]
      var faults: [String] = []
      for line in log {
        let parts = line.split(separator: ".")
        guard parts.count == 2, let call = before.keys.first(where: { parts[1].hasPrefix($0) }) else { continue }
        if before[call]?.contains(last[parts[0]] ?? "") == false { faults.append(line) }
        last[parts[0]] = call
      }
      let open = last.filter { $0.value.hasPrefix("viewWill") }.map { "\($0.key) waits after \($0.value)" }
      return faults + open.sorted()
    }

    @Test(
      "B300 on both sides: a push in a sheet that is dismissed meanwhile", arguments: System.from(13), [true, false])
    func sheet(system: System, animated: Bool) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let inner = UINavigationController(rootViewController: stage.screen("Form"))
        stage.stack.present(inner, animated: false)
        await display.rest()
        inner.pushViewController(stage.screen("Details"), animated: true)
        stage.stack.dismiss(animated: animated)
        await display.rest()
        #expect(stage.stack.presentedViewController == nil)
        let log = stage.log.take()
        #expect(faults(in: log) == [])
        #expect(log.contains { $0.hasPrefix("Details.viewDidDisappear") })
        #expect(log.contains { $0.hasPrefix("Form.viewDidDisappear") })
        #expect(!log.contains { $0.hasPrefix("Details.viewDidAppear") })
      }
    }

    @Test("B300, B301 on both sides: another tab in the middle of a push, and back", arguments: System.from(13))
    func tab(system: System) async throws {
      try await withDisplay(system) { display in
        let log = Log()
        let stack = UINavigationController(rootViewController: Recorder("List", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, Recorder("Other", log)]
        display.window.rootViewController = tabs
        await display.rest()
        log.take()
        stack.pushViewController(Recorder("Details", log), animated: true)
        tabs.selectedIndex = 1
        await display.rest()
        tabs.selectedIndex = 0
        await display.rest()
        let lines = log.take()
        #expect(faults(in: lines) == [])
        #expect(lines.last { $0.hasPrefix("Details.view") } == "Details.viewDidAppear(false)")
        #expect(lines.last { $0.hasPrefix("List.view") }?.hasPrefix("List.viewDidDisappear") == true)
        #expect(stack.transitionCoordinator == nil)
      }
    }
  }
}
