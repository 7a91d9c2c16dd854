/// What happens to the attempts of one window scene: events go in, one effect comes out, and the arbiter carries it out.
///
/// At most one attempt is *asked* at a time; it passes through ``State``. Attempts that nobody objected to, and those
/// that everybody consented to, are *leaving* beside it until their transition ends: the platform may run several at
/// once. An attempt keeps which screens leave, by identity.
struct LeaveStateMachine {
  enum State: Equatable {
    /// Nothing is being asked.
    case idle
    /// Refused because of a prediction; waits for a quiet moment to ask.
    case waiting(LeaveAttempt)
    /// A guard's confirmation runs.
    case asking(LeaveAttempt, LeaveGuardID, ConsentList)
    /// Nobody who was asked objects; waits for a quiet moment to ask the next guard, or to leave.
    case consented(LeaveAttempt, ConsentList)
  }

  /// What the arbiter has to do.
  enum Effect: Equatable {
    /// Nothing.
    case none
    /// Let the platform leave by itself.
    case pass
    /// End the new attempt: its screens are being asked, or have consent and are leaving.
    case absorb(into: LeaveAttempt.ID)
    /// Prevent without asking: another attempt has the user's attention.
    case block
    /// Check the attempt on a later turn of the main queue at which nothing animates.
    case checkLater(LeaveAttempt)
    /// Check the attempt as soon as nothing animates, at once if possible.
    case checkWhenQuiet(LeaveAttempt)
    /// Look where the screens are and who objects now, and report it with ``verified(_:standing:refusal:)``.
    case verify(LeaveAttempt, ConsentList)
    /// Start the confirmation of a guard, after others have consented.
    case ask(LeaveAttempt, LeaveGuardID, ConsentList)
    /// Leave, unasked.
    case leave(LeaveAttempt)
    /// Tell everybody how the attempt ended.
    case end(LeaveAttempt, LeaveOutcome)
    /// Take back the confirmation that runs, then tell everybody how the attempt ended.
    case withdraw(LeaveAttempt, LeaveOutcome)
  }

  /// An attempt whose screens are on their way out.
  struct Departure: Equatable {
    let attempt: LeaveAttempt
    /// Whether the platform leaves by itself, because nobody objected, and may stop at any moment.
    let isByPlatform: Bool
    /// Whether the platform is taking the screens back.
    var isTakenBack = false
  }

  private(set) var state = State.idle
  /// Who is on the way out, oldest first.
  private(set) var departures: [Departure] = []

  /// The attempt that is being asked or waits for it.
  var asked: LeaveAttempt? {
    switch state {
    case .idle: nil
    case .waiting(let attempt), .asking(let attempt, _, _), .consented(let attempt, _): attempt
    }
  }

  var isIdle: Bool { state == .idle && departures.isEmpty }

  /// The attempt that is being asked about one of `attempt`'s screens, or has consent to take it away.
  ///
  /// R6, R13: not one that the platform makes by itself. Where a finger has let go it takes the screens back, and the next
  /// way out begins meanwhile as if nobody watched. R3: unless the screens go in any case, together with others that nobody
  /// takes back.
  func attemptSharing(_ attempt: LeaveAttempt) -> LeaveAttempt? {
    if let asked, asked.overlaps(attempt) { return asked }
    return departures.first {
      $0.isByPlatform ? !$0.isTakenBack && $0.attempt.exceeds(attempt) : $0.attempt.overlaps(attempt)
    }?.attempt
  }

  // MARK: - Events

  /// The platform is about to make screens leave and can still be stopped.
  mutating func attempted(_ attempt: LeaveAttempt, isPrevented: Bool) -> Effect {
    // R4: a guard is asked once at a time, whatever its prediction says meanwhile.
    if let other = attemptSharing(attempt) { return .absorb(into: other.id) }
    // R6: what the prediction allows goes to the platform untouched, whatever else is being asked.
    guard isPrevented else { return .pass }
    // R4: one dialog a scene. What the prediction prevents is blocked all the same (R6).
    guard case .idle = state else { return .block }
    state = .waiting(attempt)
    return .checkLater(attempt)
  }

  /// The app wants screens to leave politely: if nobody objects, the library leaves.
  mutating func requested(_ attempt: LeaveAttempt, isPrevented: Bool) -> Effect {
    let effect = attempted(attempt, isPrevented: isPrevented)
    guard effect == .pass else { return effect }
    guard case .idle = state else { return .end(attempt, .failed(.busy)) }
    state = .consented(attempt, .none)
    return .checkWhenQuiet(attempt)
  }

