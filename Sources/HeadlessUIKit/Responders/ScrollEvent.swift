internal import Foundation

/// A trackpad's scroll: where the pointer is and how far two fingers have moved the content.
final class ScrollEvent: UIEvent {
  enum Phase { case began, changed, ended, cancelled }

  let phase: Phase
  let location: CGPoint
  /// How far the fingers moved since the event before.
  let delta: CGPoint

  init(phase: Phase, location: CGPoint, delta: CGPoint, time: TimeInterval) {
    self.phase = phase
    self.location = location
    self.delta = delta
    super.init(type: .scroll, time: time, touches: [])
  }
}
