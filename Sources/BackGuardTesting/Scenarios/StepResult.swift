import BackGuard
import HeadlessUIKit

/// What came of a step, beside what the rules demand.
public struct StepResult: Sendable {
  public let scenario: String
  public let wayIn: WayIn
  /// The step's place in its scenario, from 1.
  public let number: Int
  public let name: String
  public let answers: [String]
  public let expected: Scenario.Expectation
  public let reasonToSkip: String?
  /// What was seen; `nil` if the step was skipped.
  public private(set) var seen: Scenario.Expectation?
  /// What no step may leave behind: a failed action, an attempt without an outcome, a dialog, a report of misuse.
  public private(set) var troubles: [String] = []

  @MainActor
  init(scenario: String, wayIn: WayIn, number: Int, step: Scenario.Step) {
    self.scenario = scenario
    self.wayIn = wayIn
    self.number = number
    name = step.name
    answers = step.answers
    expected = step.expected
    reasonToSkip = step.reasonToSkip
  }

  /// Whether the step ended as the rules demand. A skipped step did not.
  public var isAsDemanded: Bool { seen != nil && differences.isEmpty }

  /// How what was seen differs from what the rules demand, one sentence each.
  public var differences: [String] {
    guard let seen else { return [] }
    var result = troubles
    func compare(_ what: String, _ expected: String, _ seen: String) {
      if expected != seen { result.append("\(what): expected \(expected), got \(seen)") }
    }
    compare("asked", Self.list(expected.asked), Self.list(seen.asked))
    compare("outcome", Self.list(expected.outcomes), Self.list(seen.outcomes))
    compare("stack", Self.list(expected.stack), Self.list(seen.stack))
    compare("report", expected.isReported ? "one" : "nothing", seen.isReported ? "one" : "nothing")
    compare("effect", expected.effect ?? "nothing", seen.effect ?? "nothing")
    return result
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  @MainActor
  mutating func see(_ stage: Stage, trouble: String?, observing observation: (@MainActor (Device) -> String)?) {
    let device = stage.device
    let recorder = stage.recorder
    if let trouble { troubles.append(trouble) }
    if let alert = device.alert { troubles.append("a dialog is still up: \(alert.title ?? "")") }
    troubles += recorder.open.map { "the attempt by \($0.trigger) has no outcome" }
    if !expected.isReported { troubles += recorder.reports.map { "report: \($0)" } }
    seen = Scenario.Expectation(
      asked: recorder.asked.map(Self.shortened),
      outcomes: recorder.endings.map { "\($0.attempt.trigger) \(Self.describe($0.outcome))" },
      stack: device.visibleStack,
      effect: observation.map { observe in device.run { observe(device) } },
      isReported: !recorder.reports.isEmpty
    )
  }

  private static func describe(_ outcome: LeaveOutcome) -> String {
    switch outcome {
    case .prevented(let guardID): "prevented by \(shortened(guardID.screen.name))"
    // Attempts are numbered through, so a number would depend on what happened before.
    case .absorbed: "absorbed"
    case .left, .cancelled, .superseded, .failed: "\(outcome)"
    }
  }

  /// `Editor` for `EditorViewController`.
  private static func shortened(_ name: String) -> String {
    name.hasSuffix("ViewController") ? String(name.dropLast("ViewController".count)) : name
  }
}
