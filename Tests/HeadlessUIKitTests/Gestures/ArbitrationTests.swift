import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Arbitration between recognizers")
struct ArbitrationTests {
  let device = Device()
  let start = CGPoint(x: 100, y: 400)
  let end = CGPoint(x: 200, y: 400)

  @Test("The first to recognize fails the others, and each is reset once")
  func prevention() {
    let first = ScriptedRecognizer("first", onMoved: .began, onEnded: .ended)
    let second = ScriptedRecognizer("second", onMoved: .began, onEnded: .ended)
    _ = device.fill(with: UIView(), first, second)
    device.drag(from: start, to: end, steps: 2)
    #expect(
      device.log.take() == [
        "recognizer first: began", "second.reset in failed", "recognizer first: ended", "first.reset in ended",
      ])
  }

  @Test("Either delegate may allow two to recognize together", arguments: [true, false])
  func simultaneous(asksFirst: Bool) {
    let first = ScriptedRecognizer("first", onMoved: .began, onEnded: .ended)
    let second = ScriptedRecognizer("second", onMoved: .began, onEnded: .ended)
    let delegate = ScriptedDelegate()
    delegate.toleratesOthers = true
    (asksFirst ? first : second).delegate = delegate
    _ = device.fill(with: UIView(), first, second)
    device.drag(from: start, to: end, steps: 1)
    let log = device.log.take()
    #expect(log.contains("recognizer first: began"))
    #expect(log.contains("recognizer second: began"))
  }

  @Test("B166: canPrevent and canBePrevented let the second recognize after the first", arguments: [true, false])
  func classWideRules(first saysNo: Bool) {
    let first = ScriptedRecognizer("first", onMoved: .began, onEnded: .ended)
    let second = ScriptedRecognizer("second", onMoved: .began, onEnded: .ended)
    if saysNo { first.cannotPrevent = [second] } else { second.isNotPreventedBy = [first] }
    _ = device.fill(with: UIView(), first, second)
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take() == [
        "recognizer first: began", "recognizer second: began",
        "recognizer first: ended", "recognizer second: ended", "first.reset in ended", "second.reset in ended",
      ])
  }

  @Test("Who recognizes fails even those that never tried, at once, which frees whoever waited for them")
  func preventionOfIdleOnes() {
    let idle = ScriptedRecognizer("idle")
    let first = ScriptedRecognizer("first", onMoved: .began, onEnded: .ended)
    let waiting = ScriptedRecognizer("waiting", onBegan: .began, onEnded: .ended)
    waiting.require(toFail: idle)
    waiting.isNotPreventedBy = [first]
    _ = device.fill(with: UIView(), idle, first, waiting)
    let touch = device.drag(from: start, to: end, steps: 1, lift: false)!
    #expect(
      device.log.take() == ["recognizer first: began", "recognizer waiting: began", "idle.reset in failed"])
    device.lift(touch)
  }

  @Test("Who has begun prevents recognizers that a second finger brings in", arguments: [true, false])
  func secondFinger(prevents: Bool) {
    let pan = ScriptedRecognizer("pan", onMoved: .began, onEnded: .ended)
    let late = ScriptedRecognizer("late", onBegan: .began, onEnded: .ended)
    if !prevents { pan.cannotPrevent = [late] }
    let view = device.fill(with: UIView(), pan)
    device.run {
      let corner = UIView(frame: CGRect(x: 300, y: 700, width: 50, height: 50))
      view.addSubview(corner)
      corner.addGestureRecognizer(late)
    }
    let first = device.drag(from: start, to: end, steps: 1, lift: false)!
    let second = device.touchDown(at: CGPoint(x: 310, y: 710))
    #expect(
      device.log.take()
        == ["recognizer pan: began", prevents ? "late.reset in failed" : "recognizer late: began"])
    device.lift(second)
    device.lift(first)
  }

  @Test("Who has begun prevents those that come later, unless it cannot")
  func laterOnes() {
    let early = ScriptedRecognizer("early", onBegan: .began, onEnded: .ended)
    let late = ScriptedRecognizer("late", onMoved: .began, onEnded: .ended)
    late.cannotPrevent = [early]
    _ = device.fill(with: UIView(), early, late)
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take().filter { $0.hasPrefix("recognizer") } == ["recognizer early: began", "recognizer early: ended"])
    device.run { early.cannotPrevent = [late] }
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take().filter { $0.hasPrefix("recognizer") } == [
        "recognizer early: began", "recognizer late: began", "recognizer early: ended", "recognizer late: ended",
      ])
  }

  @Test("A refused beginning fails the recognizer and leaves the others free")
  func shouldBegin() {
    let first = ScriptedRecognizer("first", onMoved: .began, onEnded: .ended)
    let second = ScriptedRecognizer("second", onMoved: .began, onEnded: .ended)
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = false
    first.delegate = delegate
    _ = device.fill(with: UIView(), first, second)
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take() == [
        "delegate.shouldReceive(touches event, first) -> true", "delegate.shouldReceive(touch, first) -> true",
        "delegate.shouldBegin(first) in possible -> false",
        "recognizer second: began", "first.reset in failed", "recognizer second: ended", "second.reset in ended",
      ])
  }

  @Test("B228: the question about both together comes only where one would block the other", arguments: [true, false])
  func simultaneityQuestion(blocks: Bool) {
    let first = ScriptedRecognizer("first", onMoved: .began, onEnded: .ended)
    let second = ScriptedRecognizer("second", onMoved: .began, onEnded: .ended)
    if !blocks { first.cannotPrevent = [second] }
    let delegate = ScriptedDelegate()
    first.delegate = delegate
    _ = device.fill(with: UIView(), first, second)
    device.drag(from: start, to: end, steps: 1)
    let questions = device.log.take().filter { $0.hasPrefix("delegate.simultaneous") }
    #expect(questions == (blocks ? ["delegate.simultaneous(first, second) -> false"] : []))
  }

  @Test("B233: a view is asked if it was hit and would lose the touch", arguments: [true, false])
  func askedViews(cancels: Bool) {
    final class Asked: UIView {
      let name: String
      init(_ name: String, frame: CGRect) {
        self.name = name
        super.init(frame: frame)
      }
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        note("\(name) asked in \(recognizer.state)")
        return false
      }
    }
    let pan = ScriptedRecognizer("pan", onMoved: .began, onEnded: .ended)
    pan.cancelsTouchesInView = cancels
    let view = device.fill(with: UIView(), pan)
    device.run {
      let outer = Asked("outer", frame: view.bounds)
      outer.addSubview(Asked("inner", frame: view.bounds))
      view.addSubview(outer)
    }
    device.drag(from: start, to: end, steps: 1)
    #expect(
      device.log.take()
        == (cancels
          ? ["inner asked in possible", "pan.reset in failed"]
          : ["recognizer pan: began", "recognizer pan: ended", "pan.reset in ended"]))
  }

  @Test("A required recognizer that fails lets the waiting one begin in the same event")
  func requirementFails() {
    let gate = ScriptedRecognizer("gate", onMoved: .failed)
    let waiting = ScriptedRecognizer("waiting", onBegan: .began, onEnded: .ended)
    waiting.require(toFail: gate)
    _ = device.fill(with: UIView(), waiting, gate)
    let touch = device.touchDown(at: start)
    #expect(waiting.state == .possible)
    #expect(device.log.take() == [])
    device.move(touch, to: end)
    #expect(waiting.state == .began)
    device.lift(touch)
    #expect(
      device.log.take() == [
        "recognizer waiting: began", "gate.reset in failed", "recognizer waiting: ended", "waiting.reset in ended",
      ])
  }

  @Test("B224: a required recognizer that begins fails the waiting one, tolerant or not", arguments: [true, false])
  func requirementRecognizes(isTolerant: Bool) {
    let gate = ScriptedRecognizer("gate", onMoved: .began, onEnded: .ended)
    let waiting = ScriptedRecognizer("waiting", onBegan: .began, onEnded: .ended)
    gate.isWaitedForBy = [waiting]
    if isTolerant { gate.cannotPrevent = [waiting] }
    _ = device.fill(with: UIView(), waiting, gate)
    device.drag(from: start, to: end, steps: 2)
    #expect(
      device.log.take() == [
        "recognizer gate: began", "waiting.reset in failed", "recognizer gate: ended", "gate.reset in ended",
      ])
  }

  @Test("A recognizer that takes no part in the touch keeps nobody waiting")
  func absentRequirement() {
    let absent = ScriptedRecognizer("absent")
    absent.isEnabled = false
    let waiting = ScriptedRecognizer("waiting", onMoved: .began, onEnded: .ended)
    waiting.require(toFail: absent)
    _ = device.fill(with: UIView(), absent, waiting)
    device.drag(from: start, to: end, steps: 1)
    #expect(device.log.take().first == "recognizer waiting: began")
  }

  @Test("B167: a recognizer that waited begins and ends together at lift")
  func fireAtLift() {
    let idle = ScriptedRecognizer("idle")
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pan.require(toFail: idle)
    RecognizerAction.add(to: pan) { note("action in \($0.state)") }
    _ = device.fill(with: UIView(), idle, pan)
    let touch = device.drag(from: start, to: end, lift: false)!
    #expect(device.log.take() == [])
    #expect(pan.state == .possible)
    device.lift(touch)
    #expect(
      device.log.take() == [
        "recognizer pan: began", "action in began", "recognizer pan: ended", "action in ended", "idle.reset in failed",
      ])
  }

  @Test("B169: recognizers that wait for each other in a circle never recognize")
  func cycle() {
    let first = UIPanGestureRecognizer()
    let second = UIPanGestureRecognizer()
    let third = UIPanGestureRecognizer()
    first.require(toFail: second)
    second.require(toFail: third)
    third.require(toFail: first)
    _ = device.fill(with: UIView(), first, second, third)
    device.drag(from: start, to: end)
    #expect(device.log.take() == [])
    #expect([first, second, third].map(\.state) == [.possible, .possible, .possible])
    // The next touch starts afresh.
    device.run { second.isEnabled = false }
    device.drag(from: start, to: end)
    #expect(
      device.log.take() == ["recognizer UIPanGestureRecognizer: began", "recognizer UIPanGestureRecognizer: ended"])
  }

  @Test("B166, B227: the failure questions are asked for each pair, once an attempt")
  func questionsOnce() {
    let device = Device(system: Device.SystemVersion(18))
    let pan = ScriptedRecognizer("pan", onMoved: .began, onEnded: .ended)
    let other = ScriptedRecognizer("other")
    pan.notesQuestions = true
    other.notesQuestions = true
    other.isWaitedForBy = [pan]
    _ = device.fill(with: UIView(), pan, other)
    device.drag(from: start, to: end, steps: 3)
    let questions = ["pan.shouldRequireFailure(of: other)", "other.shouldBeRequiredToFail(by: pan)"]
    #expect(device.log.take().filter { $0.contains("should") } == questions)
    device.drag(from: start, to: end, steps: 3)
    #expect(device.log.take().filter { $0.contains("should") } == questions)
  }

  @Test("B170: iOS 26 asks who waits for whom for a plain tap", arguments: Device.SystemVersion.all)
  func questionsForTaps(system: Device.SystemVersion) {
    let device = Device(system: system)
    let swipe = ScriptedRecognizer("swipe", onMoved: .began)
    let gate = ScriptedRecognizer("gate", onMoved: .failed)
    swipe.notesQuestions = true
    gate.notesQuestions = true
    _ = device.fill(with: UIView(), swipe, gate)
    device.tap(at: start)
    let questions = device.log.take().filter { $0.contains("should") }
    #expect(
      questions
        == (system >= Device.SystemVersion(26)
          ? [
            "swipe.shouldRequireFailure(of: gate)", "gate.shouldBeRequiredToFail(by: swipe)",
            "gate.shouldRequireFailure(of: swipe)", "swipe.shouldBeRequiredToFail(by: gate)",
          ] : []))
  }

  @Test(
    "B170: older systems ask about a recognizer still possible when a tap recognizes",
    arguments: Device.SystemVersion.all)
  func questionsForTapsNearEdge(system: Device.SystemVersion) {
    let device = Device(system: system)
    let gate = ScriptedRecognizer("gate")
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    gate.notesQuestions = true
    _ = device.fill(with: UIView(), gate, tap)
    device.tap(at: start)
    #expect(device.log.take().contains("gate.shouldBeRequiredToFail(by: tap)"))
  }

  @Test(
    "B251: without the order Apple leaves open, the outcome of a requirement is the same", arguments: [false, true])
  func order(outerFirst: Bool) {
    var assumptions = Device.Assumptions()
    assumptions.outerRecognizersGoFirst = outerFirst
    let device = Device(assumptions: assumptions)
    let inner = ScriptedRecognizer("inner", onMoved: .began, onEnded: .ended)
    let outer = ScriptedRecognizer("outer", onMoved: .began, onEnded: .ended)
    let view = device.fill(with: UIView(), outer)
    device.run {
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      child.addGestureRecognizer(inner)
    }
    device.drag(from: start, to: end, steps: 2)
    #expect(device.log.take().first == "recognizer \(outerFirst ? "outer" : "inner"): began")
    device.run { inner.require(toFail: outer) }
    device.drag(from: start, to: end, steps: 2)
    #expect(device.log.take().first == "recognizer outer: began")
  }
}
