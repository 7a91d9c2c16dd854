public import Foundation

/// One finger on the screen.
@MainActor
open class UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open internal(set) var phase = Phase.began
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the finger is, in the window's coordinates.
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint
  let startLocationInWindow: CGPoint

  /// What the view has still to be told, oldest first: a recognizer may delay or cancel it.
  private var undelivered: [(phase: Phase, event: UIEvent)] = []
  private var wasToldBegan = false
  private var isCancelledInView = false

  init(at location: CGPoint) {
    locationInWindow = location
    previousLocationInWindow = location
    startLocationInWindow = location
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  // MARK: - The view

  func enqueueForView(_ event: UIEvent) {
    if view != nil, !isCancelledInView { undelivered.append((phase, event)) }
  }

  /// Tells the view what happened to the touch since it was told last.
  func deliverToView() {
    guard !undelivered.isEmpty else { return }
    let deliveries = undelivered
    undelivered = []
    for delivery in deliveries {
      let event = delivery.event
      let touches = event.only(self)
      switch delivery.phase {
      case .began:
        wasToldBegan = true
        view?.touchesBegan(touches, with: event)
      case .moved: view?.touchesMoved(touches, with: event)
      case .ended: view?.touchesEnded(touches, with: event)
      case .cancelled: view?.touchesCancelled(touches, with: event)
      case .stationary: break
      }
    }
  }

  /// A recognizer has taken the touch: the view hears that it is cancelled, and nothing more.
  func cancelInView() {
    guard !isCancelledInView else { return }
    isCancelledInView = true
    let event = undelivered.last?.event
    undelivered = []
    if wasToldBegan { view?.touchesCancelled([self], with: event) }
  }
}

extension UITouch: Hashable {
  public nonisolated static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
