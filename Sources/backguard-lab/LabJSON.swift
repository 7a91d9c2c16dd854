import Foundation

/// What a command prints with `--json`: an array, the same bytes for the same elements.
enum LabJSON {
  static func text(_ elements: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them can always be encoded.
    let data = try! encoder.encode(elements)
    return String(decoding: data, as: UTF8.self)
  }

  /// One element in one line.
  static func line(_ element: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try! encoder.encode(element)
    return String(decoding: data, as: UTF8.self)
  }
}
