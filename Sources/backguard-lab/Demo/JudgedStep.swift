import BackGuardTesting
import HeadlessUIKit

/// One step of the demo with its verdict, in the form that is printed as JSON.
struct JudgedStep: Encodable {
  enum Verdict: String, Encodable {
    case asDemanded, differs, skipped
  }

  struct Seen: Encodable {
    let asked: [String]
    let outcomes: [String]
    let stack: [String]
    let effect: String?
    let isReported: Bool

    init(_ expectation: Scenario.Expectation) {
      asked = expectation.asked
      outcomes = expectation.outcomes
      stack = expectation.stack
      effect = expectation.effect
      isReported = expectation.isReported
    }
  }

  let system: String
  let layout: String
  let wayIn: String
  let scenario: String
  let step: Int
  let action: String
  let answers: [String]
  let expected: Seen
  let seen: Seen?
  let reasonToSkip: String?
  let differences: [String]
  let verdict: Verdict

  init(_ result: StepResult, system: Device.SystemVersion, layout: UIUserInterfaceLayoutDirection) {
    self.system = system.description
    self.layout = layout == .rightToLeft ? "rtl" : "ltr"
    wayIn = result.wayIn.rawValue
    scenario = result.scenario
    step = result.number
    action = result.name
    answers = result.answers
    expected = Seen(result.expected)
    seen = result.seen.map(Seen.init)
    reasonToSkip = result.reasonToSkip
    differences = result.differences
    verdict = result.seen == nil ? .skipped : result.isAsDemanded ? .asDemanded : .differs
  }

  /// What went wrong, in one line.
  var complaint: String {
    "iOS \(system) \(layout) \(wayIn), \(scenario), step \(step) (\(action)): \(differences.joined(separator: "; "))"
  }
}
