public import HeadlessUIKit

/// An explored app as a phone that somebody can play with in a browser: one HTML file in which every state was computed
/// here beforehand.
@MainActor
public struct Playground {
  /// One way to guard the app, on one system.
  struct Game {
    let system: String
    let way: String
    let name: String
    let isMirrored: Bool
    let states: [PlaygroundState]
  }

  private let title: String
  private let depth: Int
  private var games: [Game] = []

  /// - Parameter depth: how many actions of the user follow each other at most.
  public init(_ title: String, depth: Int) {
    self.title = title
    self.depth = depth
  }

  /// Plays an app.
  ///
  /// - Parameters:
  ///   - way: how its screens are guarded, in one word that stands in links.
  ///   - name: the same in words for people.
  public mutating func add(
    _ app: ExploredApp, way: String, name: String, on makeDevice: @escaping @MainActor () -> Device
  ) {
    let device = makeDevice()
    games.append(
      Game(
        system: device.systemVersion.description, way: way, name: name,
        isMirrored: device.layoutDirection == .rightToLeft,
        states: PlaygroundSearch(app, depth: depth, on: makeDevice).states))
  }

  /// How many states were found.
  public var stateCount: Int { games.reduce(0) { $0 + $1.states.count } }

  /// The file: the same bytes for the same apps.
  public var text: String { PlaygroundPage(title, depth: depth, games).text }
}
