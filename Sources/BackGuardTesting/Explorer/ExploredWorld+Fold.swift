import BackGuard
import HeadlessUIKit

extension ExploredWorld {
  /// The state, as one number.
  func fold(by fold: StateFold) -> UInt64 {
    fold.reset()
    LeaveGuardRegistry.$current.withValue(registry) {
      let controllers = device.fold(into: fold)
      device.run {
        for controller in controllers {
          let states = registry.guardStates(of: controller)
          fold.add(.guards, states.count)
          for state in states { fold.add(.guards, state) }
          let texts = app.hiddenState(controller)
          fold.add(.app, texts.count)
          for text in texts { fold.add(.app, text) }
        }
      }
      for controller in controllers { fold.add(.history, watched.isRemovedByCode(controller)) }
      addAttempts(to: fold, among: controllers)
    }
    fold.add(.history, hasConsented)
    fold.add(.history, twin != nil)
    twin?.fold(into: fold)
    return fold.value
  }

  /// The attempts of every arbiter, screens by their place in the description: the arbiters have no order of their own.
  private func addAttempts(to fold: StateFold, among controllers: [UIViewController]) {
    let summaries = registry.summaries
    fold.add(.attempts, summaries.count)
    let open = ledger.open
    guard !summaries.isEmpty || !open.isEmpty else { return }
    var places: [LeavingScreen.ID: Int] = [:]
    for (place, controller) in controllers.enumerated() { places[LeavingScreen.ID(controller)] = place }
    func name(_ screen: LeavingScreen) -> String { places[screen.id].map { "\($0)" } ?? "gone \(screen.name)" }
    func text(_ attempt: LeaveSummary.Attempt) -> String {
      "\(attempt.trigger.name) \(attempt.screens.map(name).joined(separator: ",")) "
        + attempt.consents.map { $0 ? "1" : "0" }.joined() + (attempt.isByPlatform ? " by itself" : "")
    }
    let texts = summaries.map { summary in
      "\(summary.phase.rawValue) \(summary.asked.map(text) ?? "") \(summary.askedScreen.map(name) ?? "") "
        + "\(summary.askedGuard ?? -1) " + summary.leaving.map(text).joined(separator: ";")
    }
    for text in texts.sorted() { fold.add(.attempts, text) }
    for account in open {
      fold.add(.history, account.attempt.trigger.name)
      for screen in account.attempt.screens { fold.add(.history, account.hasAsked(screen.id)) }
    }
  }
}
