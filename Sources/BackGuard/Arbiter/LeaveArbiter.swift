/// Decides for one window scene whether screens may leave, and sees to it that the user is asked once.
///
/// Feeds ``LeaveStateMachine`` and carries out its effects. Everything runs on the main actor, synchronously.
@MainActor
public final class LeaveArbiter {
  /// An attempt that has not ended.
  private struct Running {
    let attempt: LeaveAttempt
    weak var container: (any LeaveContainer)?
    /// The container, if nobody else keeps it.
    let keptContainer: (any LeaveContainer)?
    var waiters: [@MainActor (LeaveOutcome) -> Void] = []
  }

  package let registry: LeaveGuardRegistry
  private var machine = LeaveStateMachine()
  private var running: [Running] = []
  private weak var answer: LeaveAnswer?

  init(registry: LeaveGuardRegistry) {
    self.registry = registry
  }

  deinit {
    // The last container of the scene has died, and its screens with it. Nobody awaits an outcome: that keeps an arbiter.
    guard !machine.isIdle else { return }
    Task { @MainActor [machine, registry, answer] in
      answer?.withdraw()
      for (_, observer) in registry.observers {
        for departure in machine.departures { observer.attemptDidEnd(departure.attempt, outcome: .left) }
        if let asked = machine.asked { observer.attemptDidEnd(asked, outcome: .superseded) }
      }
    }
  }

  /// Whether it has nothing to do.
  var isIdle: Bool { machine.isIdle }

  /// Where it stands.
  package var summary: LeaveSummary { LeaveSummary(machine, in: registry) }

  // MARK: - Questions

  /// Would leaving be prevented right now? Pure: no attempt begins.
  public func wouldPrevent(_ screens: LeavingScreens) -> Bool {
    if refusal(of: screens) != nil { return true }
    if machine.isIdle { return false }
    noticeTurns()
    return machine.attemptSharing(makeAttempt(.code, screens, number: 0)) != nil
  }

  /// Whether a guard objects right now, whatever else is going on.
  package func isRefused(_ screens: LeavingScreens) -> Bool { refusal(of: screens) != nil }

  /// Answers a hook of the platform that can still stop the screens from leaving.
  ///
  /// `.allow`: nothing was begun; if the platform leaves, tell ``passed(_:_:in:)``. `.prevent`: an attempt has begun,
  /// and will be asked once nothing animates, or it was absorbed.
  ///
  /// - Parameter keepsContainer: whether the container, held weakly otherwise, is kept until the attempt has ended.
  public func decide(
    _ trigger: LeaveTrigger, _ screens: LeavingScreens, in container: any LeaveContainer, keepsContainer: Bool = false
  ) -> LeaveDecision {
    endStaleAttempts()
    let refusal = refusal(of: screens)
    if refusal == nil, machine.isIdle { return .allow }
    let attempt = makeAttempt(trigger, screens)
    let effect = machine.attempted(attempt, isPrevented: refusal != nil)
    if effect == .pass { return .allow }
    begin(attempt, in: container, keepsContainer: keepsContainer)
    perform(effect, on: attempt, refusal: refusal)
    return .prevent
  }

  // MARK: - Attempts

  /// Begins a polite attempt: asks whoever objects, then leaves.
  ///
  /// - Parameters:
  ///   - keepsContainer: whether the container, held weakly otherwise, is kept until the attempt has ended.
  ///   - onEnd: is told how it ended, perhaps before this returns.
  @discardableResult
  public func attempt(
    _ trigger: LeaveTrigger, _ screens: LeavingScreens, in container: any LeaveContainer, keepsContainer: Bool = false,
    onEnd: (@MainActor (LeaveOutcome) -> Void)? = nil
  ) -> LeaveAttempt.ID {
    let attempt = makeAttempt(trigger, screens)
    begin(attempt, in: container, keepsContainer: keepsContainer)
    if let onEnd { running[running.count - 1].waiters.append(onEnd) }
    start(attempt, screens)
    return attempt.id
  }

