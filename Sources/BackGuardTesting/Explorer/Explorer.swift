public import HeadlessUIKit

/// Tries every sequence of user actions up to a depth, on fresh phones, and checks the rules after every action.
///
/// The search keeps no snapshots, which could not hold what the app's own objects and closures know: it replays the way to
/// the shallowest state with an untried action, and goes on from there while the state it comes to has one.
@MainActor
public struct Explorer {
  let app: ExploredApp
  let makeDevice: @MainActor () -> Device
  let depth: Int
  let omitted: StateFold.Field?

  /// - Parameters:
  ///   - depth: how many actions follow each other at most.
  ///   - omitted: a part that the description of states leaves out, to see that the check of the fold finds it.
  ///   - makeDevice: makes a phone that nothing has run on.
  public init(
    _ app: ExploredApp, depth: Int, omitting omitted: StateFold.Field? = nil,
    on makeDevice: @escaping @MainActor () -> Device
  ) {
    self.app = app
    self.depth = depth
    self.omitted = omitted
    self.makeDevice = makeDevice
  }

  /// Searches, checks that equal descriptions mean equal states, and looks for dead ends.
  ///
  /// - Parameters:
  ///   - others: searches of the same app on the same phone under other answers to open questions about UIKit, and the
  ///     questions that were answered differently there. What does not depend on them is not done again; the search that
  ///     spares most is taken.
  ///   - remembers: whether the result has what was done on each phone.
  ///   - mustStop: asked before every fresh phone; once it says so, the result is what was found until then.
  public func run(
    after others: [(result: ExplorerResult, difference: Device.Assumptions.Questions)] = [],
    remembering remembers: Bool = false, until mustStop: @escaping @MainActor () -> Bool = { false }
  ) -> ExplorerResult {
    let known = others.compactMap { $0.result.graph.part(without: $0.difference) }.max { $0.edges < $1.edges }
    var search = ExplorerSearch(self, knowing: known, remembering: remembers, until: mustStop)
    search.exploreAll()
    let executedBySearch = search.executed
    search.checkFold()
    search.findDeadEnds()
    let graph = search.graph
    return ExplorerResult(
      states: graph.reached, edges: graph.edges, executed: search.executed,
      executedBySearch: executedBySearch, worlds: search.worlds, descriptions: search.descriptions,
      checkedEdges: search.checkedEdges, depth: depth,
      bytes: search.bytes, isComplete: !search.wasStopped, knownEdges: search.knownEdges,
      consultedQuestions: graph.questions,
      passages: search.passages, histories: search.histories ?? [], findings: search.findings(of: app), graph: graph
    )
  }

  func makeWorld() -> ExploredWorld { ExploredWorld(app, on: makeDevice()) }
}
