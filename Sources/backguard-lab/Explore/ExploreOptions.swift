import HeadlessUIKit

struct ExploreOptions: Equatable {
  static let standardDepth = 4
  /// Beyond it a search would take days.
  static let greatestDepth = 40

  var scenarios = ExploredScenario.allCases
  var depth = standardDepth
  var systems = [Device.SystemVersion.newest]
  /// In place of the scenarios.
  var technique: Technique?
  var printsJSON = false
  /// How fast it went and what the time was spent on: never the same twice.
  var printsSpeed = false
}

extension ExploreOptions {
  /// `nil` if help is asked for.
  init?(_ arguments: inout ArgumentScanner) throws(UsageError) {
    self.init()
    var hasScenario = false
    while let argument = arguments.next() {
      switch argument {
      case "--system":
        let value = try arguments.value(of: "--system", from: Device.SystemVersion.optionNames + ["all"])
        systems = Device.SystemVersion(optionName: value).map { [$0] } ?? Device.SystemVersion.supported
      case "--depth":
        let value = arguments.next() ?? ""
        guard let number = Int(value), (1...Self.greatestDepth).contains(number) else {
          throw UsageError("--depth needs a number from 1 to \(Self.greatestDepth), not \"\(value)\".")
        }
        depth = number
      case "--technique":
        let value = try arguments.value(of: "--technique", from: Technique.allCases.map(\.rawValue))
        technique = Technique(rawValue: value)
      case "--json": printsJSON = true
      case "--speed": printsSpeed = true
      case "--help", "-h": return nil
      default:
        guard !argument.hasPrefix("-") else { throw .unknown(argument, of: "explore") }
        guard !hasScenario else { throw UsageError("explore takes one scenario, but \"\(argument)\" is another one.") }
        guard let scenario = ExploredScenario(rawValue: argument) else {
          let names = ExploredScenario.allCases.map(\.rawValue).joined(separator: " or ")
          throw UsageError("explore knows no scenario \"\(argument)\": choose \(names).")
        }
        scenarios = [scenario]
        hasScenario = true
      }
    }
    if printsJSON, printsSpeed { throw UsageError("--speed is printed as text: leave out --json.") }
    if hasScenario, technique != nil { throw UsageError("--technique has an app of its own: give no scenario.") }
  }
}
