extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open var identifier: Identifier {
      Device.current.usesMember("identifier", since: .init(16))
      return name
    }

    let name: Identifier

    private init(_ name: Identifier) { self.name = name }

    /// About half of the screen; not where the screen is low.
    open class func medium() -> UISheetPresentationController.Detent { Detent(.medium) }
    open class func large() -> UISheetPresentationController.Detent { Detent(.large) }
  }
}
