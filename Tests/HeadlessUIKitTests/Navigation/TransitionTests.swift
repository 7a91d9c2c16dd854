import Foundation
import Testing

@testable import HeadlessUIKit

private let upTo18 = Device.SystemVersion.all.filter { $0 < .init(26) }

/// Moves nothing for 300 milliseconds.
@MainActor
private final class StillAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) {
    Device.current.log.note("animationEnded(\(transitionCompleted))")
  }
}

@MainActor
private final class AnimatingDelegate: UINavigationControllerDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { StillAnimator() }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
@Suite("Transitions")
struct TransitionTests {
  @Test("A let-go transition takes the rest of its time", arguments: [0.0, 0.4, 1.0])
  func remainingTime(fraction: Double) throws {
    for finishes in [true, false] {
      let fixture = NavigationFixture(["List", "Note"])
      fixture.log { fixture.navigation.beginInteractivePop()?.update(fraction: fraction) }
      let transition = try #require(fixture.navigation.transition)
      let start = fixture.device.clock.now
      fixture.log { if finishes { transition.finish() } else { transition.cancel() } }
      fixture.device.advanceUntilIdle()
      let rest = finishes ? 1 - fraction : fraction
      #expect(fixture.device.clock.now - start == Int((Double(TransitionDurations.navigation) * rest).rounded()))
      #expect(fixture.titles == (finishes ? ["List"] : ["List", "Note"]))
    }
  }

