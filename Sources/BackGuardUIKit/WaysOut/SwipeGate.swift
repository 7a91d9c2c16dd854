import BackGuard

#if canImport(UIKit)
import UIKit
// Where `state` can be set.
import UIKit.UIGestureRecognizerSubclass
#else
import HeadlessUIKit
#endif

/// The gate: one recognizer per container that holds UIKit's two pop recognizers back while a guard objects, and leaves
/// everything else of the touch alone.
///
/// It works through the documented override points of a recognizer (B166), so no delegate slot is taken and nothing
/// lasting is set. At the first move of a touch it looks who would leave and reads the prediction, once, and then either
/// fails, so that UIKit proceeds natively, or begins and stays until the finger lifts.
final class SwipeGate: UIPanGestureRecognizer {
  let interceptor: NavigationInterceptor
  /// What the touch at hand would take away, from its first move on.
  private(set) var screens: LeavingScreens?
  /// Where the touch began, in the container's view.
  private(set) var start = CGPoint.zero
  /// Whether the sequence at hand is a trackpad's scroll.
  private(set) var isScroll = false
  /// Whether another recognizer has recognized the touch.
  private(set) var otherHasBegun = false
  /// Whether the touch has been caught popping by a way that nobody knew.
  private var hasCaught = false
  /// The view that the touch or the pointer is on.
  private weak var hitView: UIView?
  /// The guarded screen that the last touch was allowed to swipe away.
  private(set) var allowedScreen: LeavingScreen.ID?

  private lazy var canceller = ContentTouchCanceller(for: self)

  init(_ interceptor: NavigationInterceptor) {
    self.interceptor = interceptor
    #if canImport(UIKit)
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(stateDidChange))
    #else
    super.init()
    RecognizerAction.add(to: self) { $0.stateDidChange() }
    #endif
    name = "BackGuard.gate"
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
    // B165: two fingers on a trackpad swipe back as well.
    allowedScrollTypesMask = .all
    delegate = self
  }

  /// Puts the gate in place, as the last recognizer of the container's view.
  func attach(to view: UIView) {
    view.addGestureRecognizer(self)
    view.addGestureRecognizer(canceller)
  }

  /// Takes the gate away; this may be the end of it and of an attached interceptor.
  func detach() {
    canceller.view?.removeGestureRecognizer(canceller)
    view?.removeGestureRecognizer(self)
  }

  // MARK: - Which touches

  override func shouldReceive(_ event: UIEvent) -> Bool {
    // B170: asked for plain taps too, so nothing is decided here.
    interceptor.update()
    allowedScreen = nil
    guard event.type == .touches || event.type == .scroll else { return false }
    isScroll = event.type == .scroll
    return super.shouldReceive(event)
  }

  override func reset() {
    super.reset()
    screens = nil
    hitView = nil
    otherHasBegun = false
    hasCaught = false
  }

  // MARK: - One decision a touch

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard hitView == nil else { return }
    hitView = touches.first?.view
    start = touches.first?.location(in: view) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // A move in any direction decides, and before the pan itself gets to see it: a fast first move would begin it.
    if state == .possible { state = prevents() ? .began : .failed }
    super.touchesMoved(touches, with: event)
  }

  /// Reads the prediction, once a touch. Also for a touch that a container further inside may take: whether that one
  /// does is UIKit's to say, and what is prevented here is blocked in any case (R6).
  private func prevents() -> Bool {
    // The stack may have changed under a finger that rested.
    screens = interceptor.screensAtStakeOnTop
    guard let screens else { return false }
    if interceptor.arbiter.wouldPrevent(screens) { return true }
    allowedScreen = LeavingScreen.ID(screens.first)
    return false
  }

  // MARK: - Against whom

  private func isOurs(_ other: UIGestureRecognizer) -> Bool { other === self || other === canceller }

  /// Whether `other` is one of UIKit's two, of this container or of one around it: if the inner one is held back, the
  /// outer one would take its turn. Those of a container further inside are free.
  private func isPopRecognizer(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view, view.isDescendant(of: otherView),
      let stack = otherView.next as? UINavigationController
    else { return false }
    return other === stack.interactivePopGestureRecognizer || other === stack.contentSwipeRecognizer
  }

  private func isInside(_ gate: SwipeGate) -> Bool {
    guard let view, let inner = gate.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPopRecognizer(otherGestureRecognizer)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPopRecognizer(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: - The end of a touch

  #if canImport(UIKit)
  @objc private func stateDidChange() { stateChanged() }
  #else
  private func stateDidChange() { stateChanged() }
  #endif

  private func stateChanged() {
    let others = activeOthers
    otherHasBegun = otherHasBegun || !others.isEmpty
    catchUnknownPop(drivenBy: others)
    guard state == .ended || state == .cancelled, let screens, let swipe = BackSwipe(self) else { return }
    if state == .ended, swipe.isCompleted {
      // The system's recognizers are dead for this touch: if the prediction has turned, the library leaves.
      interceptor.attempt(.swipe, screens)
    } else {
      interceptor.arbiter.letGo(.swipe, screens, in: interceptor)
    }
  }

  /// The recognizers around the touch, other than UIKit's two, that are at work. Looked up each time the gate moves: one
  /// that has finished shows no trace. A gate further inside speaks for this touch only if its stack could have taken it.
  private var activeOthers: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view = hitView
    while let current = view {
      for other in current.gestureRecognizers ?? [] {
        // Mostly none is at work, so that comes first.
        guard other.state == .began || other.state == .changed || other.state == .ended else { continue }
        if isOurs(other) || isPopRecognizer(other) { continue }
        if let gate = other as? SwipeGate, !isInside(gate) || !BackSwipe.mayBegin(gate) { continue }
        result.append(other)
      }
      view = current.superview
    }
    return result
  }

  /// R12: a recognizer that nobody knew has begun to pop what this touch must not take away.
  private func catchUnknownPop(drivenBy others: [UIGestureRecognizer]) {
    guard state == .changed, !hasCaught, let screens, interceptor.isPoppingInteractively(screens) else { return }
    hasCaught = true
    interceptor.takeBack(screens, by: .unattributed, drivenBy: others.filter { $0.state != .ended })
  }
}

extension SwipeGate: UIGestureRecognizerDelegate {
  /// A scroll reaches no touch method, so its decision falls here, when the pan wants to begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isScroll else { return true }
    hitView = view?.hitTest(location(in: view), with: nil)
    return prevents()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isPopRecognizer(otherGestureRecognizer)
  }
}
