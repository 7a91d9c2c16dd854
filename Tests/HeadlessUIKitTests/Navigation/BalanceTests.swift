import Testing

@testable import HeadlessUIKit

/// A small deterministic source of choices.
private struct Choices {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

@MainActor
@Suite("Balance")
struct BalanceTests {
  /// One thing that a user or an app may do at any moment; what is impossible right now is left out.
  private func act(_ choices: inout Choices, _ fixture: NavigationFixture, _ counter: inout Int) {
    let device = fixture.device
    let navigation = fixture.navigation
    counter += 1
    let name = "S\(counter)"
    let animated = choices.next(3) > 0
    switch choices.next(14) {
    case 0, 1, 2: device.run { navigation.pushViewController(screen(name), animated: animated) }
    case 3: device.run { _ = navigation.popViewController(animated: animated) }
    case 4: device.run { _ = navigation.popToRootViewController(animated: animated) }
    case 5: device.run { navigation.setViewControllers([navigation.stack[0], screen(name)], animated: animated) }
    case 6, 7: try? device.tapBack()
    case 8:
      try? device.longPressBack()
      if let rows = device.backMenu { try? device.chooseRow(at: choices.next(rows.count)) }
    case 9, 10: try? device.swipeBack(.edge, to: choices.next(2) == 0 ? 0.3 : 0.8)
    case 11:
      guard device.run({ navigation.transition }) == nil else { return }
      device.run {
        let other = screen(name)
        other.modalPresentationStyle = choices.next(2) == 0 ? .fullScreen : .overFullScreen
        navigation.present(other, animated: animated)
      }
    case 12: device.run { navigation.dismiss(animated: animated) }
    default: device.advance(milliseconds: choices.next(500))
    }
  }

  /// Checks that each controller hears its callbacks in an order that makes sense.
  private func checkOrder(of log: [String], from states: inout [String: String]) {
    let allowed = [
      "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    for line in log {
      #expect(!line.hasPrefix("console: Unbalanced"))
      guard let dot = line.firstIndex(of: "."), let paren = line.firstIndex(of: "("), dot < paren else { continue }
      let callback = String(line[line.index(after: dot)..<paren])
      let name = String(line[..<dot])
      guard let before = allowed[callback] else { continue }
      #expect(before.contains(states[name] ?? ""), "\(line) after \(states[name] ?? "nothing")")
      states[name] = callback
    }
  }

  @Test("Whatever happens, callbacks are balanced and the stacks agree", arguments: Device.SystemVersion.all)
  func walk(system: Device.SystemVersion) {
    for (seed, assumptions) in Device.Assumptions.eachAlone.enumerated() {
      let fixture = NavigationFixture(["Root"], on: system, assuming: { $0 = assumptions })
      var choices = Choices(state: UInt64(seed + 1))
      var states = ["Root": "viewDidAppear", "UINavigationController": "viewDidAppear"]
      var counter = 0
      for step in 1...120 {
        act(&choices, fixture, &counter)
        checkOrder(of: fixture.device.log.take(), from: &states)
        guard step.isMultiple(of: 10) else { continue }
        fixture.device.advanceUntilIdle()
        fixture.device.run { fixture.navigation.dismiss(animated: false) }
        checkOrder(of: fixture.device.log.take(), from: &states)
        guard !fixture.navigation.isFrozen else { break }
        let navigation = fixture.navigation
        #expect(navigation.transition == nil)
        #expect(navigation.children == navigation.stack)
        #expect(fixture.itemTitles == fixture.titles)
        for screen in navigation.stack.dropLast() { #expect(screen.appearance == .disappeared) }
        #expect(fixture.top.appearance == .appeared)
        #expect(navigation.container.subviews == [fixture.top.view])
      }
    }
  }
}
