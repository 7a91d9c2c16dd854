import Foundation
import Testing

@testable import HeadlessUIKit

/// A recognizer in front of UIKit's own, of the kind that refuses a swipe: the model has to bear it, and break worse
/// ones.
@MainActor
@Suite("A gate in front of the swipe")
struct GateTests {
  /// Begins at the first move to refuse, fails to allow, and waits for nobody.
  final class Gate: UIPanGestureRecognizer {
    var refuses = true
    var guarded: [UIGestureRecognizer] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      // Before super: a fast first move is a pan by itself, and super would begin it.
      if state == .possible { state = refuses ? .began : .failed }
      super.touchesMoved(touches, with: event)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { guarded.contains(other) }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { guarded.contains(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
  }

  private func fixture(
    _ gate: Gate, on system: Device.SystemVersion, assumptions: Device.Assumptions = .init()
  ) -> NavigationFixture {
    let fixture = NavigationFixture(["List", "Note"], on: system, assuming: { $0 = assumptions })
    gate.name = "gate"
    gate.cancelsTouchesInView = false
    gate.allowedScrollTypesMask = .all
    gate.guarded = [fixture.navigation.interactivePop.edge, fixture.navigation.interactivePop.content].compactMap { $0 }
    fixture.device.run { fixture.navigation.view.addGestureRecognizer(gate) }
    return fixture
  }

  @Test(
    "A refusing gate keeps every swipe away, also where the content waits for the swipe",
    arguments: Device.SystemVersion.supported, Device.Assumptions.eachAlone)
  func refuses(system: Device.SystemVersion, assumptions: Device.Assumptions) throws {
    for swipe in Device.Swipe.allCases {
      let gate = Gate()
      let fixture = fixture(gate, on: system, assumptions: assumptions)
      fixture.device.run {
        let table = UITableView(frame: fixture.top.view.bounds, style: .plain)
        fixture.top.view.addSubview(table)
        // B169: what apps commonly do.
        for recognizer in gate.guarded { table.panGestureRecognizer.require(toFail: recognizer) }
      }
      try fixture.device.swipeBack(swipe, to: 0.9)
      let swipes = swipe == .trackpad ? Array(fixture.device.log.take().suffix(2)) : fixture.device.log.take()
      fixture.device.advanceUntilIdle()
      #expect(fixture.titles == ["List", "Note"])
      // A trackpad's scroll has no touches: the gate's own pan begins and decides there.
      #expect(swipes == ["recognizer gate: began", "recognizer gate: ended"])
      #expect(gate.guarded.allSatisfy { $0.state == .possible })
    }
  }

  @Test("A gate that fails leaves the swipe as it was", arguments: Device.SystemVersion.supported)
  func allows(system: Device.SystemVersion) throws {
    let gate = Gate()
    gate.refuses = false
    let fixture = fixture(gate, on: system)
    let plain = NavigationFixture(["List", "Note"], on: system)
    try fixture.device.swipeBack(to: 0.6)
    try plain.device.swipeBack(to: 0.6)
    #expect(fixture.device.log.take() == plain.device.log.take())
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }

  @Test("A gate that only stands in the way by coming first does not hold", arguments: [false, true])
  func gateByOrder(outerFirst: Bool) throws {
    let fixture = NavigationFixture(["List", "Note"], assuming: { $0.outerRecognizersGoFirst = outerFirst })
    let naive = ScriptedRecognizer("naive", onMoved: .began, onEnded: .ended)
    fixture.device.run { fixture.navigation.view.addGestureRecognizer(naive) }
    try fixture.device.swipeBack(to: 0.9, milliseconds: 10)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (outerFirst ? ["List", "Note"] : ["List"]))
  }

  @Test("A gate that waits for the content's recognizers closes a circle with content that waits for the swipe")
  func gateInCircle() throws {
    let gate = Gate()
    let fixture = fixture(gate, on: .newest)
    fixture.device.run {
      let pages = UIScrollView(frame: fixture.top.view.bounds)
      pages.contentSize = CGSize(width: 1000, height: 100)
      fixture.top.view.addSubview(pages)
      for recognizer in gate.guarded { pages.panGestureRecognizer.require(toFail: recognizer) }
      gate.require(toFail: pages.panGestureRecognizer)
    }
    // B169: neither the gate nor the swipe nor the content.
    try fixture.device.swipeBack(to: 0.9)
    #expect(fixture.device.log.take() == [])
  }

  @Test("A recognizer that waits for the table begins only at lift, with the swipe long under way")
  func gateThatWaits() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let gate = UIPanGestureRecognizer()
    gate.name = "gate"
    fixture.device.run {
      let table = UITableView(frame: fixture.top.view.bounds, style: .plain)
      fixture.top.view.addSubview(table)
      for recognizer in table.gestureRecognizers ?? [] { gate.require(toFail: recognizer) }
      fixture.navigation.view.addGestureRecognizer(gate)
      fixture.navigation.interactivePopGestureRecognizer?.require(toFail: gate)
      fixture.navigation.interactiveContentPopGestureRecognizer?.require(toFail: gate)
    }
    // B168: nothing moves during the whole drag.
    try fixture.device.swipeBack(.content, to: 0.6, lift: false)
    #expect(fixture.device.log.take() == [])
    try fixture.device.liftSwipe()
    #expect(fixture.device.log.take() == ["recognizer gate: began", "recognizer gate: ended"])
    #expect(fixture.titles == ["List", "Note"])
  }
}
