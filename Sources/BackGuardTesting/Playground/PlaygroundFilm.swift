import HeadlessUIKit

/// Does one thing with a phone and takes pictures meanwhile.
@MainActor
final class PlaygroundFilm {
  private static let millisecondsAPicture = 60

  private let world: ExploredWorld
  private let start: Int
  private var frames: [SVGDrawing] = []

  init(of world: ExploredWorld) {
    self.world = world
    start = world.device.clock.now
  }

  /// What the last action took.
  var milliseconds: Int { world.device.clock.now - start }

  /// The pictures; `nil` if it turned out to be impossible.
  func perform(_ action: UserAction) -> [SVGDrawing]? {
    let device = world.device
    device.log.take()
    if action == .waitUntilDue, let due = device.clock.nextDue { waitInParts(until: due) }
    device.onFinger = { [unowned self] moment in
      if moment == .moved { frames.append(SVGDrawing(of: device)) }
    }
    defer { device.onFinger = nil }
    return (try? world.perform(action)) == nil ? nil : frames
  }

  /// Stops before the end: what is due is the action's.
  private func waitInParts(until due: Int) {
    let rest = due - world.device.clock.now
    let parts = rest / Self.millisecondsAPicture
    guard parts > 1 else { return }
    for part in 1..<parts {
      world.device.advance(milliseconds: rest * part / parts - rest * (part - 1) / parts)
      frames.append(SVGDrawing(of: world.device))
    }
  }
}
