import Foundation
import Testing

@testable import BackGuard

/// One cell of ``TransitionTable``: an event in a state, and what is to come of it.
struct Transition: CustomTestStringConvertible {
  let state: String
  let leaving: [String]
  let event: LeaveEvent
  let effect: String
  let nextState: String
  let nextLeaving: [String]

  var testDescription: String { "\(state), leaving \(leaving): \(event.rawValue)" }
  var result: String { "\(effect) → \(nextState), leaving \(nextLeaving)" }

  /// Every cell, read from the table.
  static let all: [Transition] = TransitionTable.byLeaving.flatMap { block in
    let rows = read(block.rows)
    let states = rows[0].dropFirst()
    return (rows.dropFirst() + read(TransitionTable.always).dropFirst()).flatMap { row in
      zip(states, row.dropFirst()).map { Transition(event: row[0], state: $0, leaving: block.leaving, cell: $1) }
    }
  }

  private static func read(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private init(event: String, state: String, leaving: [String], cell: String) {
    guard let event = LeaveEvent(rawValue: event) else { fatalError("The table has an unknown event: \(event)") }
    (self.event, self.state, self.leaving) = (event, state, leaving)
    var words = cell.split(separator: " ").map(String.init)
    var nextLeaving = leaving
    if let last = words.last, last.count > 1, let change = Int(last) {
      if last.hasPrefix("+") {
        nextLeaving.append(event == .passed ? "\(change) by itself" : "\(change)")
      } else {
        nextLeaving.removeAll { $0.hasPrefix("\(-change)") }
      }
      words.removeLast()
    }
    self.nextLeaving = nextLeaving
    let parts = words.joined(separator: " ").components(separatedBy: " → ")
    effect = parts[0]
    nextState = parts.count > 1 ? parts[1] : state
  }
}

// MARK: - The machine in the words of the table

extension LeaveStateMachine {
  /// A machine in a state of the table.
  @MainActor
  init(_ state: String, leaving: [String], _ cast: Cast) {
    self.init()
    for name in leaving { leave(name, cast) }
    switch state {
    case "idle": break
    case "waiting 1": _ = attempted(cast.one, isPrevented: true)
    case "asking 1 g2 after g1", "consented 1 after g1":
      _ = attempted(cast.one, isPrevented: true)
      _ = verified(cast.one.id, standing: .inPlace, refusal: cast.g1)
      _ = answered(.allow, to: cast.one.id, from: cast.g1)
      if state.hasPrefix("asking") { _ = verified(cast.one.id, standing: .inPlace, refusal: cast.g2) }
    default: fatalError("The table has an unknown state: \(state)")
    }
  }

  @MainActor
  private mutating func leave(_ name: String, _ cast: Cast) {
    guard let number = name.first?.wholeNumberValue else { fatalError("The table has an unknown attempt: \(name)") }
    let attempt = [cast.one, cast.two, cast.three][number - 1]
    if name.contains("by itself") {
      _ = passed(attempt)
      if name.hasSuffix("taken back") { turned(attempt.id, isTakenBack: true) }
    } else {
      _ = requested(attempt, isPrevented: false)
      _ = verified(attempt.id, standing: .inPlace, refusal: nil)
    }
  }

  @MainActor
  func words(_ cast: Cast) -> String {
    let words =
      switch state {
      case .idle: "idle"
      case .waiting(let attempt): "waiting \(attempt.id.number)"
      case .asking(let attempt, let guardID, let consents):
        "asking \(attempt.id.number) g\(guardID.number)\(consents.words(cast))"
      case .consented(let attempt, let consents): "consented \(attempt.id.number)\(consents.words(cast))"
      }
    let leaving = departures.map {
      "\($0.attempt.id.number)" + ($0.isByPlatform ? " by itself" : "") + ($0.isTakenBack ? ", taken back" : "")
    }
    return "\(words), leaving \(leaving)"
  }
}

extension LeaveStateMachine.Effect {
  @MainActor
  func words(_ cast: Cast) -> String {
    switch self {
    case .none: "-"
    case .pass: "pass"
    case .absorb(let other): "absorb \(other.number)"
    case .block: "block"
    case .checkLater(let attempt): "later \(attempt.id.number)"
    case .checkWhenQuiet(let attempt): "quiet \(attempt.id.number)"
    case .verify(let attempt, let consents): "verify \(attempt.id.number)\(consents.words(cast))"
    case .ask(let attempt, let guardID, _): "ask \(attempt.id.number) g\(guardID.number)"
    case .leave(let attempt): "leave \(attempt.id.number)"
    case .end(let attempt, let outcome): "end \(attempt.id.number) \(words(outcome))"
    case .withdraw(let attempt, let outcome): "withdraw \(attempt.id.number) \(words(outcome))"
    }
  }

  private func words(_ outcome: LeaveOutcome) -> String {
    switch outcome {
    case .prevented(let guardID): "prevented g\(guardID.number)"
    case .failed(.busy): "busy"
    case .failed(.notAsked): "notAsked"
    case .failed(.notLeft): "notLeft"
    default: "\(outcome)"
    }
  }
}

extension ConsentList {
  @MainActor
  fileprivate func words(_ cast: Cast) -> String {
    let names = [cast.g1, cast.g2, cast.g4].filter(contains).map { " g\($0.number)" }
    return names.isEmpty ? "" : " after" + names.joined()
  }
}
