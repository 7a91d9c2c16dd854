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
  /// Whether all that follows each other so often was tried.
  public private(set) var isComplete = true

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
  ///   - mustStop: whether to leave it at what was tried so far, asked before every action; the rest cannot be played.
  public mutating func add(
    _ app: ExploredApp, way: String, name: String, until mustStop: @escaping @MainActor () -> Bool = { false },
    on makeDevice: @escaping @MainActor () -> Device
  ) {
    let device = makeDevice()
    let search = PlaygroundSearch(app, depth: depth, until: mustStop, on: makeDevice)
    isComplete = isComplete && search.isComplete
    games.append(
      Game(
        system: device.systemVersion.description, way: way, name: name,
        isMirrored: device.layoutDirection == .rightToLeft,
        states: search.states))
  }

  /// How many states were found.
  public var stateCount: Int { games.reduce(0) { $0 + $1.states.count } }

  /// The file: the same bytes for the same apps.
  public var text: String { PlaygroundPage(title, depth: depth, games).text }
}