  @Test("What is scheduled says what it will do")
  func scheduled() {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.log { fixture.navigation.popViewController(animated: true) }
    #expect(
      fixture.device.clock.pending.map(\.work) == [
        .navigationTransitionEnds(operation: "pop", leaving: "Note", arriving: "List", cancelled: false)
      ])
  }

  @Test("B63, B144: the handler says how the finger ended; without a finger it never runs", arguments: [true, false])
  func interactionChanges(finishes: Bool) throws {
    let fixture = NavigationFixture(["List", "Note"])
    func listen() {
      fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
        Device.current.log.note("changed, cancelled: \(context.isCancelled), interactive: \(context.isInteractive)")
      }
    }
    fixture.log {
      fixture.navigation.beginInteractivePop()?.update(fraction: 0.5)
      #expect(fixture.navigation.transitionCoordinator?.initiallyInteractive == true)
      listen()
    }
    let transition = try #require(fixture.navigation.transition)
    let log = fixture.log { if finishes { transition.finish() } else { transition.cancel() } }
    #expect(log == ["changed, cancelled: \(!finishes), interactive: false"])
    fixture.device.advanceUntilIdle()

    let plain = NavigationFixture(["List", "Note"])
    plain.log {
      plain.navigation.popViewController(animated: true)
      plain.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in Issue.record("changed") }
    }
    plain.device.advanceUntilIdle()
  }

  @Test("B65: an animator whose driver is cancelled at once takes a tap back")
  func cancelledTap() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let delegate = AnimatingDelegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    fixture.navigation.delegate = delegate
    try fixture.device.tapBack()
    #expect(fixture.titles == ["List"])
    fixture.device.advance(milliseconds: 10)
    fixture.device.log.take()
    fixture.device.run { interaction.cancel() }
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take() == [
        "List.viewWillDisappear(true)", "List.viewDidDisappear(true)", "Note.viewWillAppear(true)",
        "Note.viewDidAppear(true)", "animationEnded(false)",
      ])
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
    #expect(fixture.navigation.transitionCoordinator == nil)
  }

  @Test("An animator of the app runs the transition, and ends it when it says so")
  func animator() {
    let fixture = NavigationFixture(["List", "Note"])
    let delegate = AnimatingDelegate()
    fixture.navigation.delegate = delegate
    fixture.log { fixture.navigation.popViewController(animated: true) }
    fixture.device.advance(milliseconds: 299)
    #expect(fixture.navigation.transition != nil)
    fixture.device.log.take()
    fixture.device.advance(milliseconds: 1)
    #expect(
      fixture.device.log.take() == [
        "Note.viewDidDisappear(true)", "List.viewDidAppear(true)", "Note.didMove(toParent: nil)", "bar.didPop(Note)",
        "delegate.didShow(List)", "animationEnded(true)",
      ])
  }

  @Test("B77: on 26 the system's transitions can be interrupted: taps within one animation pop several")
  func interruptible() throws {
    let fixture = NavigationFixture(["A", "B", "C", "D"])
    for _ in 1...3 { try fixture.device.tapBack() }
    #expect(fixture.device.clock.now < TransitionDurations.navigation)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["A"])
  }

  @Test("B218: a transition takes 350 milliseconds")
  func duration() {
    let fixture = NavigationFixture(["List"])
    let start = fixture.device.clock.now
    fixture.log { fixture.navigation.pushViewController(screen("Note"), animated: true) }
    #expect(fixture.device.clock.pending.map { $0.due - start } == [350])
    #expect(fixture.navigation.transitionCoordinator?.transitionDuration == 0.35)
  }

  @Test("B221: on 26 an interrupted transition ends at once, before the next one begins")
  func interrupted() {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.log { fixture.navigation.popViewController(animated: true) }
    #expect(
      fixture.log { fixture.navigation.pushViewController(screen("Other"), animated: true) } == [
        "Note.viewDidDisappear(true)", "List.viewDidAppear(true)", "Note.didMove(toParent: nil)", "bar.didPop(Note)",
        "delegate.didShow(List)", "Other.willMove(toParent: UINavigationController)", "Other.viewDidLoad()",
        "List.viewWillDisappear(true)", "Other.viewWillAppear(true)", "delegate.willShow(Other)",
        "Other.viewIsAppearing(true)",
      ])
  }

  @Test("B77: up to 18 a second tap does nothing", arguments: upTo18)
  func notInterruptible(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["A", "B", "C", "D"], on: system)
    for _ in 1...3 { try fixture.device.tapBack() }
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test("B77: an app's animator cannot be interrupted")
  func customIsNotInterruptible() {
    let fixture = NavigationFixture(["A", "B", "C"])
    let delegate = AnimatingDelegate()
    fixture.navigation.delegate = delegate
    fixture.log {
      fixture.navigation.popViewController(animated: true)
      #expect(fixture.navigation.transitionCoordinator?.isInterruptible == false)
      #expect(fixture.navigation.popViewController(animated: true) == nil)
    }
  }

  @Test("B140: a second transition inside a first one, past the rules, breaks the stack for good", arguments: upTo18)
  func nested(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    fixture.log { fixture.navigation.pushViewController(screen("Editor"), animated: true) }
    let log = fixture.log { #expect(fixture.navigation.beginInteractivePop() == nil) }
    #expect(
      log.first
        == (system >= .init(13)
          ? "console: Attempting to begin a transition on navigation bar while a transition is in progress."
          : "console: nested pop animation can result in corrupted navigation bar"))
    fixture.device.advanceUntilIdle()
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("On 26 a completion that begins another transition is not overtaken by the pop that ended the first")
  func chainedTransition() {
    let fixture = NavigationFixture(["List", "Note"])
    let navigation = fixture.navigation
    fixture.log {
      navigation.pushViewController(screen("Editor"), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.pushViewController(screen("Detail"), animated: true)
      }
      #expect(navigation.popViewController(animated: true) == nil)
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor", "Detail"])
    #expect(fixture.itemTitles == fixture.titles)
  }

  @Test(
    "B147: the pop that follows a no asks again on 12 and 13, so it has to be let through",
    arguments: Device.SystemVersion.all)
  func replayedPop(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system, with: { AskingNavigationController() })
    let navigation = try #require(fixture.navigation as? AskingNavigationController)
    var isReplaying = false
    navigation.answer = { navigation, _ in
      if isReplaying { return true }
      Device.current.onNextTurn("replay") {
        isReplaying = true
        navigation.popViewController(animated: true)
      }
      return false
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(navigation.topsWhenAsked == (system < .init(14) ? ["Note", "List"] : ["Note"]))
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }

  @Test("B148: a presented stack's root leaves by an item of its own, which no way back sees")
  func closeItem() throws {
    let fixture = NavigationFixture(["List"])
    let sheet = fixture.device.run {
      let root = screen("Settings")
      let sheet = AskingNavigationController(rootViewController: root)
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { [unowned root] _ in root.dismiss(animated: false) })
      fixture.top.present(sheet, animated: false)
      return sheet
    }
    #expect(fixture.device.visibleStack == ["Settings"])
    #expect(throws: DriverError("There is no back button.")) { try fixture.device.tapBack() }
    #expect(fixture.device.run { sheet.beginInteractivePop() } == nil)
    try fixture.device.tapBarButton("Close")
    #expect(fixture.device.visibleStack == ["List"])
    #expect(sheet.topsWhenAsked == [])
  }

  @Test("B220: the coordinator runs what goes alongside, and completions after the last callback")
  func alongside() {
    let fixture = NavigationFixture(["List", "Note"])
    let log = fixture.log {
      fixture.navigation.popViewController(animated: true)
      fixture.top.transitionCoordinator?.animate { context in
        let from = context.viewController(forKey: .from)?.title ?? ""
        Device.current.log.note("alongside \(from), animated: \(context.isAnimated)")
      } completion: { context in
        Device.current.log.note("completed, cancelled: \(context.isCancelled)")
      }
    }
    #expect(log.last == "alongside Note, animated: true")
    #expect(fixture.logUntilIdle().suffix(2) == ["delegate.didShow(List)", "completed, cancelled: false"])
  }

  @Test(
    "B176: on 26 the arriving screen takes touches while it comes, up to 18 it does not",
    arguments: Device.SystemVersion.all)
  func touches(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List"], on: system)
    var taps = 0
    let note = screen("Note")
    fixture.device.run {
      let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
      button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
      note.view.addSubview(button)
      fixture.navigation.pushViewController(note, animated: true)
    }
    fixture.device.tap(at: CGPoint(x: 150, y: 320))
    #expect(taps == (system >= .init(26) ? 1 : 0))
    fixture.device.advanceUntilIdle()
    fixture.device.tap(at: CGPoint(x: 150, y: 320))
    #expect(taps == (system >= .init(26) ? 2 : 1))
  }
}
