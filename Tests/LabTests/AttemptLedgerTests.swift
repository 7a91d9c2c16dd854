import BackGuard
import HeadlessUIKit
import Testing

@testable import BackGuardTesting

@MainActor
@Suite("The ledger of the explorer's rules")
struct AttemptLedgerTests {
  /// Leaves at once.
  private final class Container: LeaveContainer {
    var isQuiet: Bool { true }
    func whenQuiet(_ action: @escaping @MainActor () -> Void) { action() }
    func standing(of attempt: LeaveAttempt) -> LeaveStanding { .gone }
    func leave(_ attempt: LeaveAttempt) -> LeaveFailure? { nil }
  }

  @Test(
    "a departure counts for who was there in that action, and not for who had the same place in memory before or after",
    arguments: [(2, 0), (3, 1), (5, 1), (6, 0)])
  func identity(_ departure: (action: Int, count: Int)) {
    Device().run {
      let registry = LeaveGuardRegistry()
      let ledger = AttemptLedger(registry, refusingDialogs: { _ in false })
      registry.addObserver(ledger)
      let screen = UIViewController()
      let container = Container()
      let arbiter = registry.arbiter(for: container)
      let entry = WatchedScreens.Entry(screen, seenIn: 3)
      entry.actions = 3...5
      ledger.action = departure.action
      arbiter.leftUnseen(arbiter.makeAttempt(.code, LeavingScreens(screen)), in: container)
      #expect(ledger.departures(of: [entry]) == departure.count)
    }
  }
}
