public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// What a controller's surroundings are like.
@MainActor
open class UITraitCollection {
  open var horizontalSizeClass: UIUserInterfaceSizeClass { width }

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    width = horizontalSizeClass
  }

  private let width: UIUserInterfaceSizeClass
}
