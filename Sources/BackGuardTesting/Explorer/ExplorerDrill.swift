import BackGuard
import HeadlessUIKit

/// One list of actions for each of some phones, to be done as often as somebody likes: the same work each time, so that it
/// can be measured what a part of it costs.
@MainActor
public struct ExplorerDrill {
  /// What is done beside the actions.
  public struct Extras: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rules are checked after every action.
    public static let rules = Extras(rawValue: 1)
    /// The state is described after every action.
    public static let descriptions = Extras(rawValue: 2)
  }

  private static let actionsOfPhone = 50

  private let explorer: Explorer
  private var lists: [[UserAction]] = []
  private var seed: UInt64 = 1

  /// Some of what a search has done, as it did it.
  ///
  /// - Parameter lists: what was done on each phone.
  public init(_ explorer: Explorer, doing lists: [[UserAction]], atLeast count: Int) {
    self.init(explorer)
    let all = lists.reduce(0) { $0 + $1.count }
    let share = max(1, all / count)
    self.lists = stride(from: 0, to: lists.count, by: share).map { lists[$0] }
  }

  /// Lists found at random by a fixed seed, for which it makes no difference to the user whether there are guards, since
  /// these have nothing to object to: `nil` if no single action leads to where that is so.
  ///
  /// What the library costs shows where it changes nothing.
  public init?(withNothingAtStake explorer: Explorer, phones: Int) {
    self.init(explorer)
    for _ in 0..<phones {
      var (guarded, bare) = (makeWalk(), makeWalk())
      guard let beginning = beginning() else { return nil }
      guard Self.perform(beginning, on: &guarded, and: &bare) else { return nil }
      while guarded.history.count < Self.actionsOfPhone {
        let both = Set(bare.world.possibleActions)
        let action = draw(guarded.world.possibleActions.filter { $0.consentTitle == nil && both.contains($0) })
        guard Self.perform(action, on: &guarded, and: &bare), !guarded.world.watched.hasSomethingAtStake else { break }
      }
      lists.append(guarded.history)
    }
  }

  private init(_ explorer: Explorer) { self.explorer = explorer }

  /// An action after which nothing is at stake and nobody is asked.
  private func beginning() -> UserAction? {
    makeWalk().world.possibleActions.first { action in
      var walk = makeWalk()
      guard (try? walk.perform(action)) != nil else { return false }
      return !walk.world.watched.hasSomethingAtStake && walk.world.device.alert == nil
    }
  }

  private static func perform(_ action: UserAction, on guarded: inout ExplorerWalk, and bare: inout ExplorerWalk)
    -> Bool
  {
    bare.world.takeGuardsAway()
    return (try? guarded.perform(action)) != nil && (try? bare.perform(action)) != nil
  }

  private mutating func draw(_ actions: [UserAction]) -> UserAction {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return actions[Int(seed >> 33) % actions.count]
  }

  private func makeWalk() -> ExplorerWalk { ExplorerWalk(explorer.makeWorld()) }

  public var phones: Int { lists.count }

  /// How many actions there are, on all phones together.
  public var count: Int { lists.reduce(0) { $0 + $1.count } }

  /// Sets the phones up and does nothing with them.
  public func setUp() {
    for _ in lists { _ = makeWalk() }
  }

  /// Does everything on fresh phones.
  public func perform(_ extras: Extras = [], hasGuards: Bool = true) {
    let fold = StateFold()
    for list in lists {
      var walk = makeWalk()
      for action in list {
        if !hasGuards { walk.world.takeGuardsAway() }
        do { try walk.perform(action, judging: extras.contains(.rules)) } catch {
          fatalError("\(action) was possible once: \(error)")
        }
        if extras.contains(.descriptions) { _ = walk.describe(by: fold) }
      }
    }
  }
}

extension ExploredWorld {
  /// Those that there are; screens that come bring new ones.
  fileprivate func takeGuardsAway() {
    if !registry.hasNoGuards { device.run { registry.removeAllGuards() } }
  }
}
