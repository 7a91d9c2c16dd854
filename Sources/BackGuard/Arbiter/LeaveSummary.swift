/// Where an arbiter stands, for whoever compares states: screens by identity, guards by their place among those of
/// their screen.
package struct LeaveSummary {
  package struct Attempt {
    package let trigger: LeaveTrigger
    package let screens: [LeavingScreen]
    /// Which guards of these screens have consented, in order.
    package var consents: [Bool] = []
    /// Whether the platform makes it by itself.
    package var isByPlatform = false
  }

  package enum Phase: Int {
    case idle, waiting, asking, consented
  }

  package private(set) var phase = Phase.idle
  /// What is being asked, or waits for it.
  package private(set) var asked: Attempt?
  /// Whose confirmation runs.
  package private(set) var askedScreen: LeavingScreen?
  /// Which of the screen's guards that is.
  package private(set) var askedGuard: Int?
  /// What is on its way out, oldest first.
  package let leaving: [Attempt]

  @MainActor
  init(_ machine: LeaveStateMachine, in registry: LeaveGuardRegistry) {
    leaving = machine.departures.map {
      Attempt(trigger: $0.attempt.trigger, screens: $0.attempt.screens, isByPlatform: $0.isByPlatform)
    }
    guard let attempt = machine.asked else { return }
    var consents = ConsentList.none
    switch machine.state {
    case .idle: break
    case .waiting: phase = .waiting
    case .asking(_, let guardID, let list):
      phase = .asking
      consents = list
      askedScreen = guardID.screen
      askedGuard = registry.guards(of: guardID.screen.id).firstIndex { $0.id == guardID }
    case .consented(_, let list):
      phase = .consented
      consents = list
    }
    let guards = attempt.screens.flatMap { registry.guards(of: $0.id) }
    asked = Attempt(
      trigger: attempt.trigger, screens: attempt.screens, consents: guards.map { consents.contains($0.id) })
  }
}
