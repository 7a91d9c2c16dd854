import Foundation
import Testing

@testable import HeadlessUIKit

/// Notes what it sees of its surroundings in each callback.
private final class Observer: UIViewController {
  var seen: [String] = []

  private func note(_ callback: String) {
    var flags: [String] = []
    if isMovingFromParent { flags.append("movingFrom") }
    if isMovingToParent { flags.append("movingTo") }
    if parent == nil { flags.append("alone") }
    seen.append(([callback] + flags).joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMove nil" : "willMove") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMove nil" : "didMove") }
}

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
  private func observed(
    on system: Device.SystemVersion = .newest, assuming turn: (inout Device.Assumptions) -> Void = { _ in }
  ) -> (NavigationFixture, Observer) {
    let fixture = NavigationFixture(["List"], on: system, assuming: turn)
    let observer = fixture.device.run {
      let observer = Observer()
      observer.title = "Note"
      fixture.navigation.pushViewController(observer, animated: true)
      return observer
    }
    fixture.device.advanceUntilIdle()
    return (fixture, observer)
  }

  @Test("B150, B152: the flags are true inside the callbacks only, and the parent is gone in viewDidDisappear")
  func flags() {
    let (fixture, observer) = observed()
    #expect(observer.seen == ["willMove alone", "willAppear movingTo", "didAppear movingTo", "didMove"])
    observer.seen = []
    fixture.log { fixture.navigation.popViewController(animated: true) }
    #expect(!observer.isMovingFromParent)
    fixture.device.advanceUntilIdle()
    #expect(
      observer.seen == [
        "willMove nil", "willDisappear movingFrom", "didDisappear movingFrom alone", "didMove nil alone",
      ])
  }

  @Test("B151, B152: in a swipe it is moving at once; if that is taken back it never moved")
  func swipe() {
    let (fixture, observer) = observed()
    observer.seen = []
    fixture.log { fixture.navigation.beginInteractivePop()?.cancel() }
    fixture.device.advanceUntilIdle()
    #expect(observer.seen == ["willMove nil", "willDisappear movingFrom", "willAppear", "didAppear"])
    observer.seen = []
    fixture.log { fixture.navigation.beginInteractivePop()?.finish() }
    #expect(!observer.seen.contains("didMove nil alone"))
    fixture.device.advanceUntilIdle()
    #expect(observer.seen.last == "didMove nil alone")
  }

  @Test("B153: willMove comes when the swipe begins or when it has completed: open", arguments: [true, false])
  func willMove(atStart: Bool) {
    let (fixture, observer) = observed(assuming: { $0.willMoveAtSwipeStart = atStart })
    observer.seen = []
    fixture.log { fixture.navigation.beginInteractivePop()?.cancel() }
    fixture.device.advanceUntilIdle()
    #expect(observer.seen.contains("willMove nil") == atStart)
    observer.seen = []
    fixture.log { fixture.navigation.beginInteractivePop()?.finish() }
    fixture.device.advanceUntilIdle()
    #expect(observer.seen.count { $0 == "willMove nil" } == 1)
  }

  @Test("B156: didPop comes after the animation, or at once without one", arguments: [true, false])
  func didPop(animated: Bool) {
    let fixture = NavigationFixture(["List", "Note"])
    let log = fixture.log { fixture.navigation.popViewController(animated: animated) }
    #expect(log.contains("bar.didPop(Note)") == !animated)
    #expect(fixture.logUntilIdle().contains("bar.didPop(Note)") == animated)
  }

  @Test("B160: popped screens are gone, by every way")
  func leaks() throws {
    let fixture = NavigationFixture(["List"])
    let navigation = fixture.navigation
    weak var note: UIViewController?
    func push() {
      fixture.device.run {
        let screen = screen("Note")
        note = screen
        navigation.pushViewController(screen, animated: true)
      }
      fixture.device.advanceUntilIdle()
    }
    push()
    #expect(note != nil)
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(note == nil)

    push()
    fixture.log { navigation.beginInteractivePop()?.finish() }
    fixture.device.advanceUntilIdle()
    #expect(note == nil)

    push()
    fixture.log { navigation.setViewControllers([navigation.viewControllers[0]], animated: false) }
    #expect(note == nil)

    push()
    fixture.log { navigation.beginInteractivePop()?.cancel() }
    fixture.device.advanceUntilIdle()
    try fixture.device.longPressBack()
    try fixture.device.chooseRow("List")
    fixture.device.advanceUntilIdle()
    #expect(note == nil)
  }

  @Test("B160: a navigation controller and its bar are gone with the window's root")
  func navigationLeaks() {
    let device = Device()
    weak var navigation: UINavigationController?
    weak var bar: UINavigationBar?
    device.run {
      let controller = UINavigationController(rootViewController: screen("List"))
      device.window.rootViewController = controller
      navigation = controller
      bar = controller.navigationBar
    }
    #expect(navigation != nil)
    device.run { device.window.rootViewController = nil }
    #expect(navigation == nil)
    #expect(bar == nil)
  }

  @Test("B172: a helper view in front of the scroll view keeps the large title from collapsing")
  func largeTitle() {
    let fixture = NavigationFixture([])
    let scrollView = fixture.device.run {
      let note = screen("Note")
      let scrollView = UIScrollView(frame: note.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      note.view.addSubview(scrollView)
      fixture.navigation.navigationBar.prefersLargeTitles = true
      fixture.navigation.pushViewController(note, animated: false)
      return scrollView
    }
    #expect(fixture.device.showsLargeTitle)
    fixture.device.run { scrollView.contentOffset.y = 100 }
    #expect(!fixture.device.showsLargeTitle)

    let helper = UIView()
    fixture.device.run { fixture.top.view.insertSubview(helper, at: 0) }
    #expect(fixture.device.showsLargeTitle)
    fixture.device.run { fixture.top.view.bringSubviewToFront(helper) }
    #expect(!fixture.device.showsLargeTitle)
  }
}
