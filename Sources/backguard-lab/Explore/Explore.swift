import BackGuardTesting
import Foundation
import HeadlessUIKit

/// Explores apps, prints what was seen, and how to see a violation again.
@MainActor
struct Explore {
  typealias MakeApp = @MainActor (ExploredScenario, WayIn) -> ExploredApp

  private let options: ExploreOptions
  private let console: Console
  private let makeApp: MakeApp

  init(_ options: ExploreOptions, console: Console, makeApp: MakeApp? = nil) {
    self.options = options
    self.console = console
    self.makeApp = makeApp ?? { $0.app($1) }
  }

  /// Returns the exit code: 0 if no rule was violated, else 1.
  func run() -> Int32 {
    var rows: [ExploredRow] = []
    for scenario in options.scenarios {
      for system in options.systems {
        for wayIn in options.waysIn {
          let row = explore(scenario, system, wayIn)
          if !options.printsJSON { console.out(row.text) }
          for finding in row.findings { console.error(finding.complaint) }
          rows.append(row)
        }
      }
    }
    if options.printsJSON { console.out(LabJSON.text(rows)) }
    return rows.allSatisfy(\.findings.isEmpty) ? 0 : 1
  }

  private func explore(_ scenario: ExploredScenario, _ system: Device.SystemVersion, _ wayIn: WayIn) -> ExploredRow {
    let explorer = Explorer(makeApp(scenario, wayIn), depth: options.depth) {
      Device(system: system, recordsEvents: false)
    }
    return ExploredRow(explorer.run(), scenario: scenario, system: system, wayIn: wayIn)
  }
}
