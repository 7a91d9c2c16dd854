import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Fades the screen above; the change is seen, so that it takes its time on a device too.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    to.frame = transitionContext.containerView.bounds
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.alpha = 0.5
    } completion: { _ in
      from.alpha = 1
      if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A delegate that animates by itself, and drives the animation if it is given a driver.
private final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  var driver: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension BothSides {
  @MainActor
  @Suite("Transitions")
  struct TransitionTests {
    @Test(
      "B61, B65, B202, B209 on both sides: an animator whose driver is cancelled takes a pop back",
      arguments: System.from(13))
    func takenBack(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let delegate = AnimatingDelegate()
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        stage.stack.delegate = delegate
        stage.stack.popViewController(animated: true)
        #expect(stage.titles == ["List"])
        #expect(stage.stack.transitionCoordinator?.isInteractive == true)
        stage.log.take()
        driver.cancel()
        #expect(
          await stage.logUntilRest() == [
            "List.viewWillDisappear(true)", "List.viewDidDisappear(true)", "Note.viewWillAppear(true)",
            "Note.viewDidAppear(true)",
          ])
        #expect(stage.titles == ["List", "Note"])
        #expect(stage.itemTitles == ["List", "Note"])
      }
    }

    @Test("B77 on both sides: an app's animator cannot be interrupted", arguments: System.all)
    func notInterruptible(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["A", "B", "C"], on: display)
        let delegate = AnimatingDelegate()
        stage.stack.delegate = delegate
        stage.stack.popViewController(animated: true)
        #expect(stage.stack.popViewController(animated: true) == nil)
        await display.rest()
        #expect(stage.titles == ["A", "B"])
      }
    }

    @Test("B142 on both sides: a pop from the coordinator's completion works", arguments: System.all)
    func popInCompletion(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let stack = stage.stack
        stack.pushViewController(stage.screen("Editor"), animated: true)
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned stack] _ in
          stack.popViewController(animated: true)
        }
        await display.rest()
        #expect(stage.titles == ["List", "Note"])
        #expect(stage.itemTitles == ["List", "Note"])
      }
    }

    @Test("B143 on both sides: a pop that did nothing has no coordinator", arguments: System.all)
    func noCoordinator(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        stage.stack.popViewController(animated: true)
        #expect(stage.stack.transitionCoordinator == nil)
      }
    }

    @Test(
      "B143, B144 on both sides: without a finger the completion runs and no interaction changes", arguments: System.all
    )
    func completion(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.popViewController(animated: true)
        let coordinator = try #require(stage.stack.transitionCoordinator)
        #expect(!coordinator.isInteractive)
        #expect(coordinator.viewController(forKey: .to)?.title == "List")
        coordinator.notifyWhenInteractionChanges { _ in stage.log.note("changed") }
        coordinator.animate(alongsideTransition: nil) { context in
          stage.log.note("completed, cancelled: \(context.isCancelled)")
        }
        let log = await stage.logUntilRest()
        #expect(!log.contains("changed"))
        #expect(log.contains("completed, cancelled: false"))
      }
    }

    @Test("B220 on both sides: the coordinator's completion runs after didShow", arguments: System.all)
    func completionAfterDidShow(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.popViewController(animated: true)
        stage.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.log.note("completed") }
        #expect(await stage.logUntilRest().suffix(2) == ["didShow(List)", "completed"])
      }
    }

    @Test("B218 on both sides: a pop takes about as long as the model's", arguments: System.all)
    func duration(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        stage.stack.popViewController(animated: true)
        let duration = try #require(stage.stack.transitionCoordinator?.transitionDuration)
        #expect((0.2...0.7).contains(duration))
        await display.rest()
      }
    }

    @Test(
      "B221 on both sides: what another pop interrupts has ended before that one begins", arguments: System.from(26))
    func interrupted(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["A", "B", "C"], on: display)
        stage.stack.popViewController(animated: true)
        stage.log.take()
        let log = stage.log { stage.stack.popViewController(animated: true) }
        let end = try #require(log.firstIndex(of: "didShow(B)"))
        let start = try #require(log.firstIndex(of: "B.viewWillDisappear(true)"))
        #expect(end < start)
        await display.rest()
        #expect(stage.titles == ["A"])
      }
    }

    @Test(
      "B146 on both sides: presenting when a transition has ended keeps the calls in balance",
      arguments: System.from(13))
    func patient(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List", "Note"], on: display)
        let stack = stage.stack
        let other = stage.screen("Other")
        stack.popViewController(animated: true)
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned stack] _ in
          stack.present(other, animated: true)
        }
        await display.rest()
        #expect(other.presentingViewController === stack)
        #expect(stage.log.take().filter { $0.hasPrefix("Other.view") }.last == "Other.viewDidAppear(true)")
      }
    }
  }
}
