import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A delegate that animates pops, and lets a finger drive them if it has an interaction controller.
private final class Animator: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var isInteractive = false

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isInteractive ? UIPercentDrivenInteractiveTransition() : nil
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

@MainActor
@Suite("Asking where UIKit would have swiped", .freshGuards)
struct SwipeRulesTests {
  @Test("beside the natural back button the app's left items change nothing", arguments: Setting.all, [false, true])
  func supplementingItems(_ setting: Setting, unsaved: Bool) throws {
    let phone = Phone(setting, unsaved: unsaved)
    phone.device.run {
      phone.form.navigationItem.leftItemsSupplementBackButton = true
      phone.form.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "More", image: nil, primaryAction: UIAction { _ in }, menu: nil)
    }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.isAsking == unsaved)
    #expect(phone.titles == (unsaved ? ["List", "Form"] : ["List"]))
  }

  @Test("an animator of the app's that a finger drives is asked like UIKit's own", arguments: Setting.all)
  func interactiveAnimator(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let animator = Animator()
    animator.isInteractive = true
    phone.device.run { phone.stack.delegate = animator }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.isAsking)
  }

  @Test("beside an animator without a finger nothing is asked", arguments: Setting.all)
  func animator(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let animator = Animator()
    phone.device.run { phone.stack.delegate = animator }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("consent leaves through the app's animator", arguments: Setting.all)
  func leavesThroughAnimator(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let animator = Animator()
    phone.device.run { phone.stack.delegate = animator }
    phone.tapOwnButton()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
  }

  @Test("a pan of the app's on the container's view works on, and nothing is lost", arguments: Setting.all)
  func foreignPan(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let pan = UIPanGestureRecognizer()
    var moves = 0
    phone.device.run {
      RecognizerAction.add(to: pan) { _ in moves += 1 }
      phone.stack.view.addGestureRecognizer(pan)
    }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(moves > 0)
    #expect(phone.titles == ["List", "Form"])
    #expect(phone.recorder.open == [])
  }

  @Test("with the bar hidden nothing is lost, whoever owns the recognizer's delegate", arguments: Setting.all)
  func hiddenBar(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let owner = ForeignOwner()
    phone.device.run {
      phone.stack.isNavigationBarHidden = true
      phone.stack.interactivePopGestureRecognizer?.delegate = owner
    }
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    #expect(phone.isAsking)
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
  }
}
