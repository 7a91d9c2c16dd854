/// What a technique does about one way out, best first.
enum CellResult: String, CaseIterable, Encodable, Comparable {
  /// There is no such way out there.
  case missing = "–"
  /// Asked once where something was at stake, left alone where nothing was.
  case asked
  /// Disabled or held up though nothing was at stake.
  case dead
  /// Left without asking, or without waiting for the answer.
  case bypassed
  /// Two dialogs, or two screens gone.
  case twice
  /// Nothing works any more: frozen, grayed, or bar and content out of step.
  case stuck

  var isFault: Bool { self != .missing && self != .asked }

  static func < (one: CellResult, other: CellResult) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}
