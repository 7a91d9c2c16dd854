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
      let hasRemovals = watched.hasRemovalsByCode
      for controller in controllers { fold.add(.history, hasRemovals && watched.isRemovedByCode(controller)) }
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
    let parts = summaries.map { summary in fold.apart { add(summary, to: fold, among: controllers) } }
    fold.add(.attempts, parts)
    for account in ledger.open {
      fold.add(.history, account.attempt.trigger.name)
      for screen in account.attempt.screens { fold.add(.history, account.hasAsked(screen.id)) }
    }
  }

  private func add(_ summary: LeaveSummary, to fold: StateFold, among controllers: [UIViewController]) {
    func add(_ screen: LeavingScreen) {
      let place = controllers.firstIndex { LeavingScreen.ID($0) == screen.id }
      fold.add(.attempts, place ?? -1)
      if place == nil { fold.add(.attempts, screen.name) }
    }
    func add(_ attempt: LeaveSummary.Attempt) {
      fold.add(.attempts, attempt.trigger.name)
      fold.add(.attempts, attempt.screens.count)
      for screen in attempt.screens { add(screen) }
      fold.add(.attempts, attempt.consents.count)
      for consent in attempt.consents { fold.add(.attempts, consent) }
      fold.add(.attempts, attempt.isByPlatform)
    }
    fold.add(.attempts, summary.phase.rawValue)
    if let asked = summary.asked { add(asked) } else { fold.add(.attempts, -1) }
    if let screen = summary.askedScreen { add(screen) } else { fold.add(.attempts, -2) }
    fold.add(.attempts, summary.askedGuard ?? -1)
    for attempt in summary.leaving { add(attempt) }
  }
}
