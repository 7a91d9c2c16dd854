import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Touches on their way to recognizers and views")
struct TouchDeliveryTests {
  let device = Device()
  let start = CGPoint(x: 100, y: 400)
  let end = CGPoint(x: 200, y: 400)

  @Test("B225: recognition takes the touch from the view, just before the action")
  func cancelsTouchesInView() {
    let recognizer = ScriptedRecognizer("pan", onMoved: .began, onEnded: .ended)
    RecognizerAction.add(to: recognizer) { note("action in \($0.state)") }
    _ = device.fill(with: TouchNotingView(), recognizer)
    device.drag(from: start, to: end, steps: 2)
    #expect(
      device.log.take() == [
        "view: began", "view: cancelled", "recognizer pan: began", "action in began", "action in changed",
        "recognizer pan: ended", "action in ended", "pan.reset in ended",
      ])
  }

  @Test("A recognizer that does not cancel touches leaves them to the view")
  func leavesTouches() {
    let recognizer = ScriptedRecognizer("pan", onMoved: .began, onEnded: .ended)
    recognizer.cancelsTouchesInView = false
    _ = device.fill(with: TouchNotingView(), recognizer)
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take() == [
        "view: began", "recognizer pan: began", "view: moved", "recognizer pan: ended", "pan.reset in ended",
        "view: ended",
      ])
  }

  @Test("Ignored touches stay with the view")
  func ignoredTouches() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
        note("\(numberOfTouches) touches left")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    _ = device.fill(with: TouchNotingView(), Ignoring())
    device.drag(from: start, to: end, steps: 1)
    #expect(device.log.take() == ["0 touches left", "view: began", "view: moved", "view: ended"])
  }

  @Test("B230: recognizers see every touch before the view it was hit-tested to")
  func recognizersFirst() {
    final class Noting: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("recognizer: began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("recognizer: moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("recognizer: ended") }
    }
    _ = device.fill(with: TouchNotingView(), Noting())
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take() == [
        "recognizer: began", "view: began", "recognizer: moved", "view: moved", "recognizer: ended", "view: ended",
      ])
  }

  @Test("B231: recognition does not cancel a touch in the view that the recognizer ignored")
  func ignoredTouchIsNotCancelled() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.name = "edge"
    edge.edges = .left
    _ = device.fill(with: TouchNotingView(), edge)
    let first = device.touchDown(at: CGPoint(x: 2, y: 400))
    let second = device.touchDown(at: CGPoint(x: 300, y: 400))
    device.move(first, to: CGPoint(x: 80, y: 400))
    device.lift(second)
    device.lift(first)
    #expect(
      device.log.take() == [
        "view: began", "view: began", "view: cancelled", "recognizer edge: began", "view: ended",
        "recognizer edge: ended",
      ])
  }

  @Test("B229: after its reset a recognizer hears no more of the touches that are still down")
  func touchesAfterReset() {
    final class Failing: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note("moved")
        state = .failed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended") }
      override func reset() { note("reset") }
    }
    _ = device.fill(with: UIView(), Failing())
    device.drag(from: start, to: end, steps: 3)
    device.touchDown(at: start)
    #expect(device.log.take() == ["began", "moved", "reset", "began"])
  }

  @Test("B248: a recognizer that has failed takes no new finger before the last one is up")
  func fingersAfterFailure() {
    let recognizer = ScriptedRecognizer("pan", onBegan: .failed)
    _ = device.fill(with: UIView(), recognizer)
    let first = device.touchDown(at: start)
    #expect(device.log.take() == ["pan.reset in failed"])
    recognizer.onBegan = .began
    let second = device.touchDown(at: end)
    #expect(device.log.take() == [])
    device.lift(first)
    device.lift(second)
    let third = device.touchDown(at: start)
    #expect(device.log.take() == ["recognizer pan: began"])
    device.lift(third)
  }

  @Test("A recognizer that delays touches lets the view see them only once it has failed", arguments: [true, false])
  func delaysTouchesBegan(recognizes: Bool) {
    let recognizer = ScriptedRecognizer("pan", onMoved: recognizes ? .began : .failed, onEnded: .ended)
    recognizer.delaysTouchesBegan = true
    _ = device.fill(with: TouchNotingView(), recognizer)
    let touch = device.touchDown(at: start)
    #expect(device.log.take() == [])
    device.move(touch, to: end)
    device.lift(touch)
    let log = device.log.take().filter { $0.hasPrefix("view") }
    #expect(log == (recognizes ? [] : ["view: began", "view: moved", "view: ended"]))
  }

  @Test("A delaying recognizer that stays possible lets go at lift")
  func delaysUntilLift() {
    let recognizer = ScriptedRecognizer("idle")
    recognizer.delaysTouchesBegan = true
    _ = device.fill(with: TouchNotingView(), recognizer)
    device.tap(at: start)
    #expect(device.log.take() == ["idle.reset in failed", "view: began", "view: ended"])
  }

  @Test("B226: switching a recognizer off in mid-gesture cancels it")
  func disabling() {
    let recognizer = UIPanGestureRecognizer()
    recognizer.name = "pan"
    RecognizerAction.add(to: recognizer) { note("action in \($0.state)") }
    _ = device.fill(with: UIView(), recognizer)
    let touch = device.drag(from: start, to: end, steps: 1, lift: false)!
    device.run { recognizer.isEnabled = false }
    device.move(touch, to: start)
    device.lift(touch)
    device.drag(from: start, to: end)
    #expect(
      device.log.take() == [
        "recognizer pan: began", "action in began", "recognizer pan: cancelled", "action in cancelled",
      ])
    #expect(recognizer.state == .possible)
  }

  @Test("A recognizer that is switched off while possible sends no action and frees those that wait")
  func disablingWhilePossible() {
    let gate = ScriptedRecognizer("gate")
    let waiting = ScriptedRecognizer("waiting", onBegan: .began, onEnded: .ended)
    waiting.require(toFail: gate)
    _ = device.fill(with: UIView(), gate, waiting)
    let touch = device.touchDown(at: start)
    device.run { gate.isEnabled = false }
    #expect(device.log.take() == ["recognizer waiting: began", "gate.reset in failed"])
    device.lift(touch)
  }

  @Test("A recognizer that its delegate switches off while being asked does not begin")
  func disablingInShouldBegin() {
    final class SwitchingOff: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled = false
        return true
      }
    }
    let recognizer = ScriptedRecognizer("pan", onMoved: .began)
    let delegate = SwitchingOff()
    recognizer.delegate = delegate
    _ = device.fill(with: UIView(), recognizer)
    device.drag(from: start, to: end, steps: 1)
    #expect(device.log.take() == ["pan.reset in failed"])
  }

  @Test("A recognizer that does not end by itself is cancelled when the last finger is lifted")
  func neverEnds() {
    _ = device.fill(with: UIView(), ScriptedRecognizer("pan", onMoved: .began))
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take() == ["recognizer pan: began", "recognizer pan: cancelled", "pan.reset in cancelled"])
  }

  @Test("A cancelled touch cancels what has begun and fails the rest")
  func cancelledTouch() {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    let idle = ScriptedRecognizer("idle")
    idle.isNotPreventedBy = [pan]
    _ = device.fill(with: TouchNotingView(), pan, idle)
    let touch = device.drag(from: start, to: end, steps: 1, lift: false)!
    device.cancelTouch(touch)
    #expect(
      device.log.take() == [
        "view: began", "view: cancelled", "recognizer pan: began", "recognizer pan: cancelled", "idle.reset in failed",
      ])
  }

  @Test("The delegate may keep a touch from its recognizer")
  func refusedTouch() {
    let recognizer = ScriptedRecognizer("pan", onMoved: .began)
    let delegate = ScriptedDelegate()
    delegate.receivesTouches = false
    recognizer.delegate = delegate
    _ = device.fill(with: TouchNotingView(), recognizer)
    let touch = device.touchDown(at: start)
    #expect(touch.gestureRecognizers == [])
    device.lift(touch)
    #expect(
      device.log.take() == [
        "delegate.shouldReceive(touches event, pan) -> true", "delegate.shouldReceive(touch, pan) -> false",
        "view: began", "view: ended",
      ])
  }

  @Test("The question about the event comes first, from iOS 13.4 on", arguments: Device.SystemVersion.all)
  func refusedEvent(system: Device.SystemVersion) {
    let device = Device(system: system)
    let recognizer = ScriptedRecognizer("pan", onMoved: .began)
    let delegate = ScriptedDelegate()
    delegate.receivesEvents = false
    recognizer.delegate = delegate
    _ = device.fill(with: UIView(), recognizer)
    device.lift(device.touchDown(at: start))
    #expect(
      device.log.take()
        == (system >= Device.SystemVersion(13, 4)
          ? ["delegate.shouldReceive(touches event, pan) -> false"]
          : ["delegate.shouldReceive(touch, pan) -> true", "pan.reset in failed"]))
  }

  @Test("Hidden, transparent and switched-off views are passed through")
  func hitTesting() {
    let view = device.fill(with: TouchNotingView())
    device.run {
      let cover = UIView(frame: view.bounds)
      view.addSubview(cover)
      cover.isUserInteractionEnabled = false
      let ghost = UIView(frame: view.bounds)
      view.addSubview(ghost)
      ghost.alpha = 0
      let hidden = UIView(frame: view.bounds)
      view.addSubview(hidden)
      hidden.isHidden = true
    }
    device.tap(view)
    #expect(device.log.take() == ["view: began", "view: ended"])
  }

  @Test("Nothing of a gesture outlives it: view, recognizer, delegate and handler go")
  func leaks() {
    weak var weakView: UIView?
    weak var weakRecognizer: UIGestureRecognizer?
    weak var weakDelegate: ScriptedDelegate?
    weak var weakAction: RecognizerAction?
    do {
      let pan = UIPanGestureRecognizer()
      pan.name = "pan"
      let idle = ScriptedRecognizer("idle")
      pan.require(toFail: idle)
      let delegate = ScriptedDelegate()
      pan.delegate = delegate
      weakAction = RecognizerAction.add(to: pan) { [unowned pan] _ in note("\(pan.translation(in: nil))") }
      let view = device.fill(with: TouchNotingView(), pan, idle)
      device.drag(from: start, to: end)
      weakView = view
      weakRecognizer = pan
      weakDelegate = delegate
      device.run { view.removeFromSuperview() }
    }
    #expect(weakView == nil)
    #expect(weakRecognizer == nil)
    #expect(weakDelegate == nil)
    #expect(weakAction == nil)
  }
}
