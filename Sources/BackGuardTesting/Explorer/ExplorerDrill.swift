import BackGuard
import HeadlessUIKit

/// One list of actions for each of some phones, found at random by a fixed seed, to be done as often as somebody likes:
/// the same work each time, so that it can be measured what a part of it costs.
@MainActor
public struct ExplorerDrill {
  private static let actionsOfPhone = 50

  private let explorer: Explorer
  private let hasGuards: Bool
  private var lists: [[UserAction]] = []

  /// - Parameter hasGuards: whether the screens keep their guards; without them nothing is ever asked.
  public init(_ explorer: Explorer, phones: Int, hasGuards: Bool = true) {
    self.explorer = explorer
    self.hasGuards = hasGuards
    var seed: UInt64 = 1
    for _ in 0..<phones {
      var walk = makeWalk()
      while walk.history.count < Self.actionsOfPhone {
        let actions = walk.world.possibleActions
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // An impossible one is not remembered.
        do { try walk.perform(actions[Int(seed >> 33) % actions.count]) } catch { continue }
      }
      lists.append(walk.history)
    }
  }

  /// How many actions there are, on all phones together.
  public var count: Int { lists.reduce(0) { $0 + $1.count } }

  /// Sets the phones up and does nothing with them.
  public func setUp() {
    for _ in lists { _ = makeWalk() }
  }

  /// Does everything on fresh phones.
  ///
  /// - Parameter describes: whether the state is described after every action.
  public func perform(describing describes: Bool) {
    let fold = StateFold()
    for list in lists {
      var walk = makeWalk()
      for action in list {
        do { try walk.perform(action) } catch { preconditionFailure("\(action) was possible once: \(error)") }
        if describes { _ = walk.describe(by: fold) }
      }
    }
  }

  private func makeWalk() -> ExplorerWalk {
    let world = explorer.makeWorld()
    if !hasGuards { world.device.run { world.registry.removeAllGuards() } }
    return ExplorerWalk(world)
  }
}
