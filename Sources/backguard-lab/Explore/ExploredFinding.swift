import BackGuardTesting
import HeadlessUIKit

/// One kind of violation, in the form that is printed as JSON.
struct ExploredFinding: Codable {
  let rule: String
  let what: String
  /// How many steps show it.
  let count: Int
  /// The shortest list.
  let actions: [String]
  /// A Swift test that shows it.
  let test: String

  /// In full, for whoever has to mend it.
  var complaint: String {
    "\(rule), \(count) times: \(what)\n" + actions.map { "  \($0)\n" }.joined() + "\n\(test)\n"
  }

  @MainActor
  init(_ finding: ExplorerFinding, count: Int, of unit: ExploredUnit, under assumptions: Device.Assumptions = .init()) {
    rule = finding.violation.rule.rawValue
    what = finding.violation.description
    self.count = count
    actions = finding.actions.map(\.description)
    let idiom = unit.explored.app.idiom == .pad ? ", idiom: .pad" : ""
    let answers = assumptions == .init() ? "" : ", assumptions: assumptions"
    test = finding.test(on: "Device(system: .init(\(unit.system.major))\(idiom)\(answers))", under: assumptions)
  }

  /// Of several settings: how often each kind was seen, and the shortest list of all.
  @MainActor
  static func merging(_ settings: [SweptSetting], of unit: ExploredUnit) -> [ExploredFinding] {
    Violation.Rule.allCases.compactMap { rule in
      let seen = settings.flatMap { setting in
        setting.result.findings.filter { $0.violation.rule == rule }.map { (setting.assumptions, $0) }
      }
      guard let (assumptions, shortest) = seen.min(by: { $0.1.actions.count < $1.1.actions.count }) else { return nil }
      let count = seen.reduce(0) { $0 + $1.1.count }
      return ExploredFinding(shortest, count: count, of: unit, under: assumptions)
    }
  }
}
