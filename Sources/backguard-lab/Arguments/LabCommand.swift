import BackGuardTesting
import HeadlessUIKit

/// What a command line asks for.
enum LabCommand: Equatable {
  case help
  case version
  case demo(DemoOptions)
  case explore(ExploreOptions)
  case matrix(MatrixOptions)
  case play(PlayOptions)
  case storyboard(StoryboardOptions)

  init(parsing arguments: [String]) throws(UsageError) {
    var rest = ArgumentScanner(arguments)
    guard let first = rest.next() else {
      throw UsageError("No command given: try demo, explore, matrix, play, storyboard or --help.")
    }
    switch first {
    case "--help", "-h", "help": self = .help
    case "--version": self = .version
    case "demo": self = try DemoOptions(&rest).map(LabCommand.demo) ?? .help
    case "explore": self = try ExploreOptions(&rest).map(LabCommand.explore) ?? .help
    case "matrix": self = try MatrixOptions(&rest).map(LabCommand.matrix) ?? .help
    case "play": self = try PlayOptions(&rest).map(LabCommand.play) ?? .help
    case "storyboard": self = try StoryboardOptions(&rest).map(LabCommand.storyboard) ?? .help
    default:
      let kind = first.hasPrefix("-") ? "option" : "command"
      throw UsageError("Unknown \(kind) \"\(first)\": try demo, explore, matrix, play, storyboard or --help.")
    }
    if let extra = rest.next() { throw UsageError("Nothing can follow \"\(first)\", but \"\(extra)\" does.") }
  }
}

/// What is wrong with a command line, in one line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

struct DemoOptions: Equatable {
  var systems = [Device.SystemVersion.newest]
  var layout = UIUserInterfaceLayoutDirection.leftToRight
  var printsJSON = false
  /// Where the pictures go.
  var page: PageFile?
}

struct PlayOptions: Equatable {
  var system = Device.SystemVersion.newest
  var layout = UIUserInterfaceLayoutDirection.leftToRight
  var isAttached = false
}

extension DemoOptions {
  /// `nil` if help is asked for.
  init?(_ arguments: inout ArgumentScanner) throws(UsageError) {
    self.init()
    while let argument = arguments.next() {
      switch argument {
      case "--system":
        let value = try arguments.value(of: "--system", from: Device.SystemVersion.optionNames + ["all"])
        systems = Device.SystemVersion(optionName: value).map { [$0] } ?? Device.SystemVersion.supported
      case "--layout": layout = try arguments.layout()
      case "--json": printsJSON = true
      case "--html": page = try arguments.file(for: "--html")
      case "--help", "-h": return nil
      default: throw .unknown(argument, of: "demo")
      }
    }
  }
}

extension PlayOptions {
  /// `nil` if help is asked for.
  init?(_ arguments: inout ArgumentScanner) throws(UsageError) {
    self.init()
    while let argument = arguments.next() {
      switch argument {
      case "--system":
        let value = try arguments.value(of: "--system", from: Device.SystemVersion.optionNames)
        system = Device.SystemVersion(optionName: value) ?? .newest
      case "--layout": layout = try arguments.layout()
      case "--attached": isAttached = true
      case "--help", "-h": return nil
      default: throw .unknown(argument, of: "play")
      }
    }
  }
}
