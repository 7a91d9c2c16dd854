import Foundation

/// What the systems' looks differ in.
enum SVGLook {
  /// Up to 18: opaque bars, text in the accent color.
  case classic
  /// From 26 on: round buttons and capsules of glass over the content.
  case glass

  init(_ version: Device.SystemVersion) {
    self = version >= Device.SystemVersion(26) ? .glass : .classic
  }

  var sheetRadius: CGFloat { self == .glass ? 34 : 10 }
  var alertRadius: CGFloat { self == .glass ? 30 : 14 }
  var menuRadius: CGFloat { self == .glass ? 24 : 13 }
  /// What stands on a bar's buttons.
  var barText: String { self == .glass ? "" : "t-tint" }
  var barStroke: String { self == .glass ? "s-label" : "s-tint" }
}
