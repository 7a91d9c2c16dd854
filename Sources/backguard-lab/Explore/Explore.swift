import BackGuardTesting
import Foundation
import HeadlessUIKit

/// Explores apps, prints what was seen, and how to see a violation again.
@MainActor
struct Explore {
  private let options: ExploreOptions
  private let console: Console
  private let cases: [ExploredCase]

  init(_ options: ExploreOptions, console: Console, cases: [ExploredCase]? = nil) {
    self.options = options
    self.console = console
    self.cases = cases ?? ExploredCase.all(options)
  }

  /// Returns the exit code: 0 if no rule was violated, else 1.
  func run() -> Int32 {
    var rows: [ExploredRow] = []
    for explored in cases {
      for system in options.systems {
        let explorer = Explorer(explored.app, depth: options.depth) { Device(system: system, recordsEvents: false) }
        let (result, speed) = options.printsSpeed ? ExploreSpeed.measure(explorer) : (explorer.run(), nil)
        let row = ExploredRow(result, of: explored, on: system)
        if !options.printsJSON { console.out(row.text) }
        if let speed { console.out(speed.text) }
        for finding in row.findings { console.error(finding.complaint) }
        rows.append(row)
      }
    }
    if options.printsJSON { console.out(LabJSON.text(rows)) }
    return rows.allSatisfy(\.findings.isEmpty) ? 0 : 1
  }
}