  /// The platform has begun to make screens leave, and nobody objected.
  mutating func passed(_ attempt: LeaveAttempt) -> Effect {
    departures.append(Departure(attempt: attempt, isByPlatform: true))
    return .none
  }

  /// The platform is taking back what it makes by itself, or goes on with it after all.
  mutating func turned(_ id: LeaveAttempt.ID, isTakenBack: Bool) {
    for index in departures.indices where departures[index].attempt.id == id {
      departures[index].isTakenBack = isTakenBack
    }
  }

  /// Nothing animates any more.
  mutating func platformReady(for id: LeaveAttempt.ID) -> Effect {
    switch state {
    case .waiting(let attempt) where attempt.id == id: .verify(attempt, .none)
    case .consented(let attempt, let consents) where attempt.id == id: .verify(attempt, consents)
    case .idle, .waiting, .asking, .consented: .none
    }
  }

  /// Where the screens are, and which guard objects that has not consented.
  mutating func verified(_ id: LeaveAttempt.ID, standing: LeaveStanding, refusal: LeaveGuardID?) -> Effect {
    let attempt: LeaveAttempt
    let consents: ConsentList
    switch state {
    case .waiting(let waiting) where waiting.id == id: (attempt, consents) = (waiting, .none)
    case .consented(let consented, let list) where consented.id == id: (attempt, consents) = (consented, list)
    // The app's prediction did something that ended the attempt.
    case .idle, .waiting, .asking, .consented: return .none
    }
    // R8: the world is checked again before anything is asked or leaves.
    guard standing == .inPlace else {
      state = .idle
      return .end(attempt, .superseded)
    }
    if let refusal {
      if consents.contains(refusal) { fatalError("\(refusal) has consented and objects in \(state) of \(attempt).") }
      state = .asking(attempt, refusal, consents)
      return .ask(attempt, refusal, consents)
    }
    state = .idle
    departures.append(Departure(attempt: attempt, isByPlatform: false))
    return .leave(attempt)
  }

  /// A guard has decided, and with it the `others` that were asked in the same question.
  mutating func answered(
    _ decision: LeaveDecision, to id: LeaveAttempt.ID, from guardID: LeaveGuardID, _ others: [LeaveGuardID] = []
  ) -> Effect {
    // Anything else is a late answer: its attempt has ended.
    guard case .asking(let attempt, guardID, let consents) = state, attempt.id == id else { return .none }
    switch decision {
    case .allow:
      var consents = consents.inserting(guardID)
      for other in others { consents.insert(other) }
      state = .consented(attempt, consents)
      return .checkWhenQuiet(attempt)
    case .prevent:
      state = .idle
      return .end(attempt, .prevented(by: guardID))
    }
  }

  /// The confirmation could not be shown.
  mutating func couldNotAsk(_ id: LeaveAttempt.ID, because failure: LeaveFailure) -> Effect {
    guard case .asking(let attempt, _, _) = state, attempt.id == id else { return .none }
    state = .idle
    return .end(attempt, .failed(failure))
  }

  /// At least one of the screens has gone by another way.
  mutating func screensRemoved(from id: LeaveAttempt.ID) -> Effect { giveUp(id, .superseded) }

  /// Whoever attempted does not want to leave any more.
  mutating func cancelled(_ id: LeaveAttempt.ID) -> Effect { giveUp(id, .cancelled) }

  private mutating func giveUp(_ id: LeaveAttempt.ID, _ outcome: LeaveOutcome) -> Effect {
    guard let attempt = asked, attempt.id == id else { return .none }
    defer { state = .idle }
    if case .asking = state { return .withdraw(attempt, outcome) }
    return .end(attempt, outcome)
  }

  /// The transition that took the screens away has ended, or was cancelled; they may have gone by another way meanwhile.
  mutating func transitionEnded(_ id: LeaveAttempt.ID, cancelled: Bool, isGone: Bool = false) -> Effect {
    endLeaving(id, !cancelled ? .left : isGone ? .superseded : .cancelled)
  }

  /// The platform was told to leave and did not.
  mutating func couldNotLeave(_ id: LeaveAttempt.ID, because failure: LeaveFailure) -> Effect {
    endLeaving(id, .failed(failure))
  }

  private mutating func endLeaving(_ id: LeaveAttempt.ID, _ outcome: LeaveOutcome) -> Effect {
    guard let index = departures.firstIndex(where: { $0.attempt.id == id }) else { return .none }
    return .end(departures.remove(at: index).attempt, outcome)
  }
}
