import BackGuardTesting
import HeadlessUIKit

/// Hands out a command line's words one after the other; `--name=value` is two of them.
struct ArgumentScanner {
  private var rest: [String]

  init(_ arguments: [String]) {
    rest = arguments.flatMap { argument in
      guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return [argument] }
      return [String(argument[..<sign]), String(argument[argument.index(after: sign)...])]
    }
  }

  mutating func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }

  /// The word that follows an option, which must be one of `choices`.
  mutating func value(of option: String, from choices: [String]) throws(UsageError) -> String {
    guard let value = next() else { throw UsageError("\(option) needs a value: \(Self.list(choices)).") }
    guard choices.contains(value) else {
      throw UsageError("\(option) cannot be \"\(value)\": choose \(Self.list(choices)).")
    }
    return value
  }

  /// The number that follows an option.
  mutating func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let value = next() ?? ""
    guard let number = Int(value), range.contains(number) else {
      throw UsageError(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \"\(value)\".")
    }
    return number
  }

  mutating func layout() throws(UsageError) -> UIUserInterfaceLayoutDirection {
    try value(of: "--layout", from: ["ltr", "rtl"]) == "rtl" ? .rightToLeft : .leftToRight
  }

  /// The path that follows an option, if something can be written there.
  mutating func file(for option: String) throws(UsageError) -> PageFile {
    guard let path = next(), !path.isEmpty else { throw UsageError("\(option) needs the path of a file.") }
    let file = PageFile(path)
    if let obstacle = file.obstacle { throw UsageError(obstacle) }
    return file
  }

  private static func list(_ choices: [String]) -> String {
    choices.dropLast().joined(separator: ", ") + " or " + choices[choices.count - 1]
  }
}

extension Device.SystemVersion {
  /// The supported systems, as they are named on the command line.
  static let optionNames = supported.map(\.description)

  init?(optionName: String) {
    guard let version = Self.supported.first(where: { $0.description == optionName }) else { return nil }
    self = version
  }
}

extension UsageError {
  static func unknown(_ argument: String, of command: String) -> UsageError {
    let kind = argument.hasPrefix("-") ? "option" : "argument"
    return UsageError("\(command) takes no \(kind) \"\(argument)\": see backguard-lab --help.")
  }
}