  /// Begins a polite attempt and returns how it ended. Cancelling the task cancels the attempt, unless the screens are
  /// leaving already.
  public func attempt(
    _ trigger: LeaveTrigger, _ screens: LeavingScreens, in container: any LeaveContainer, keepsContainer: Bool = false
  ) async -> LeaveOutcome {
    let attempt = makeAttempt(trigger, screens)
    begin(attempt, in: container, keepsContainer: keepsContainer)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard let index = running.firstIndex(where: { $0.attempt == attempt }) else {
          fatalError("\(attempt) has ended before it started; state: \(machine.state).")
        }
        running[index].waiters.append { continuation.resume(returning: $0) }
        if Task.isCancelled { end(attempt, .cancelled) } else { start(attempt, screens) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(attempt.id) }
    }
  }

  private func start(_ attempt: LeaveAttempt, _ screens: LeavingScreens) {
    endStaleAttempts()
    let refusal = refusal(of: screens)
    perform(machine.requested(attempt, isPrevented: refusal != nil), on: attempt, refusal: refusal)
  }

  /// The platform has begun to make `screens` leave, and nobody objected.
  ///
  /// - Returns: the attempt's id, for ``transitionEnded(_:cancelled:)``.
  public func passed(
    _ trigger: LeaveTrigger, _ screens: LeavingScreens, in container: any LeaveContainer
  ) -> LeaveAttempt.ID {
    let attempt = makeAttempt(trigger, screens)
    begin(attempt, in: container)
    perform(machine.passed(attempt), on: attempt)
    return attempt.id
  }

  /// Whether a screen of `attempt` is on its way out with an attempt that somebody follows.
  package func isLeaving(_ attempt: LeaveAttempt) -> Bool {
    machine.departures.contains { $0.attempt.overlaps(attempt) }
  }

  /// Whether one of `screens` is on its way out already.
  package func areLeaving(_ screens: LeavingScreens) -> Bool {
    !machine.departures.isEmpty && isLeaving(makeAttempt(.code, screens, number: 0))
  }

  /// Whether the screens of an attempt that leave have gone, or nobody knows of it any more.
  package func haveGone(_ id: LeaveAttempt.ID) -> Bool {
    machine.departures.first { $0.attempt.id == id }.map { standing(of: $0.attempt) == .gone } ?? true
  }

  /// The screens of `attempt` have left, and the platform gave no sign before.
  package func leftUnseen(_ attempt: LeaveAttempt, in container: any LeaveContainer) {
    begin(attempt, in: container)
    end(attempt, .left)
  }

  /// The user began to leave, was prevented, and let go before it counted.
  public func letGo(_ trigger: LeaveTrigger, _ screens: LeavingScreens, in container: any LeaveContainer) {
    let attempt = makeAttempt(trigger, screens)
    begin(attempt, in: container)
    // The screens may have gone by another way while the finger was down.
    end(attempt, standing(of: attempt) == .gone ? .superseded : .cancelled)
  }

  /// Ends an attempt that whoever began it does not want any more; does nothing once its screens are leaving.
  public func cancel(_ id: LeaveAttempt.ID) {
    perform(machine.cancelled(id))
  }

  // MARK: - What the platform tells

  /// The transition of an attempt's screens has ended.
  public func transitionEnded(_ id: LeaveAttempt.ID, cancelled: Bool) {
    perform(machine.transitionEnded(id, cancelled: cancelled, isGone: cancelled && haveGone(id)))
  }

  /// The screens of an attempt did not leave after all.
  public func couldNotLeave(_ id: LeaveAttempt.ID, because failure: LeaveFailure = .notLeft) {
    perform(machine.couldNotLeave(id, because: failure))
  }

  /// Screens may have gone by another way: drops the question if its screens have, and ends what nobody will report any
  /// more, such as a transition whose container died under way.
  public func stackChanged() {
    if let asked = machine.asked, standing(of: asked) == .gone { perform(machine.screensRemoved(from: asked.id)) }
    for departure in machine.departures where hasLeftUnreported(departure.attempt) {
      transitionEnded(departure.attempt.id, cancelled: false)
    }
  }

  // MARK: - What the confirmations tell

  func answer(
    _ decision: LeaveDecision, to attempt: LeaveAttempt.ID, from guardID: LeaveGuardID, _ others: [LeaveGuardID] = []
  ) {
    // R8: the screens may have gone, and nobody told.
    stackChanged()
    perform(machine.answered(decision, to: attempt, from: guardID, others))
  }

  func couldNotAsk(_ attempt: LeaveAttempt.ID, because failure: LeaveFailure) {
    perform(machine.couldNotAsk(attempt, because: failure))
  }

  func answerWasDropped(_ attempt: LeaveAttempt.ID, _ guardID: LeaveGuardID) {
    // A dialog that went along with its screen is nobody's mistake.
    stackChanged()
    guard case .asking(let asked, guardID, _) = machine.state, asked.id == attempt else { return }
    registry.report(.answerDropped(guardID))
    answer(.prevent, to: attempt, from: guardID)
  }

  // MARK: - Effects

  private func perform(_ effect: LeaveStateMachine.Effect, on new: LeaveAttempt? = nil, refusal: LeaveGuardID? = nil) {
    switch effect {
    case .none, .pass:
      break
    case .absorb(let other):
      if let new { end(new, .absorbed(into: other)) }
    case .block:
      if let new, let refusal { end(new, .prevented(by: refusal)) }
    case .checkLater(let attempt):
      checkLater(attempt)
    case .checkWhenQuiet(let attempt):
      if container(of: attempt)?.isQuiet ?? true { check(attempt.id) } else { checkLater(attempt) }
    case .verify(let attempt, let consents):
      let standing = standing(of: attempt)
      let refusal = standing == .inPlace ? self.refusal(of: attempt, except: consents) : nil
      perform(machine.verified(attempt.id, standing: standing, refusal: refusal))
    case .ask(let attempt, let guardID, let consents):
      ask(guardID, about: attempt, after: consents)
    case .leave(let attempt):
      // Asked once: a container may die by leaving.
      let container = container(of: attempt)
      if let failure = container == nil ? .noContainer : container?.leave(attempt) {
        perform(machine.couldNotLeave(attempt.id, because: failure))
      }
    case .end(let attempt, let outcome):
      end(attempt, outcome)
    case .withdraw(let attempt, let outcome):
      answer?.withdraw()
      end(attempt, outcome)
    }
  }

  private func checkLater(_ attempt: LeaveAttempt) {
    guard let container = container(of: attempt) else { return check(attempt.id) }
    container.whenQuiet { [weak self] in self?.check(attempt.id) }
  }

  private func check(_ id: LeaveAttempt.ID) {
    perform(machine.platformReady(for: id))
  }

  private func ask(_ guardID: LeaveGuardID, about attempt: LeaveAttempt, after consents: ConsentList) {
    guard let leaveGuard = registry.leaveGuard(guardID), let screen = registry.screen(guardID.screen.id) else {
      return answer(.allow, to: attempt.id, from: guardID)
    }
    let others = leaveGuard.question == nil ? [] : others(asking: leaveGuard, about: attempt, after: consents)
    var answer = LeaveAnswer(attempt: attempt.id, guardID: guardID, others: others, arbiter: self)
    self.answer = answer
    for asked in [guardID] + others {
      for (_, observer) in registry.observers { observer.attempt(attempt, willAsk: asked) }
    }
    // An observer may have ended the attempt.
    guard answer.isOpen else { return }
    leaveGuard.confirm(screen, attempt, answer)
    // Nobody kept the handle, so nobody can answer.
    if isKnownUniquelyReferenced(&answer) { answer.drop() }
  }

  /// The guards that would be asked the very same right after `first`. One that asks something else ends the row, so
  /// that the order stays as it is (R5).
  private func others(
    asking first: LeaveGuard, about attempt: LeaveAttempt, after consents: ConsentList
  ) -> [LeaveGuardID] {
    var result: [LeaveGuardID] = []
    var consents = consents.inserting(first.id)
    while let next = refusal(of: attempt, except: consents), registry.leaveGuard(next)?.question == first.question {
      result.append(next)
      consents.insert(next)
    }
    return result
  }

  private func begin(_ attempt: LeaveAttempt, in container: any LeaveContainer, keepsContainer: Bool = false) {
    container.attemptBegins(attempt)
    running.append(
      Running(attempt: attempt, container: container, keptContainer: keepsContainer ? container : nil))
    for (_, observer) in registry.observers { observer.attemptDidBegin(attempt) }
  }

  private func end(_ attempt: LeaveAttempt, _ outcome: LeaveOutcome) {
    guard let index = running.firstIndex(where: { $0.attempt == attempt }) else {
      fatalError("\(attempt) ends (\(outcome)) but is not running; state: \(machine.state).")
    }
    let ended = running.remove(at: index)
    ended.container?.attemptEnded(attempt)
    for (_, observer) in registry.observers { observer.attemptDidEnd(attempt, outcome: outcome) }
    for waiter in ended.waiters { waiter(outcome) }
    guard outcome == .left else { return }
    // Whoever waited for what the platform did has nothing to ask or to leave any more, even if the screens come back.
    if let asked = machine.asked, asked.overlaps(attempt) { perform(machine.screensRemoved(from: asked.id)) }
    // The screens are let go of by then, and with them what their guards captured.
    ended.container?.whenQuiet { [registry] in registry.screensHaveLeft() }
  }

  // MARK: - Looking things up

  /// Describes an attempt before it is known whether there was one. Keeps no screen.
  package func makeAttempt(_ trigger: LeaveTrigger, _ screens: LeavingScreens) -> LeaveAttempt {
    makeAttempt(trigger, screens, number: registry.takeNumber())
  }

  private func makeAttempt(_ trigger: LeaveTrigger, _ screens: LeavingScreens, number: Int) -> LeaveAttempt {
    LeaveAttempt(
      id: LeaveAttempt.ID(number: number),
      trigger: trigger,
      first: registry.leavingScreen(screens.first),
      others: screens.others.map { registry.leavingScreen($0) }
    )
  }

  private func refusal(of screens: LeavingScreens) -> LeaveGuardID? {
    if let refusal = registry.refusal(of: LeavingScreen.ID(screens.first), except: .none) { return refusal }
    for screen in screens.others {
      if let refusal = registry.refusal(of: LeavingScreen.ID(screen), except: .none) { return refusal }
    }
    return nil
  }

  private func refusal(of attempt: LeaveAttempt, except consents: ConsentList) -> LeaveGuardID? {
    for screen in container(of: attempt)?.screensLeaving(with: attempt) ?? [] {
      if let refusal = registry.refusal(of: LeavingScreen.ID(screen), except: consents) { return refusal }
    }
    for screen in attempt.screens {
      if let refusal = registry.refusal(of: screen.id, except: consents) { return refusal }
    }
    return nil
  }

  private func container(of attempt: LeaveAttempt) -> (any LeaveContainer)? {
    running.first { $0.attempt == attempt }?.container
  }

  /// A container that has died has taken its screens along.
  private func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    container(of: attempt)?.standing(of: attempt) ?? .gone
  }

  private func hasLeftUnreported(_ attempt: LeaveAttempt) -> Bool {
    guard let container = container(of: attempt) else { return true }
    return container.isQuiet && container.standing(of: attempt) == .gone
  }

  /// Looks which of the transitions that the platform makes by itself are being taken back: it may turn at any moment.
  private func noticeTurns() {
    for departure in machine.departures where departure.isByPlatform {
      let attempt = departure.attempt
      machine.turned(attempt.id, isTakenBack: container(of: attempt)?.isTakingBack(attempt) ?? false)
    }
  }

  /// Ends attempts whose transition the platform never reported: nothing may absorb for ever.
  private func endStaleAttempts() {
    for attempt in machine.departures.lazy.map(\.attempt) {
      guard let container = container(of: attempt) else {
        transitionEnded(attempt.id, cancelled: false)
        continue
      }
      guard container.isQuiet else { continue }
      switch container.standing(of: attempt) {
      case .gone: transitionEnded(attempt.id, cancelled: false)
      case .inPlace, .covered: couldNotLeave(attempt.id)
      }
    }
    switch machine.state {
    // A quiet moment that the platform did not report either. Later, since a hook may be waiting for its answer.
    case .waiting(let attempt), .consented(let attempt, _): checkLater(attempt)
    // A question whose screens have gone, perhaps with their container, and the dialog unanswered.
    case .asking: stackChanged()
    case .idle: break
    }
    noticeTurns()
  }
}
