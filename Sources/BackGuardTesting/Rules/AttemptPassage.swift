import BackGuard

/// One step of an attempt through the state machine, as observers see it: what it comes to from where.
public enum AttemptPassage: String, CaseIterable, Sendable {
  case begunAsked, begunLeft, begunPrevented, begunCancelled, begunSuperseded, begunAbsorbed, begunFailed
  /// Another guard, after one that has consented.
  case askedAsked
  case askedLeft, askedPrevented, askedCancelled, askedSuperseded, askedFailed

  /// The question after which nobody was asked yet, or somebody.
  init(askedAgain: Bool) { self = askedAgain ? .askedAsked : .begunAsked }

  /// `nil` for what the rules forbid: an attempt that has asked is absorbed into none.
  init?(to outcome: LeaveOutcome, wasAsked: Bool) {
    switch outcome {
    case .left: self = wasAsked ? .askedLeft : .begunLeft
    case .prevented: self = wasAsked ? .askedPrevented : .begunPrevented
    case .cancelled: self = wasAsked ? .askedCancelled : .begunCancelled
    case .superseded: self = wasAsked ? .askedSuperseded : .begunSuperseded
    case .absorbed:
      guard !wasAsked else { return nil }
      self = .begunAbsorbed
    case .failed: self = wasAsked ? .askedFailed : .begunFailed
    }
  }
}
