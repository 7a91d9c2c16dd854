extension Device {
  /// An iOS version whose behavior the model knows.
  ///
  /// Versions between two named ones behave like the lower one: nothing in the catalog tells them apart.
  public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Every version the model tells apart, oldest first.
    public static let all: [SystemVersion] = [
      SystemVersion(12), SystemVersion(13), SystemVersion(13, 4), SystemVersion(14), SystemVersion(15),
      SystemVersion(16), SystemVersion(17), SystemVersion(18), SystemVersion(26),
    ]

    /// The versions BackGuard supports.
    public static let supported = all.filter { $0 >= SystemVersion(15) }

    public static let newest = SystemVersion(26)

    public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
      (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
    }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }
}
