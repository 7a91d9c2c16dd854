import HeadlessUIKit

struct MatrixOptions: Equatable {
  enum Format: Equatable {
    case text, json, markdown
  }

  var systems = Device.SystemVersion.all
  var techniques = Technique.allCases
  var format = Format.text

  /// Whether only a part was asked for, which is then shown cell by cell.
  var isPart: Bool { systems.count < Device.SystemVersion.all.count || techniques.count < Technique.allCases.count }
}

extension MatrixOptions {
  /// `nil` if help is asked for.
  init?(_ arguments: inout ArgumentScanner) throws(UsageError) {
    self.init()
    while let argument = arguments.next() {
      switch argument {
      case "--system":
        let all = Device.SystemVersion.all
        let value = try arguments.value(of: "--system", from: all.map(\.description) + ["all"])
        systems = all.first { $0.description == value }.map { [$0] } ?? all
      case "--technique":
        let value = try arguments.value(of: "--technique", from: Technique.allCases.map(\.rawValue))
        techniques = Technique(rawValue: value).map { [$0] } ?? []
      case "--json", "--markdown":
        let wanted: Format = argument == "--json" ? .json : .markdown
        guard format == .text || format == wanted else {
          throw UsageError("--json and --markdown exclude each other.")
        }
        format = wanted
      case "--help", "-h": return nil
      default: throw .unknown(argument, of: "matrix")
      }
    }
  }
}
