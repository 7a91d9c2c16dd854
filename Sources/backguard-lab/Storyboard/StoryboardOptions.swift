import BackGuardTesting
import HeadlessUIKit

struct StoryboardOptions: Equatable {
  var scenario: String
  var file: PageFile
  var system = Device.SystemVersion.newest
  var layout = UIUserInterfaceLayoutDirection.leftToRight
  var wayIn = WayIn.subclass
  /// The only step that a picture shows.
  var step: Int?
}

extension StoryboardOptions {
  /// `nil` if help is asked for.
  init?(_ arguments: inout ArgumentScanner) throws(UsageError) {
    var scenario: String?
    var file: PageFile?
    var system = Device.SystemVersion.newest
    var layout = UIUserInterfaceLayoutDirection.leftToRight
    var wayIn = WayIn.subclass
    var step: Int?
    while let argument = arguments.next() {
      switch argument {
      case "--out": file = try arguments.file(for: "--out")
      case "--system":
        let value = try arguments.value(of: "--system", from: Device.SystemVersion.optionNames)
        system = Device.SystemVersion(optionName: value) ?? .newest
      case "--layout": layout = try arguments.layout()
      case "--way":
        let value = try arguments.value(of: "--way", from: WayIn.allCases.map(\.rawValue))
        wayIn = WayIn(rawValue: value) ?? .subclass
      case "--step": step = try arguments.number(of: "--step", in: 1...99)
      case "--help", "-h": return nil
      default:
        guard !argument.hasPrefix("-") else { throw .unknown(argument, of: "storyboard") }
        guard scenario == nil else {
          throw UsageError("storyboard takes one scenario, but \"\(argument)\" is another one.")
        }
        scenario = argument
      }
    }
    guard let scenario else { throw UsageError("storyboard needs a scenario, such as edge-swipe-unsaved.") }
    guard let file else { throw UsageError("storyboard needs --out with the path of a file.") }
    if step != nil, !file.isPicture { throw UsageError("--step is for a picture: --out must end in .svg.") }
    self.init(scenario: scenario, file: file, system: system, layout: layout, wayIn: wayIn, step: step)
  }
}

extension PageFile {
  /// Whether it is to be one picture rather than a page.
  var isPicture: Bool { path.lowercased().hasSuffix(".svg") }
}
