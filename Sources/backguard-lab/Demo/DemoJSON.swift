import Foundation

/// The demo's steps as a JSON array, the same bytes for the same steps.
enum DemoJSON {
  static func text(_ steps: [JudgedStep]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them can always be encoded.
    let data = try! encoder.encode(steps)
    return String(decoding: data, as: UTF8.self)
  }
}
