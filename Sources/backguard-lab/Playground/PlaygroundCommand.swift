import BackGuardTesting
import HeadlessUIKit

/// Writes what a command line explores as a phone to play with.
@MainActor
struct PlaygroundCommand {
  private let options: ExploreOptions
  private let console: Console

  init(_ options: ExploreOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Returns whether it was written; if not, standard error has the reason.
  func write(to file: PageFile, until stop: StopSignal) -> Bool {
    let cases = ExploredCase.all(options)
    var playground = Playground("BackGuard playground: \(cases[0].scenario)", depth: options.depth)
    func mustStop() -> Bool { stop.mustStop }
    for system in options.systems.reversed() {
      for explored in cases {
        // Of techniques, what they do where nothing is at stake too.
        let addition = explored.scenario == cases[0].scenario ? "" : explored.scenario.drop { $0 != "," }
        playground.add(
          explored.app, way: explored.way + addition, name: explored.wayInWords + addition, until: mustStop
        ) {
          Device(system: system, idiom: explored.app.idiom, recordsEvents: false)
        }
      }
    }
    let text = playground.text
    if let trouble = file.write(text) {
      console.error(trouble)
      return false
    }
    if !playground.isComplete { console.error("Stopped before the end: parts of the page cannot be played.") }
    // The standard output is the table's, or for programs.
    console.error("\(file.path): \(playground.stateCount) states to play with, \((text.utf8.count + 999) / 1000) KB")
    return true
  }
}
