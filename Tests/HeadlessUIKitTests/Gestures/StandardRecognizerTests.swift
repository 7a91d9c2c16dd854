import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIKit's own recognizers")
struct StandardRecognizerTests {
  let device = Device()
  let start = CGPoint(x: 100, y: 400)

  @Test("B246: a pan begins after ten points, and reports way and speed")
  func pan() {
    let pan = UIPanGestureRecognizer()
    RecognizerAction.add(to: pan) { note("\($0.state) \(text($0.translation(in: nil))) \($0.velocity(in: nil).x)") }
    _ = device.fill(with: UIView(), pan)
    let touch = device.touchDown(at: start)
    device.advance(milliseconds: 10)
    device.move(touch, to: CGPoint(x: 109, y: 400))
    device.advance(milliseconds: 10)
    #expect(device.log.take() == [])
    device.move(touch, to: CGPoint(x: 119, y: 400))
    device.advance(milliseconds: 10)
    device.run { pan.setTranslation(.zero, in: nil) }
    device.move(touch, to: CGPoint(x: 124, y: 404))
    device.advance(milliseconds: 200)
    device.lift(touch)
    #expect(
      device.log.take() == [
        "recognizer UIPanGestureRecognizer: began", "began (19.0, 0.0) 1000.0", "changed (5.0, 4.0) 500.0",
        "recognizer UIPanGestureRecognizer: ended", "ended (5.0, 4.0) 0.0",
      ])
  }

  @Test("A pan for two fingers needs two, and ends with the last")
  func twoFingers() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    _ = device.fill(with: UIView(), pan)
    let first = device.touchDown(at: start)
    device.move(first, to: CGPoint(x: 150, y: 400))
    #expect(pan.state == .possible)
    let second = device.touchDown(at: CGPoint(x: 200, y: 400))
    device.move(second, to: CGPoint(x: 240, y: 400))
    #expect(pan.state == .began)
    #expect(pan.location(in: nil) == CGPoint(x: 195, y: 400))
    device.lift(first)
    #expect(pan.state == .began)
    device.lift(second)
    #expect(device.log.take().last == "recognizer UIPanGestureRecognizer: ended")
  }

  @Test("A pan for one finger fails when a second comes before it has begun")
  func tooManyFingers() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    _ = device.fill(with: UIView(), pan)
    let first = device.touchDown(at: start)
    let second = device.touchDown(at: CGPoint(x: 200, y: 400))
    device.move(first, to: CGPoint(x: 150, y: 400))
    device.lift(first)
    device.lift(second)
    #expect(device.log.take() == [])
  }

  @Test(
    "B237: an edge pan begins less than 20 points from its edge, inward",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 400), CGPoint(x: 100, y: 420), true),
      (.left, CGPoint(x: 5, y: 400), CGPoint(x: 20, y: 500), false),
      (.left, CGPoint(x: 19, y: 400), CGPoint(x: 119, y: 400), true),
      (.left, CGPoint(x: 20, y: 400), CGPoint(x: 120, y: 400), false),
      (.right, CGPoint(x: 385, y: 400), CGPoint(x: 300, y: 400), true),
      (.right, CGPoint(x: 5, y: 400), CGPoint(x: 100, y: 400), false),
      (.bottom, CGPoint(x: 200, y: 840), CGPoint(x: 200, y: 700), true),
      (.top, CGPoint(x: 200, y: 3), CGPoint(x: 200, y: 100), true),
    ])
  func edgePan(edges: UIRectEdge, from: CGPoint, to: CGPoint, begins: Bool) {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    _ = device.fill(with: UIView(), pan)
    device.drag(from: from, to: to)
    #expect(
      device.log.take()
        == (begins
          ? [
            "recognizer UIScreenEdgePanGestureRecognizer: began", "recognizer UIScreenEdgePanGestureRecognizer: ended",
          ] : []))
  }

  @Test("B236: an edge pan counts only the first finger")
  func edgePanSecondFinger() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    _ = device.fill(with: UIView(), pan)
    let first = device.touchDown(at: CGPoint(x: 2, y: 400))
    let second = device.touchDown(at: CGPoint(x: 300, y: 400))
    device.move(first, to: CGPoint(x: 40, y: 400))
    #expect(pan.numberOfTouches == 1)
    #expect(pan.state == .began)
    device.lift(first)
    device.lift(second)
    #expect(device.log.take().last == "recognizer UIScreenEdgePanGestureRecognizer: ended")
  }

  @Test("A tap is recognized at lift and takes the touch")
  func tap() {
    _ = device.fill(with: TouchNotingView(), UITapGestureRecognizer())
    device.tap(at: start)
    #expect(
      device.log.take() == ["view: began", "view: cancelled", "recognizer UITapGestureRecognizer: recognized"])
  }

  @Test("B247: a finger that strays more than ten points is no tap", arguments: [110, 111])
  func strayingTap(x: Int) {
    _ = device.fill(with: TouchNotingView(), UITapGestureRecognizer())
    device.drag(from: start, to: CGPoint(x: CGFloat(x), y: 400), steps: 1)
    #expect(
      device.log.take() == ["view: began", "view: moved"]
        + (x == 110 ? ["view: cancelled", "recognizer UITapGestureRecognizer: recognized"] : ["view: ended"]))
  }

  @Test("A long press begins when the finger has rested long enough")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    _ = device.fill(with: TouchNotingView(), press)
    device.longPress(at: start)
    #expect(
      device.log.take() == ["view: began", "view: cancelled", "recognizer press: began", "recognizer press: ended"])
    device.longPress(at: start, milliseconds: 499)
    device.drag(from: start, to: CGPoint(x: 150, y: 400), milliseconds: 1000, steps: 3)
    #expect(
      device.log.take() == ["view: began", "view: ended"] + [
        "view: began", "view: moved", "view: moved", "view: moved", "view: ended",
      ])
    #expect(device.clock.pending.isEmpty)
  }

  @Test("B165: a scroll reaches pans that take scrolls; it asks about the event, never about a touch")
  func scroll() {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pan.allowedScrollTypesMask = .continuous
    let delegate = ScriptedDelegate()
    pan.delegate = delegate
    RecognizerAction.add(to: pan) {
      note("\($0.state) \(text($0.translation(in: nil))) at \(text($0.location(in: nil)))")
    }
    let deaf = UIPanGestureRecognizer()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.allowedScrollTypesMask = .all
    let custom = ScriptedRecognizer("custom", onBegan: .began)
    _ = device.fill(with: TouchNotingView(), deaf, edge, custom, pan)
    device.scrollTrackpad(at: start, by: CGPoint(x: 30, y: 0), steps: 3)
    #expect(
      device.log.take() == [
        "delegate.shouldReceive(scroll event, pan) -> true", "delegate.shouldBegin(pan) in possible -> true",
        "recognizer pan: began", "began (10.0, 0.0) at (100.0, 400.0)", "changed (20.0, 0.0) at (100.0, 400.0)",
        "changed (30.0, 0.0) at (100.0, 400.0)", "recognizer pan: ended", "ended (30.0, 0.0) at (100.0, 400.0)",
      ])
    device.run { delegate.receivesEvents = false }
    device.scrollTrackpad(at: start, by: CGPoint(x: 30, y: 0), steps: 3)
    #expect(device.log.take() == ["delegate.shouldReceive(scroll event, pan) -> false"])
  }

  @Test("A short scroll begins nothing")
  func shortScroll() {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    _ = device.fill(with: UIView(), pan)
    device.scrollTrackpad(at: start, by: CGPoint(x: 9, y: 0))
    #expect(device.log.take() == [])
    #expect(pan.state == .possible)
  }
}

/// A point as it reads in a log.
private func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
