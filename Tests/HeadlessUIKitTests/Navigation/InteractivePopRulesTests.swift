import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("When a swipe may pop")
struct InteractivePopRulesTests {
  /// A delegate without rules, as apps install it.
  final class Foreign: UIGestureRecognizerDelegate {
    var shouldBegin = true
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { shouldBegin }
  }

  /// A proxy that asks UIKit's delegate for the touch only.
  final class TouchOnlyProxy: UIGestureRecognizerDelegate {
    let original: (any UIGestureRecognizerDelegate)?
    init(of recognizer: UIGestureRecognizer) { original = recognizer.delegate }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      original?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
  }

  private func popsBySwipe(_ fixture: NavigationFixture, _ swipe: Device.Swipe = .edge) throws -> Bool {
    let count = fixture.titles.count
    try fixture.device.swipeBack(swipe, to: 0.6)
    fixture.device.advanceUntilIdle()
    return fixture.titles.count < count
  }

  @Test("B50: both recognizers are there for failure requirements")
  func properties() {
    let fixture = NavigationFixture()
    fixture.device.run {
      #expect(fixture.navigation.interactivePopGestureRecognizer?.view === fixture.navigation.view)
      #expect(fixture.navigation.interactiveContentPopGestureRecognizer?.view === fixture.navigation.view)
    }
  }

  @Test("B51: the recognizers' delegate is UIKit's own, the edge recognizer a screen-edge pan")
  func privateDelegate() {
    let fixture = NavigationFixture()
    let edge = fixture.navigation.interactivePopGestureRecognizer
    #expect(edge is UIScreenEdgePanGestureRecognizer)
    #expect(edge?.delegate is InteractivePopRules)
  }

  @Test("B52: no swipe at the root, with a hidden bar, or without the natural back button", arguments: 0..<5)
  func rules(rule: Int) throws {
    let fixture = NavigationFixture(rule == 0 ? ["List"] : ["List", "Note"])
    fixture.device.run {
      let item = fixture.top.navigationItem
      switch rule {
      case 0: break
      case 1: fixture.navigation.isNavigationBarHidden = true
      case 2: item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
      case 3: item.hidesBackButton = true
      default:
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        item.leftItemsSupplementBackButton = true
      }
    }
    for swipe in Device.Swipe.allCases {
      #expect(try popsBySwipe(fixture, swipe) == (rule == 4 && swipe == .edge))
      #expect(rule == 4 || fixture.device.log.take() == [])
    }
    // Nothing is stuck afterwards.
    fixture.device.run { fixture.navigation.pushViewController(screen("Next"), animated: false) }
    #expect(fixture.titles.last == "Next")
  }

  @Test("B52: whether the content swipe has the same rules is an assumption", arguments: [true, false])
  func contentRules(follows: Bool) throws {
    let fixture = NavigationFixture(["List", "Note"], assuming: { $0.contentSwipeFollowsEdgeRules = follows })
    fixture.device.run { fixture.top.navigationItem.hidesBackButton = true }
    #expect(try popsBySwipe(fixture, .content) == !follows)
    #expect(try !popsBySwipe(fixture, .content))
  }

  @Test("B53: from 13.4 on a proxy that passes on only the touch has no rules", arguments: Device.SystemVersion.all)
  func proxyOfTouches(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    let edge = fixture.navigation.interactivePopGestureRecognizer!
    let proxy = fixture.device.run { TouchOnlyProxy(of: edge) }
    edge.delegate = proxy
    fixture.device.run { fixture.top.navigationItem.hidesBackButton = true }
    #expect(try popsBySwipe(fixture) == (system >= .init(13, 4)))
  }

  @Test("B54: a swipe at the root with a foreign delegate freezes the stack", arguments: Device.SystemVersion.all)
  func swipeAtRoot(system: Device.SystemVersion) throws {
    for (isNil, freezes) in [(true, true), (false, true), (false, false)] {
      let fixture = NavigationFixture(["List"], on: system, assuming: { $0.swipeAtRootFreezesOn26 = freezes })
      let foreign = Foreign()
      fixture.navigation.interactivePopGestureRecognizer?.delegate = isNil ? nil : foreign
      try fixture.device.swipeBack(to: 0.6)
      fixture.device.advanceUntilIdle()
      let name =
        system >= .init(26) ? "UINavigationController.edgeSwipe" : "InteractivePopGestureRecognizer"
      #expect(fixture.device.log.take() == ["recognizer \(name): began", "recognizer \(name): ended"])
      fixture.device.run { fixture.navigation.pushViewController(screen("Next"), animated: true) }
      fixture.device.advanceUntilIdle()
      #expect(fixture.titles == (system >= .init(26) && !freezes ? ["List", "Next"] : ["List"]))
    }
  }

