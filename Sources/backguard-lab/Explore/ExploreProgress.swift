/// Tells on standard error how far a search is, if it takes long.
@MainActor
final class ExploreProgress {
  private static let interval = Duration.seconds(10)

  private let console: Console
  private var unit: ExploredUnit?
  private var lastWord = ContinuousClock.now
  private var phones = 0

  init(console: Console) { self.console = console }

  func begins(_ unit: ExploredUnit) {
    self.unit = unit
    phones = 0
  }

  /// Called before every phone.
  func goesOn() {
    phones += 1
    guard console.showsProgress, let unit, ContinuousClock.now - lastWord > Self.interval else { return }
    lastWord = .now
    console.error("… iOS \(unit.system), \(unit.explored.scenario), \(unit.explored.way): \(phones) phones so far")
  }
}
