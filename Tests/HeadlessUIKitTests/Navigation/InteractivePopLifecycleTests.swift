import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Swiping back, from began to the end")
struct InteractivePopLifecycleTests {
  private func name(_ system: Device.SystemVersion) -> String {
    system >= .init(26) ? "UINavigationController.edgeSwipe" : "InteractivePopGestureRecognizer"
  }

  private func start(_ system: Device.SystemVersion) -> [String] {
    ["recognizer \(name(system)): began"]
      + ["Note.willMove(toParent: nil)"] + (system < .init(13) ? ["bar.shouldPop(Note) -> true"] : [])
      + ["List.viewDidLoad()", "Note.viewWillDisappear(true)", "List.viewWillAppear(true)", "delegate.willShow(List)"]
      + (system >= .init(13) ? ["List.viewIsAppearing(true)"] : [])
  }

  @Test("B239: a swipe past the middle pops", arguments: Device.SystemVersion.all)
  func completes(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    try fixture.device.swipeBack(to: 0.6)
    #expect(fixture.device.log.take() == start(system) + ["recognizer \(name(system)): ended"])
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take() == [
        "Note.viewDidDisappear(true)", "List.viewDidAppear(true)", "Note.didMove(toParent: nil)", "bar.didPop(Note)",
        "delegate.didShow(List)",
      ])
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }

  @Test("B61, B62, B239: a swipe let go early runs the calls the other way", arguments: Device.SystemVersion.all)
  func cancels(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    try fixture.device.swipeBack(to: 0.4)
    #expect(fixture.device.log.take() == start(system) + ["recognizer \(name(system)): ended"])
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take() == [
        "List.viewWillDisappear(true)", "List.viewDidDisappear(true)", "Note.viewWillAppear(true)",
        "Note.viewDidAppear(true)",
      ])
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
    // The next swipe works as the first.
    try fixture.device.swipeBack(to: 0.6)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }

  @Test("B238: a fast finger decides by its direction, wherever it is")
  func completionRule() throws {
    let fixture = NavigationFixture(["List", "Note"])
    try fixture.device.swipeBack(to: 0.2, milliseconds: 100, isFlick: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])

    let other = NavigationFixture(["List", "Note"])
    try other.device.swipeBack(to: 0.9, lift: false)
    try other.device.continueSwipe(to: 0.6, milliseconds: 100)
    try other.device.liftSwipe(isFlick: true)
    other.device.advanceUntilIdle()
    #expect(other.titles == ["List", "Note"])
  }

  @Test("A touch that the system takes away takes the swipe back")
  func cancelledTouch() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let touch = try #require(
      fixture.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), lift: false))
    fixture.device.cancelTouch(touch)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("Right to left, the swipe is mirrored", arguments: Device.Swipe.allCases)
  func mirrored(swipe: Device.Swipe) throws {
    let fixture = NavigationFixture(["List", "Note"], layoutDirection: .rightToLeft)
    try fixture.device.swipeBack(swipe, to: 0.6)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])

    let other = NavigationFixture(["List", "Note"], layoutDirection: .rightToLeft)
    other.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
    other.device.advanceUntilIdle()
    #expect(other.titles == ["List", "Note"])
  }

  @Test("B4: up to 12 a swipe asks shouldPop when it begins, and does not listen", arguments: Device.SystemVersion.all)
  func swipeAsks(system: Device.SystemVersion) throws {
    final class Refusing: UINavigationController, UINavigationBarDelegate {
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        note("asked while \(interactivePopGestureRecognizer!.state), top is \(topViewController!.title!)")
        return false
      }
    }
    for asks in [false, true] {
      let fixture = NavigationFixture(
        ["List", "Note"], on: system, assuming: { $0.swipeAsksShouldPopFrom13 = asks }, with: { Refusing() })
      try fixture.device.swipeBack(to: 0.6)
      let questions = fixture.device.log.take().filter { $0.hasPrefix("asked") }
      #expect(questions == (system < .init(13) || asks ? ["asked while began, top is List"] : []))
      fixture.device.advanceUntilIdle()
      #expect(fixture.titles == ["List"])
    }
  }

  @Test("B15: a swipe calls popViewController, and right after super it is interactive")
  func overridesPop() throws {
    final class Noting: UINavigationController {
      override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        note("pop(\(animated)), interactive: \(transitionCoordinator?.isInteractive == true)")
        return popped
      }
    }
    let fixture = NavigationFixture(with: { Noting() })
    try fixture.device.swipeBack(to: 0.6)
    fixture.device.advanceUntilIdle()
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take().filter { $0.hasPrefix("pop") } == [
        "pop(true), interactive: true", "pop(true), interactive: false",
      ])
    #expect(fixture.titles == ["List"])
  }

  @Test("B63: notifyWhenInteractionChanges in willShow says how the finger ended", arguments: [0.4, 0.6])
  func interactionChanges(fraction: Double) throws {
    final class Listener: UINavigationControllerDelegate {
      func navigationController(_ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool)
      {
        guard let coordinator = navigation.transitionCoordinator, coordinator.isInteractive else { return }
        coordinator.notifyWhenInteractionChanges { note("cancelled: \($0.isCancelled) at \($0.percentComplete)") }
      }
    }
    let fixture = NavigationFixture(["List", "Note"])
    let listener = Listener()
    fixture.navigation.delegate = listener
    try fixture.device.swipeBack(to: fraction)
    #expect(fixture.device.log.take().last == "cancelled: \(fraction < 0.5) at \(fraction)")
  }

  @Test("B65: an animator driven by a percent-driven controller that is cancelled at once restores the stack")
  func cancelledByInteractionController() throws {
    final class Animator: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    final class Delegate: UINavigationControllerDelegate {
      let driver = UIPercentDrivenInteractiveTransition()
      func navigationController(
        _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
      func navigationController(
        _ navigation: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let fixture = NavigationFixture(["List", "Note"])
    let delegate = Delegate()
    fixture.navigation.delegate = delegate
    try fixture.device.swipeBack(to: 0.3, lift: false)
    #expect(fixture.titles == ["List"])
    fixture.device.advance(milliseconds: 10)
    fixture.device.run { delegate.driver.cancel() }
    try fixture.device.liftSwipe()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])

    try fixture.device.tapBack()
    fixture.device.advance(milliseconds: 10)
    fixture.device.run { delegate.driver.cancel() }
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B165: a trackpad swipes back from over the content, from 13.4 on", arguments: Device.SystemVersion.all)
  func trackpad(system: Device.SystemVersion) throws {
    for drivesContent in [false, true] {
      let fixture = NavigationFixture(
        ["List", "Note"], on: system, assuming: { $0.trackpadDrivesContentSwipe = drivesContent })
      guard system >= .init(13, 4) else {
        #expect(throws: DriverError.self) { try fixture.device.swipeBack(.trackpad, to: 0.6) }
        continue
      }
      try fixture.device.swipeBack(.trackpad, to: 0.6)
      fixture.device.advanceUntilIdle()
      let isContent = drivesContent && system >= .init(26)
      #expect(
        fixture.device.log.take().first
          == "recognizer \(isContent ? "UINavigationController.contentSwipe" : name(system)): began")
      #expect(fixture.titles == ["List"])
    }
  }

  @Test("A swiped-away screen and its controller leave nothing behind")
  func leaks() throws {
    weak var weakNavigation: UINavigationController?
    weak var weakScreen: UIViewController?
    do {
      let fixture = NavigationFixture(["List", "Note"])
      weakNavigation = fixture.navigation
      weakScreen = fixture.top
      try fixture.device.swipeBack(to: 0.6)
      fixture.device.advanceUntilIdle()
      #expect(weakScreen == nil)
      fixture.device.run { fixture.device.window.rootViewController = nil }
    }
    #expect(weakNavigation == nil)
  }
}