  @Test("B54: nothing happens where a finger rests until the root alone is left", arguments: Device.SystemVersion.all)
  func restingFinger(_ system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    let touch = fixture.device.touchDown(at: CGPoint(x: 2, y: 400))
    fixture.device.run { _ = fixture.navigation.popViewController(animated: false) }
    for x in [60.0, 120, 300] { fixture.device.move(touch, to: CGPoint(x: x, y: 400)) }
    fixture.device.lift(touch)
    fixture.device.advanceUntilIdle()
    fixture.device.run { fixture.navigation.pushViewController(UIViewController(), animated: true) }
    fixture.device.advanceUntilIdle()
    #expect(fixture.navigation.viewControllers.count == 2)
    #expect(fixture.navigation.topViewController?.view.window != nil)
  }

  @Test("B54: counting the screens in shouldBegin is enough to stay alive")
  func guardedRoot() throws {
    let fixture = NavigationFixture(["List"])
    let foreign = Foreign()
    foreign.shouldBegin = false
    fixture.navigation.interactivePopGestureRecognizer?.delegate = foreign
    try fixture.device.swipeBack(to: 0.6)
    fixture.device.run { fixture.navigation.pushViewController(screen("Next"), animated: false) }
    #expect(fixture.titles == ["List", "Next"])
  }

  @Test("B55: shouldBegin -> false is a clean veto: nothing has moved", arguments: Device.SystemVersion.all)
  func veto(system: Device.SystemVersion) throws {
    final class Veto: UIGestureRecognizerDelegate {
      weak var navigation: UINavigationController?
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        note("asked, top is \(navigation!.topViewController!.title!)")
        return false
      }
    }
    let fixture = NavigationFixture(["List", "Note"], on: system)
    let veto = Veto()
    veto.navigation = fixture.navigation
    fixture.navigation.interactivePopGestureRecognizer?.delegate = veto
    fixture.navigation.interactivePop.content?.delegate = veto
    try fixture.device.swipeBack(to: 0.6)
    fixture.device.advanceUntilIdle()
    // The content recognizer asks too, once the edge recognizer has failed (B71).
    let asked = "asked, top is Note"
    #expect(fixture.device.log.take() == (system >= .init(26) ? [asked, asked] : [asked]))
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B56: past the rules, a swipe during a push corrupts the stack up to 18", arguments: Device.SystemVersion.all)
  func swipeDuringPush(system: Device.SystemVersion) throws {
    for isForeign in [false, true] {
      let fixture = NavigationFixture(["List", "Note"], on: system)
      let foreign = Foreign()
      if isForeign { fixture.navigation.interactivePopGestureRecognizer?.delegate = foreign }
      fixture.device.run { fixture.navigation.pushViewController(screen("Editor"), animated: true) }
      try fixture.device.swipeBack(to: 0.6, milliseconds: 50)
      fixture.device.advanceUntilIdle()
      let isNew = system >= .init(26)
      #expect(fixture.titles == (isNew ? ["List", "Note"] : ["List", "Note", "Editor"]))
      fixture.device.run { fixture.navigation.popToRootViewController(animated: false) }
      // Frozen only where the rules were bypassed; B77: on 26 a swipe may interrupt.
      #expect(fixture.titles == (isForeign && !isNew ? ["List", "Note", "Editor"] : ["List"]))
    }
  }

