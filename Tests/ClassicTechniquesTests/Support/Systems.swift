import HeadlessUIKit

extension Device.SystemVersion {
  static let forT1 = [12, 13.4, 17, 26].map(version)
  static let forT2 = [12, 17, 26].map(version)
  static let forT3 = [12, 17].map(version)
  static let forT4 = [12, 13, 13.4, 17].map(version)
  /// Where a category is called (B9).
  static let withCategory = all.filter { $0 < Self(13, 4) }

  private static func version(_ number: Double) -> Self {
    Self(Int(number), Int((number * 10).rounded()) % 10)
  }
}
