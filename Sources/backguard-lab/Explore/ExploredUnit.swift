import BackGuardTesting
import HeadlessUIKit

/// One app on one system: what one process explores by itself.
@MainActor
struct ExploredUnit {
  let explored: ExploredCase
  let system: Device.SystemVersion

  /// What a command line asks for, in the order in which it is printed.
  static func all(_ cases: [ExploredCase], _ options: ExploreOptions) -> [ExploredUnit] {
    cases.flatMap { explored in options.systems.map { ExploredUnit(explored: explored, system: $0) } }
  }

  func explore(_ options: ExploreOptions, until mustStop: @escaping @MainActor () -> Bool) -> ExploredRow {
    if let count = options.randomActions {
      let run = RandomRun(explored.app, seed: UInt64(options.seed)) {
        Device(system: system, idiom: explored.app.idiom, recordsEvents: false)
      }
      return ExploredRow(run.run(count, until: mustStop), of: self, options)
    }
    let sweep = AssumptionSweep(options.assumptions, until: mustStop) { assumptions, others in
      explorer(options, under: assumptions).run(after: others, until: mustStop)
    }
    let (settings, isComplete) = sweep.run()
    return ExploredRow(settings, isComplete: isComplete, of: self, options)
  }

  func explorer(_ options: ExploreOptions, under assumptions: Device.Assumptions = .init()) -> Explorer {
    Explorer(explored.app, depth: options.depth) {
      Device(system: system, idiom: explored.app.idiom, assumptions: assumptions, recordsEvents: false)
    }
  }
}
