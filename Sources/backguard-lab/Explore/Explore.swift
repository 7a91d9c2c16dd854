import BackGuardTesting
import Foundation
import HeadlessUIKit

/// Explores apps, prints what was seen, and how to see a violation again.
@MainActor
struct Explore {
  private let options: ExploreOptions
  private let console: Console
  private let units: [ExploredUnit]
  /// `nil` where there is only this one.
  private let processes: ExploreProcesses?

  init(
    _ options: ExploreOptions, console: Console, cases: [ExploredCase]? = nil, processes: ExploreProcesses? = nil
  ) {
    self.options = options
    self.console = console
    self.processes = processes
    units = ExploredUnit.all(cases ?? ExploredCase.all(options), options)
  }

  /// Returns the exit code: 0 if no rule was violated, else 1.
  func run(until stop: StopSignal) -> Int32 {
    if let share = options.share { return run(share, until: stop) }
    if options.printsSpeed { return measure() }
    do throws(ExploreProcesses.Failure) {
      let rows = try rows(until: stop)
      if options.printsJSON { console.out(LabJSON.text(rows)) } else if rows.count > 1 { console.out(total(rows)) }
      for finding in rows.flatMap(\.findings) { console.error(finding.complaint) }
      if rows.count < units.count || !rows.allSatisfy(\.isComplete) {
        console.error(
          "Stopped before the end: \(rows.count { $0.isComplete }) of \(units.count) searches are complete.")
      }
      return rows.allSatisfy(\.findings.isEmpty) ? 0 : 1
    } catch {
      console.error(error.description)
      return 1
    }
  }

  private func measure() -> Int32 {
    var isClean = true
    for unit in units {
      let (result, speed) = ExploreSpeed.measure(unit.explorer(options))
      console.out(
        "iOS \(unit.system), \(unit.explored.scenario), \(unit.explored.way), depth \(options.depth), "
          + "\(result.executed) actions: \(speed.text)")
      isClean = isClean && result.findings.isEmpty
    }
    return isClean ? 0 : 1
  }

  private func rows(until stop: StopSignal) throws(ExploreProcesses.Failure) -> [ExploredRow] {
    if let processes, processes.count > 1, units.count > 1 {
      let rows = try processes.rows(until: stop)
      if !options.printsJSON { for row in rows { console.out(row.text) } }
      return rows
    }
    return explore(units, until: stop) { if !options.printsJSON { console.out($0.text) } }
  }

  /// The part of a process among several: prints a row a line.
  private func run(_ share: ExploreOptions.Share, until stop: StopSignal) -> Int32 {
    let mine = units.enumerated().filter { $0.offset % share.count == share.index }.map(\.element)
    let rows = explore(mine, until: stop) { console.out(LabJSON.line($0)) }
    return rows.allSatisfy(\.findings.isEmpty) ? 0 : 1
  }

  private func explore(
    _ units: [ExploredUnit], until stop: StopSignal, then show: (ExploredRow) -> Void
  ) -> [ExploredRow] {
    let progress = ExploreProgress(console: console)
    var rows: [ExploredRow] = []
    for unit in units where !stop.mustStop {
      progress.begins(unit)
      let row = unit.explore(options) {
        progress.goesOn()
        return stop.mustStop
      }
      show(row)
      rows.append(row)
    }
    return rows
  }

  private func total(_ rows: [ExploredRow]) -> String {
    func sum(_ count: KeyPath<ExploredRow, Int>) -> Int { rows.reduce(0) { $0 + $1[keyPath: count] } }
    let violations = rows.flatMap(\.findings).reduce(0) { $0 + $1.count }
    return
      "\(rows.count) searches: \(sum(\.settings)) settings for \(sum(\.settingsCovered)), \(sum(\.states)) states, "
      + "\(sum(\.edges)) edges, \(sum(\.executedActions)) actions, "
      + "\(Set(rows.flatMap(\.passages)).count) of \(AttemptPassage.allCases.count) passages of an attempt, "
      + (violations == 0 ? "no violation" : "\(violations) violations")
  }
}
