#if canImport(UIKit)
import UIKit
// Where `state` can be set.
import UIKit.UIGestureRecognizerSubclass
#else
import HeadlessUIKit
#endif

/// The gate's companion: takes a held-back swipe away from the button or row it ended on, as UIKit's own recognizers would
/// have done when they began to pop.
///
/// The gate itself cancels no touches, because it begins with the first move of every touch. This one recognizes only when
/// the finger lifts, and only what was a swipe back; it prevents nobody and nobody prevents it.
final class ContentTouchCanceller: UIGestureRecognizer {
  private weak var gate: SwipeGate?

  init(for gate: SwipeGate) {
    self.gate = gate
    #if canImport(UIKit)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    name = "BackGuard.canceller"
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = wasBackSwipe ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  private var wasBackSwipe: Bool {
    guard let gate, gate.state != .possible, gate.state != .failed else { return false }
    return BackSwipe(gate) != nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
