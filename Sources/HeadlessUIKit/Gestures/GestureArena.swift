internal import Foundation

/// Where the recognizers of one touch sequence, or of one scroll, are played off against each other.
///
/// A sequence lasts from the first finger down to the last finger up. What the arena does follows Apple's headers and
/// pages on `UIGestureRecognizer`, its subclasses and its delegate.
@MainActor
final class GestureArena {
  private(set) var contenders: [Contender] = []
  /// Whether what happens now settles at the end of the event instead of at once.
  private var isBusy = false
  private var pendingActions: [(contender: Contender, state: UIGestureRecognizer.State)] = []
  /// The fingers on the screen, oldest first.
  private(set) var touches: [UITouch] = []

  // MARK: - Touches

  func handle(_ event: UIEvent) {
    for touch in event.touches where touch.phase != .stationary {
      if touch.phase == .began {
        touches.append(touch)
        admit(touch, of: event)
      }
      // B230: recognizers see a touch before the view it was hit-tested to.
      touch.enqueueForView(event)
      perform { deliver(touch, of: event) }
      if touch.phase == .ended || touch.phase == .cancelled { lift(touch) }
    }
    if touches.isEmpty { contenders = [] }
  }

  private func lift(_ touch: UITouch) {
    if touches.count == 1 { finish() }
    touches.removeAll { $0 === touch }
    for contender in contenders { contender.ignore(touch) }
    touch.deliverToView()
  }

  private func admit(_ touch: UITouch, of event: UIEvent) {
    var newcomers = false
    for recognizer in candidates(at: touch.view) {
      guard shouldReceive(event, recognizer) else { continue }
      guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
      guard let contender = contender(for: recognizer) else { continue }
      newcomers = true
      contender.touches.append(touch)
    }
    touch.gestureRecognizers = contenders.filter { $0.touches.contains(touch) }.map(\.recognizer)
    if newcomers { askEarly() }
  }

  private func deliver(_ touch: UITouch, of event: UIEvent) {
    let touches = event.only(touch)
    for contender in contenders where contender.isTaking(touch) {
      contender.rememberLocation()
      let recognizer = contender.recognizer
      switch touch.phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      case .stationary: break
      }
    }
  }

  /// Whether the view has to wait because a recognizer delays the beginning of its touches.
  private func isDelayed(_ touch: UITouch) -> Bool {
    contenders.contains { $0.recognizer.delaysTouchesBegan && $0.isUndecided && $0.touches.contains(touch) }
  }

  // MARK: - Scrolls

  func handle(_ event: ScrollEvent, in window: UIWindow) {
    if event.phase == .began {
      // B165: a trackpad's scroll reaches only recognizers that take scrolls, and no question about touches is asked.
      for recognizer in candidates(at: window.hitTest(event.location, with: event)) where recognizer.takesScrolls {
        guard shouldReceive(event, recognizer) else { continue }
        _ = contender(for: recognizer)
      }
      askEarly()
    }
    for contender in contenders {
      contender.pointer = event.location
      contender.rememberLocation()
    }
    perform {
      for contender in contenders where !contender.isOver { contender.recognizer.scroll(event) }
    }
    if event.phase == .ended || event.phase == .cancelled {
      finish()
      contenders = []
    }
  }

  // MARK: - Who takes part

  /// The recognizers of the view that was hit and of the views around it. B251: whose go first is open.
  private func candidates(at view: UIView?) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view = view
    while let current = view {
      if !current.recognizers.isEmpty {
        for recognizer in current.recognizers where recognizer.isEnabled { result.append(recognizer) }
      }
      view = current.superview
    }
    if result.count > 1, Device.current.assumed(\.outerRecognizersGoFirst) { result.reverse() }
    return result
  }

  private func shouldReceive(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    // The question about the event exists from iOS 13.4 on.
    guard Device.current.systemVersion >= Device.SystemVersion(13, 4) else { return true }
    return recognizer.shouldReceive(event)
      && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true)
  }

  /// The part `recognizer` plays here; `nil` if it has finished its part (B248), or plays one in another sequence.
  private func contender(for recognizer: UIGestureRecognizer) -> Contender? {
    if let known = contenders.first(where: { $0.recognizer === recognizer }) { return known.isOver ? nil : known }
    guard recognizer.contender == nil else { return nil }
    let contender = Contender(recognizer, in: self)
    recognizer.contender = contender
    contenders.append(contender)
    return contender
  }

  private func askEarly() {
    // B170: iOS 26 asks who waits for whom as soon as a finger is down, for plain taps too.
    guard Device.current.systemVersion >= Device.SystemVersion(26) else { return }
    let delegates = contenders.map(\.recognizer.delegate)
    for (mine, contender) in contenders.enumerated() {
      for (theirs, other) in contenders.enumerated() where mine != theirs {
        contender.askWhetherToWait(for: other, delegates: (delegates[mine], delegates[theirs]))
      }
    }
  }

  // MARK: - Settling

  /// Does something that changes states, then settles what follows from it.
  func perform(_ body: () -> Void) {
    if isBusy { return body() }
    isBusy = true
    body()
    settle()
    isBusy = false
    for touch in touches where !isDelayed(touch) { touch.deliverToView() }
  }

  func enqueueAction(of contender: Contender, in state: UIGestureRecognizer.State) {
    pendingActions.append((contender, state))
  }

  private func settle() {
    repeat {
      while contenders.contains(where: { $0.retry() }) {}
      while !pendingActions.isEmpty {
        let next = pendingActions.removeFirst()
        next.contender.sendAction(in: next.state)
      }
      for contender in contenders { contender.resetIfOver() }
    } while !pendingActions.isEmpty
  }

  /// No finger is left: whoever has not recognized by now has failed.
  private func finish() {
    perform { for contender in contenders where contender.isIdle { contender.fail() } }
    // B167: whoever waited for one of those recognizes now, began and ended together.
    // B169: those that wait for each other in a circle never do.
    perform { for contender in contenders where contender.isUndecided { contender.fail() } }
    perform { for contender in contenders where !contender.isOver { contender.withdraw() } }
  }
}
