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

  init(at location: CGPoint) {
    locationInWindow = location
    previousLocationInWindow = location
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

extension UITouch: @MainActor Hashable {
  public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
