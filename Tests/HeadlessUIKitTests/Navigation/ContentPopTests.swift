import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The content swipe of iOS 26")
struct ContentPopTests {
  private let content = "UINavigationController.contentSwipe"

  @Test("B70, B73: from 26 on a swipe over the content pops", arguments: Device.SystemVersion.all)
  func contentSwipe(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    try fixture.device.swipeBack(.content, to: 0.6)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (system >= .init(26) ? ["List"] : ["List", "Note"]))
    #expect((fixture.navigation.interactivePop.content != nil) == (system >= .init(26)))
  }

  @Test("B70: only if the finger first moves from leading to trailing")
  func firstMove() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let touch = fixture.device.touchDown(at: CGPoint(x: 100, y: 400))
    fixture.device.move(touch, to: CGPoint(x: 100, y: 420))
    fixture.device.move(touch, to: CGPoint(x: 380, y: 420))
    fixture.device.lift(touch)
    #expect(fixture.device.log.take() == [])
  }

  @Test(
    "B70, B245: at the edge the edge recognizer goes first, whoever sees the touch first", arguments: [false, true])
  func edgeGoesFirst(outerFirst: Bool) throws {
    let fixture = NavigationFixture(["List", "Note"], assuming: { $0.outerRecognizersGoFirst = outerFirst })
    try fixture.device.swipeBack(to: 0.6)
    #expect(fixture.device.log.take().first == "recognizer UINavigationController.edgeSwipe: began")
  }

  @Test("B71: with the edge recognizer switched off the content recognizer still pops", arguments: [true, false])
  func bothMustBeHandled(byDelegate: Bool) throws {
    let veto = InteractivePopRulesTests.Foreign()
    veto.shouldBegin = false
    let fixture = NavigationFixture(["List", "Note"])
    if byDelegate {
      fixture.navigation.interactivePopGestureRecognizer?.delegate = veto
    } else {
      fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
    }
    try fixture.device.swipeBack(to: 0.6)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.log.take().first == "recognizer \(content): began")
    #expect(fixture.titles == ["List"])
  }

  @Test("B72: it has a delegate slot of its own")
  func delegates() throws {
    let veto = InteractivePopRulesTests.Foreign()
    veto.shouldBegin = false
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.run { fixture.navigation.interactiveContentPopGestureRecognizer?.delegate = veto }
    #expect(fixture.navigation.interactivePopGestureRecognizer?.delegate is InteractivePopRules)
    try fixture.device.swipeBack(.content, to: 0.6)
    #expect(fixture.device.log.take() == [])
  }

  @Test("B74: the recognizers have names", arguments: Device.SystemVersion.all)
  func names(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    let isNew = system >= .init(26)
    #expect(
      fixture.navigation.interactivePopGestureRecognizer?.name == (isNew ? "UINavigationController.edgeSwipe" : nil))
    #expect(fixture.navigation.interactivePop.content?.name == (isNew ? content : nil))
  }

  @Test("B75: whether the content swipe is on by default is an assumption", arguments: [true, false])
  func enabled(isOn: Bool) throws {
    let fixture = NavigationFixture(["List", "Note"], assuming: { $0.contentSwipeIsEnabled = isOn })
    try fixture.device.swipeBack(.content, to: 0.6)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (isOn ? ["List"] : ["List", "Note"]))
    fixture.device.run { fixture.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true }
    fixture.device.run { fixture.navigation.pushViewController(screen("Next"), animated: false) }
    try fixture.device.swipeBack(.content, to: 0.6)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles.last != "Next")
  }

  @Test(
    "B76: sideways content gives way at its leading edge only",
    arguments: [(CGFloat(0), true), (0, false), (50, true)], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func sidewaysContent(place: (offset: CGFloat, givesWay: Bool), direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = NavigationFixture(
      ["List", "Note"], layoutDirection: direction,
      assuming: { $0.contentSwipeBeatsContentAtLeadingEdge = place.givesWay })
    fixture.device.run {
      let pages = UIScrollView(frame: fixture.top.view.bounds)
      pages.contentSize = CGSize(width: 1000, height: 100)
      let far = 1000 - pages.bounds.width
      pages.contentOffset.x = direction == .rightToLeft ? far - place.offset : place.offset
      fixture.top.view.addSubview(pages)
    }
    try fixture.device.swipeBack(.content, to: 0.6)
    let pops = place.offset == 0 && place.givesWay
    #expect(
      fixture.device.log.take().first == "recognizer \(pops ? content : "ScrollViewPanGestureRecognizer"): began")
  }

  @Test("B76: a slider keeps its thumb")
  func slider() throws {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.run {
      let slider = UISlider(frame: CGRect(x: 100, y: 407, width: 200, height: 30))
      fixture.top.view.addSubview(slider)
    }
    fixture.device.drag(from: CGPoint(x: 115, y: 422), to: CGPoint(x: 300, y: 422))
    #expect(fixture.device.log.take() == [])
  }

  @Test("B76: a gesture of the app takes precedence by a failure requirement")
  func customGesture() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let drawing = ScriptedRecognizer("drawing", onMoved: .began, onEnded: .ended)
    fixture.device.run {
      fixture.navigation.interactiveContentPopGestureRecognizer?.require(toFail: drawing)
      fixture.top.view.addGestureRecognizer(drawing)
    }
    try fixture.device.swipeBack(.content, to: 0.6)
    #expect(
      fixture.device.log.take() == [
        "recognizer drawing: began", "recognizer drawing: ended", "drawing.reset in ended",
      ])
  }

  @Test("B77: on 26 a swipe may follow while the pop before still runs", arguments: Device.SystemVersion.supported)
  func interruptible(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(on: system)
    try fixture.device.tapBack()
    fixture.device.advance(milliseconds: 50)
    try fixture.device.swipeBack(to: 0.6, milliseconds: 50)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (system >= .init(26) ? ["List"] : ["List", "Note"]))
  }

  @Test("B78: the content swipe does not drive an animator of the app")
  func customAnimator() throws {
    final class Animator: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    final class Delegate: UINavigationControllerDelegate {
      func navigationController(
        _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
    }
    let fixture = NavigationFixture(["List", "Note"])
    let delegate = Delegate()
    fixture.navigation.delegate = delegate
    try fixture.device.swipeBack(.content, to: 0.6)
    #expect(fixture.device.log.take() == [])
  }

  @Test(
    "B79, B244: a veto on the inner controller's recognizers leaves the outer one's", arguments: Device.Swipe.allCases)
  func nested(swipe: Device.Swipe) throws {
    for outerFirst in [false, true] {
      let fixture = NavigationFixture(["List"], assuming: { $0.outerRecognizersGoFirst = outerFirst })
      let inner = UINavigationController(screens: ["Note", "Editor"], on: fixture)
      let veto = InteractivePopRulesTests.Foreign()
      // Without the veto the inner controller pops, not the outer one.
      try fixture.device.swipeBack(swipe, to: 0.6)
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.run { inner.viewControllers.count } == 1)
      #expect(fixture.titles.count == 2)
      veto.shouldBegin = false
      inner.interactivePopGestureRecognizer?.delegate = veto
      fixture.device.run { inner.interactiveContentPopGestureRecognizer?.delegate = veto }
      try fixture.device.swipeBack(swipe, to: 0.6)
      fixture.device.advanceUntilIdle()
      #expect(fixture.titles == ["List"])
    }
  }
}

extension UINavigationController {
  /// A controller with screens, inside a screen of another controller.
  fileprivate convenience init(screens titles: [String], on fixture: NavigationFixture) {
    self.init(nibName: nil, bundle: nil)
    fixture.device.run {
      viewControllers = titles.map(screen)
      let host = screen("Host")
      fixture.navigation.pushViewController(host, animated: false)
      host.addChild(self)
      view.frame = host.view.bounds
      host.view.addSubview(view)
      didMove(toParent: host)
    }
    fixture.device.log.take()
  }
}
