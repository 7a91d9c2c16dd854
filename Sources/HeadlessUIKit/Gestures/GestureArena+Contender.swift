internal import Foundation

extension GestureArena {
  /// The part of one recognizer in one touch sequence.
  @MainActor
  final class Contender {
    /// What a recognizer that waits for others would have done.
    enum Held { case began, beganAndEnded, ended }

    private enum Outcome { case undecided, recognized, failed }

    let recognizer: UIGestureRecognizer
    /// The arena keeps its contenders.
    private unowned(unsafe) let arena: GestureArena
    var touches: [UITouch] = []
    /// Where a scroll's pointer is.
    var pointer: CGPoint?
    private(set) var held: Held?
    private var outcome = Outcome.undecided
    private var wasReset = false
    private var hasBegun = false
    /// Its place among the contenders.
    private let index: Int
    /// Whom it has to wait for, by their places; asked once an attempt.
    private var waits: [Bool?] = []

    init(_ recognizer: UIGestureRecognizer, in arena: GestureArena) {
      self.recognizer = recognizer
      index = arena.contenders.count
      self.arena = arena
    }

    deinit {
      if recognizer.contender === self { recognizer.contender = nil }
    }

    /// Neither recognized nor failed so far.
    var isUndecided: Bool { outcome == .undecided }
    /// Undecided, and not waiting for others either.
    var isIdle: Bool { isUndecided && held == nil }
    var isActive: Bool { recognizer.currentState == .began || recognizer.currentState == .changed }
    /// Its part in the sequence has ended, one way or the other.
    var isOver: Bool { !isUndecided && !isActive }

    var location: CGPoint? {
      if let pointer { return pointer }
      guard !touches.isEmpty else { return nil }
      if touches.count == 1 { return touches[0].locationInWindow }
      let x = touches.reduce(0) { $0 + $1.locationInWindow.x }
      let y = touches.reduce(0) { $0 + $1.locationInWindow.y }
      return CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
    }

    func rememberLocation() {
      if let location { recognizer.lastLocationInWindow = location }
    }

    /// B229: once it is over, the touches that are still down are lost to it.
    func isTaking(_ touch: UITouch) -> Bool { !isOver && touches.contains(touch) }

    /// B231: a touch that it does not have it does not cancel in the view.
    func ignore(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    /// The recognizer was switched off or taken from its view.
    func withdraw() {
      request(isActive ? .cancelled : .failed)
    }

    // MARK: - The state machine

    func request(_ state: UIGestureRecognizer.State) {
      arena.perform { take(state) }
    }

    private func take(_ state: UIGestureRecognizer.State) {
      switch (recognizer.currentState, state) {
      case (.possible, .began) where isIdle: attempt(.began)
      case (.possible, .ended) where isIdle: attempt(.ended)
      case (.possible, .ended) where held == .began: held = .beganAndEnded
      case (.possible, .failed), (.possible, .cancelled): if isUndecided { fail() }
      case (.began, .changed), (.changed, .changed): enter(.changed)
      case (.began, .ended), (.changed, .ended): enter(.ended)
      case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
      default: break
      }
    }

    private func enter(_ state: UIGestureRecognizer.State) {
      recognizer.currentState = state
      arena.enqueueAction(of: self, in: state)
    }

    func fail() {
      held = nil
      outcome = .failed
      recognizer.currentState = .failed
    }

    /// Tries again what had to wait; returns whether anything changed.
    func retry() -> Bool {
      guard isUndecided, let waiting = held else { return false }
      held = nil
      attempt(waiting)
      return held == nil
    }

    private func attempt(_ wish: Held) {
      let others = arena.contenders.filter { $0 !== self }
      if others.contains(where: { $0.isActive && $0.prevents(self) }) { return fail() }
      var mustWait = false
      for other in others where other.outcome != .failed && self.mustWait(for: other) {
        // B224: a required recognizer that recognizes makes this one fail.
        if other.outcome == .recognized { return fail() }
        mustWait = true
      }
      if mustWait {
        held = wish
        return
      }
      guard mayBegin() else { return fail() }
      // The delegate may have switched the recognizer off while it was asked.
      guard isUndecided else { return }
      outcome = .recognized
      enter(wish == .ended ? .ended : .began)
      for other in others where other.isUndecided && prevents(other) { other.fail() }
      if wish == .beganAndEnded { enter(.ended) }
    }

    private func mayBegin() -> Bool {
      let delegate = recognizer.delegate
      guard delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
      let decider = recognizer.viewThatDecides
      if let decider, decider !== delegate, !decider.gestureRecognizerShouldBegin(recognizer) { return false }
      // B232: a view may refuse too. B233: the one that was hit, if it would lose the touch.
      guard recognizer.cancelsTouchesInView else { return true }
      return touches.allSatisfy { touch in
        guard let view = touch.view, view !== delegate, view !== decider else { return true }
        return view.gestureRecognizerShouldBegin(recognizer)
      }
    }

    // MARK: - Other recognizers

    /// Whether this one may recognize only after `other` has failed.
    func mustWait(for other: Contender) -> Bool {
      // B227: once an attempt.
      if other.index < waits.count, let known = waits[other.index] { return known }
      return askWhetherToWait(for: other, delegates: (recognizer.delegate, other.recognizer.delegate))
    }

    typealias Delegates = (mine: (any UIGestureRecognizerDelegate)?, theirs: (any UIGestureRecognizerDelegate)?)

    @discardableResult
    func askWhetherToWait(for other: Contender, delegates: Delegates) -> Bool {
      while waits.count <= other.index { waits.append(nil) }
      if let known = waits[other.index] { return known }
      let mine = recognizer
      let theirs = other.recognizer
      let answer =
        mine.hasLastingRequirement(on: theirs)
        // B166: subclasses and delegates are asked for each pair.
        || mine.shouldRequireFailure(of: theirs)
        || theirs.shouldBeRequiredToFail(by: mine)
        || (delegates.mine?.gestureRecognizer(mine, shouldRequireFailureOf: theirs) ?? false)
        || (delegates.theirs?.gestureRecognizer(theirs, shouldBeRequiredToFailBy: mine) ?? false)
      waits[other.index] = answer
      return answer
    }

    /// Whether `other` fails because this one has recognized.
    private func prevents(_ other: Contender) -> Bool {
      let mine = recognizer
      let theirs = other.recognizer
      guard mine.canPrevent(theirs), theirs.canBePrevented(by: mine) else { return false }
      // B228: asked only where one would block the other.
      if mine.delegate?.gestureRecognizer(mine, shouldRecognizeSimultaneouslyWith: theirs) == true { return false }
      return theirs.delegate?.gestureRecognizer(theirs, shouldRecognizeSimultaneouslyWith: mine) != true
    }

    // MARK: - What the app sees

    func sendAction(in state: UIGestureRecognizer.State) {
      // B225: the view loses its touches just before the action.
      if recognizer.cancelsTouchesInView {
        for touch in touches { touch.cancelInView() }
      }
      if state != .changed {
        let isDiscrete = state == .ended && !hasBegun
        Device.current.log.note("recognizer \(recognizer.displayName): \(isDiscrete ? "recognized" : "\(state)")")
      }
      hasBegun = true
      // Two states of one event are reported one after the other, each while the recognizer shows it.
      let latest = recognizer.currentState
      recognizer.currentState = state
      for action in recognizer.actions { action.handler(recognizer) }
      if recognizer.currentState == state { recognizer.currentState = latest }
    }

    func resetIfOver() {
      guard isOver, !wasReset else { return }
      wasReset = true
      recognizer.reset()
      recognizer.currentState = .possible
    }
  }
}
