import BackGuardTesting
import HeadlessUIKit

struct ExploreOptions: Equatable {
  static let standardDepth = 4
  /// Beyond it a search would take days.
  static let greatestDepth = 40

  var scenarios = ExploredScenario.allCases
  var depth = standardDepth
  var systems = [Device.SystemVersion.newest]
  /// In place of the scenarios.
  var techniques: [Technique] = []
  var printsJSON = false
  /// How fast it went and what the time was spent on: never the same twice.
  var printsSpeed = false
  /// Which answers to the open questions about UIKit are tried.
  var assumptions = AssumptionSweep.Breadth.defaults
  /// How many actions are drawn by chance, in place of a search.
  var randomActions: Int?
  var seed = 1
  /// The time there is.
  var seconds: Int?
  var processes = 1
  /// What of it this process does, if it is one of several.
  var share: Share?
  /// Where the playground goes.
  var page: PageFile?

  struct Share: Equatable {
    let index: Int
    let count: Int
  }
}

extension ExploreOptions {
  /// `nil` if help is asked for.
  init?(_ arguments: inout ArgumentScanner) throws(UsageError) {
    self.init()
    var hasScenario = false
    var hasSeed = false
    while let argument = arguments.next() {
      switch argument {
      case "--system":
        let value = try arguments.value(of: "--system", from: Device.SystemVersion.optionNames + ["all"])
        systems = Device.SystemVersion(optionName: value).map { [$0] } ?? Device.SystemVersion.supported
      case "--depth":
        depth = try arguments.number(of: "--depth", in: 1...Self.greatestDepth)
      case "--random": randomActions = try arguments.number(of: "--random", in: 1...100_000_000)
      case "--seed":
        seed = try arguments.number(of: "--seed", in: 0...Int.max)
        hasSeed = true
      case "--seconds": seconds = try arguments.number(of: "--seconds", in: 1...86_400)
      case "--processes": processes = try arguments.number(of: "--processes", in: 1...64)
      case "--assumptions":
        let choices = AssumptionSweep.Breadth.allCases.map(\.rawValue)
        let value = try arguments.value(of: "--assumptions", from: choices)
        assumptions = AssumptionSweep.Breadth(rawValue: value) ?? .defaults
      // Not for people: one of several processes.
      case "--share":
        let parts = (arguments.next() ?? "").split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else {
          throw UsageError("--share needs a part of a whole, such as 0/2.")
        }
        share = Share(index: parts[0], count: parts[1])
      case "--technique":
        let value = try arguments.value(of: "--technique", from: Technique.allCases.map(\.rawValue) + ["all"])
        techniques = Technique(rawValue: value).map { [$0] } ?? Technique.allCases
      case "--html": page = try arguments.file(for: "--html")
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
    if hasScenario, !techniques.isEmpty { throw UsageError("--technique has an app of its own: give no scenario.") }
    if page != nil, !hasScenario, techniques.isEmpty { throw UsageError("--html needs a scenario or a technique.") }
    if randomActions != nil, assumptions != .defaults {
      throw UsageError("--random plays under the likely answers only: leave out --assumptions.")
    }
    if hasSeed, randomActions == nil { throw UsageError("--seed is for a random run: give --random, too.") }
    if page != nil, randomActions != nil || assumptions != .defaults {
      throw UsageError("--html shows a search under the likely answers: leave out --random and --assumptions.")
    }
    if printsSpeed, randomActions != nil || assumptions != .defaults || processes > 1 || seconds != nil {
      throw UsageError(
        "--speed measures a whole search in one process: leave out --random, --assumptions, --processes and --seconds.")
    }
  }
}