  @Test("B56: with the rules, a finger that was down before or during a push begins nothing", arguments: [true, false])
  func fingerDownAroundPush(isDownBefore: Bool) {
    let fixture = NavigationFixture(["List", "Note"], on: .init(18))
    let device = fixture.device
    let push = { device.run { fixture.navigation.pushViewController(screen("Editor"), animated: true) } }
    if !isDownBefore { push() }
    let touch = device.touchDown(at: CGPoint(x: 2, y: 400))
    if isDownBefore { push() } else { device.advanceUntilIdle() }
    device.log.take()
    device.move(touch, to: CGPoint(x: 300, y: 400))
    device.lift(touch)
    #expect(device.log.take() == [])
    device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B57: switched off for one screen, the recognizer stays off for all")
  func isEnabled() throws {
    let fixture = NavigationFixture(["List", "Note"], on: .init(18))
    fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(try !popsBySwipe(fixture))
    fixture.device.run { fixture.navigation.pushViewController(screen("Next"), animated: false) }
    #expect(try !popsBySwipe(fixture))
    fixture.navigation.interactivePopGestureRecognizer?.isEnabled = true
    #expect(try popsBySwipe(fixture))
  }

  @Test("B58: the delegate is weak, and the last one wins")
  func lastWriter() throws {
    let fixture = NavigationFixture(["List", "Note"], on: .init(18))
    let veto = Foreign()
    veto.shouldBegin = false
    fixture.navigation.interactivePopGestureRecognizer?.delegate = veto
    #expect(try !popsBySwipe(fixture))
    do {
      let other = Foreign()
      fixture.navigation.interactivePopGestureRecognizer?.delegate = other
    }
    #expect(fixture.navigation.interactivePopGestureRecognizer?.delegate == nil)
    #expect(try popsBySwipe(fixture))
  }

  @Test("B59: a delegate that may animate switches the swipe off unless it drives the pop too", arguments: 0..<3)
  func animatingDelegate(kind: Int) throws {
    final class Animator: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    final class Delegate: UINavigationControllerDelegate {
      var animator: Animator?
      var driver: UIPercentDrivenInteractiveTransition?
      func navigationController(
        _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func navigationController(
        _ navigation: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let delegate = Delegate()
    if kind > 0 { delegate.animator = Animator() }
    if kind > 1 { delegate.driver = UIPercentDrivenInteractiveTransition() }
    let fixture = NavigationFixture(["List", "Note"])
    fixture.navigation.delegate = delegate
    try fixture.device.swipeBack(to: 0.6)
    #expect(fixture.device.log.take().contains("Note.viewWillDisappear(true)") == (kind == 2))
  }

  @Test(
    "B60, B240: UIKit's delegate puts the swipe before scroll views, a foreign one does not", arguments: [false, true])
  func scrollView(isForeign: Bool) throws {
    let fixture = NavigationFixture(["List", "Note"], on: .init(18))
    fixture.device.run {
      let pages = UIScrollView(frame: fixture.top.view.bounds)
      pages.contentSize = CGSize(width: 1000, height: 100)
      fixture.top.view.addSubview(pages)
    }
    let foreign = Foreign()
    if isForeign { fixture.navigation.interactivePopGestureRecognizer?.delegate = foreign }
    try fixture.device.swipeBack(to: 0.6)
    let name = isForeign ? "ScrollViewPanGestureRecognizer" : "InteractivePopGestureRecognizer"
    #expect(fixture.device.log.take().first == "recognizer \(name): began")
  }

  @Test("B66: an app's recognizer wins by a failure requirement", arguments: Device.Swipe.allCases)
  func failureRequirement(swipe: Device.Swipe) throws {
    let fixture = NavigationFixture(["List", "Note"])
    let own = UIPanGestureRecognizer()
    own.name = "own"
    own.allowedScrollTypesMask = .all
    fixture.device.run {
      fixture.navigation.interactivePopGestureRecognizer?.require(toFail: own)
      fixture.navigation.interactiveContentPopGestureRecognizer?.require(toFail: own)
      fixture.navigation.view.addGestureRecognizer(own)
    }
    #expect(try !popsBySwipe(fixture, swipe))
    #expect(fixture.device.log.take() == ["recognizer own: began", "recognizer own: ended"])
  }

  @Test("B67: a view of size zero in the content finds the controller and its recognizers")
  func probe() throws {
    final class Probe: UIView {
      override func didMoveToWindow() {
        guard window != nil else { return }
        var responder: UIResponder? = self
        while let current = responder, !(current is UINavigationController) { responder = current.next }
        let navigation = responder as? UINavigationController
        navigation?.interactivePopGestureRecognizer?.isEnabled = false
        navigation?.interactiveContentPopGestureRecognizer?.isEnabled = false
      }
    }
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.run { fixture.top.view.addSubview(Probe()) }
    for swipe in Device.Swipe.allCases { #expect(try !popsBySwipe(fixture, swipe)) }
  }

  @Test("B91: a finger that slides on from the back button swipes back", arguments: Device.SystemVersion.all)
  func fromBackButton(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    let bar = fixture.device.run { fixture.navigation.navigationBar.convert(CGPoint(x: 10, y: 20), to: nil) }
    fixture.device.drag(from: bar, to: CGPoint(x: bar.x + 300, y: bar.y))
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
  }
}
