public import Foundation

/// What the system sends to a window: touches, or a trackpad's scroll.
@MainActor
open class UIEvent {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  open var type: EventType { eventType }
  open var timestamp: TimeInterval { time }
  open var allTouches: Set<UITouch>? { touches }

  let eventType: EventType
  let time: TimeInterval
  let touches: Set<UITouch>

  init(type: EventType, time: TimeInterval, touches: Set<UITouch>) {
    eventType = type
    self.time = time
    self.touches = touches
  }

  /// One of the touches by itself; mostly there is no other.
  func only(_ touch: UITouch) -> Set<UITouch> { touches.count == 1 ? touches : [touch] }
}
