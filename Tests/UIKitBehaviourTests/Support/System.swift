import Testing

/// A system to run on: on a device the one that it has, on the model each one that it knows.
struct System: Comparable, CustomTestStringConvertible, Sendable {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The systems that the library supports.
  static let supported = from(15)

  static func from(_ major: Int) -> [System] { all.filter { $0 >= System(major) } }
  static func before(_ major: Int) -> [System] { all.filter { $0 < System(major) } }
  static func from(_ first: Int, before end: Int) -> [System] { from(first).filter { $0 < System(end) } }

  static func < (lhs: System, rhs: System) -> Bool { (lhs.major, lhs.minor) < (rhs.major, rhs.minor) }

  var testDescription: String { "iOS \(major).\(minor)" }
}
