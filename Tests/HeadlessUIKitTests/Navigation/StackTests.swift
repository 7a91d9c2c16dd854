import Testing

@testable import HeadlessUIKit

private let upTo18 = Device.SystemVersion.all.filter { $0 < .init(26) }

@MainActor
@Suite("The stack")
struct StackTests {
  private static func refusal(_ method: String) -> String {
    "console: \(method) called on <UINavigationController> while an existing transition or presentation is occurring; "
      + "the navigation stack will not be updated."
  }

  @Test("The header: pushing what is on the stack has no effect")
  func pushTwice() {
    let fixture = NavigationFixture()
    let log = fixture.log { fixture.navigation.pushViewController(fixture.top, animated: true) }
    #expect(log == [])
  }

  @Test("Popping to a screen that is not on the stack raises")
  func popToStranger() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture()
        fixture.log { fixture.navigation.popToViewController(screen("Stranger"), animated: true) }
      }
    }
  }

  @Test("B105: the second of two quick edits re-adds what the first removed", arguments: upTo18)
  func twoQuickEdits(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List"], on: system)
    let navigation = fixture.navigation
    fixture.log {
      navigation.pushViewController(screen("Note"), animated: true)
      navigation.viewControllers.removeLast()
      navigation.viewControllers.append(screen("Editor"))
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B106, B141: up to 18 a pop during a transition is ignored and says so", arguments: upTo18)
  func ignoredPop(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    let navigation = fixture.navigation
    fixture.log { navigation.pushViewController(screen("Editor"), animated: true) }
    let log = fixture.log {
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) == nil)
    }
    #expect(
      log == [Self.refusal("popViewControllerAnimated:"), Self.refusal("popToRootViewControllerAnimated:")])
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B106: or it waits: open", arguments: upTo18)
  func queuedPop(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List", "Note"], on: system, assuming: { $0.popDuringTransition = .queued })
    let log = fixture.log {
      fixture.navigation.pushViewController(screen("Editor"), animated: true)
      #expect(fixture.navigation.popViewController(animated: true) == nil)
    }
    #expect(log.last != Self.refusal("popViewControllerAnimated:"))
    fixture.device.advance(milliseconds: TransitionDurations.navigation)
    #expect(fixture.navigation.transition?.operation == .pop)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B106: on 26 it runs, or is ignored: open", arguments: [true, false])
  func popDuringInterruptibleTransition(runs: Bool) {
    let fixture = NavigationFixture(
      ["List", "Note"], assuming: { $0.popDuringInterruptibleTransition = runs ? .runs : .ignored })
    fixture.log { fixture.navigation.pushViewController(screen("Editor"), animated: true) }
    let log = fixture.log { fixture.navigation.popViewController(animated: true) }
    #expect(log.first == (runs ? "Note.viewDidDisappear(true)" : Self.refusal("popViewControllerAnimated:")))
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (runs ? ["List", "Note"] : ["List", "Note", "Editor"]))
  }

  @Test("B107: outside of a window the array changes and the callbacks come later", arguments: Device.SystemVersion.all)
  func outsideWindow(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    fixture.log { fixture.device.window.rootViewController = screen("Other") }
    let log = fixture.log { #expect(fixture.navigation.popViewController(animated: true)?.title == "Editor") }
    #expect(
      log.filter { !$0.hasPrefix("bar.shouldPop") }
        == ["Editor.willMove(toParent: nil)", "Editor.didMove(toParent: nil)", "bar.didPop(Editor)"])
    #expect(fixture.titles == ["List", "Note"])
    let appearing = system >= .init(13)
    let log2 = fixture.log { fixture.device.window.rootViewController = fixture.navigation }
    #expect(
      log2.suffix(appearing ? 9 : 7)
        == [
          "UINavigationController.viewWillAppear(false)", "Note.viewDidLoad()", "Note.viewWillAppear(false)",
          "delegate.willShow(Note)",
        ]
        + (appearing ? ["UINavigationController.viewIsAppearing(false)", "Note.viewIsAppearing(false)"] : [])
        + ["UINavigationController.viewDidAppear(false)", "Note.viewDidAppear(false)", "delegate.didShow(Note)"])
  }

  @Test("B107: the return value may be nil there: open")
  func outsideWindowReturnsNil() {
    let fixture = NavigationFixture(assuming: { $0.popOutsideWindowReturnsNil = true })
    fixture.log {
      fixture.device.window.rootViewController = screen("Other")
      #expect(fixture.navigation.popViewController(animated: true) == nil)
    }
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B108: setViewControllers tells the dropped top willMove, or not: open", arguments: [true, false])
  func setTellsWillMove(tells: Bool) {
    let fixture = NavigationFixture(["List", "Note"], assuming: { $0.setViewControllersSendsWillMove = tells })
    let log = fixture.log {
      fixture.navigation.setViewControllers([fixture.navigation.viewControllers[0]], animated: true)
    }
    #expect(log.contains("Note.willMove(toParent: nil)") == tells)
    #expect(fixture.logUntilIdle().contains("Note.didMove(toParent: nil)"))
  }

  @Test("Setting a stack with the same top exchanges what is below without a transition")
  func sameTop() {
    let fixture = NavigationFixture(["List", "Note"])
    let log = fixture.log { fixture.navigation.setViewControllers([fixture.top], animated: true) }
    #expect(log == ["List.willMove(toParent: nil)", "List.didMove(toParent: nil)"])
    #expect(fixture.device.backButtonTitle == nil)
    #expect(fixture.navigation.transition == nil)
  }

  @Test("A screen outside the stack comes by a push, one from below by a pop")
  func operations() {
    let fixture = NavigationFixture(["List", "Note"])
    let navigation = fixture.navigation
    let root = navigation.viewControllers[0]
    fixture.log { navigation.setViewControllers([root, screen("Editor")], animated: true) }
    #expect(navigation.transition?.operation == .push)
    fixture.device.advanceUntilIdle()
    fixture.log { navigation.setViewControllers([root], animated: true) }
    #expect(navigation.transition?.operation == .pop)
  }
}
