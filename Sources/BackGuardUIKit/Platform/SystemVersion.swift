#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The one place that asks which system runs. Everything newer than iOS 15 is reached through here, and is `nil` or
/// without effect on a system that does not have it.
///
/// On Linux `#available` is always true, so the running device's version is asked instead.
@MainActor
enum SystemVersion {
  /// The system's version, for reports.
  static var name: String {
    #if canImport(UIKit)
    UIDevice.current.systemVersion
    #else
    Device.current.systemVersion.description
    #endif
  }

  #if !canImport(UIKit)
  static func isAtLeast(_ major: Int) -> Bool {
    Device.current.systemVersion >= Device.SystemVersion(major)
  }
  #endif
}

extension UINavigationController {
  /// iOS 26: the recognizer that pops from anywhere in the content. B70.
  var contentSwipeRecognizer: UIGestureRecognizer? {
    #if canImport(UIKit)
    if #available(iOS 26, macCatalyst 26, visionOS 26, *) { return interactiveContentPopGestureRecognizer }
    return nil
    #else
    return SystemVersion.isAtLeast(26) ? interactiveContentPopGestureRecognizer : nil
    #endif
  }
}

extension UITabBarController {
  /// iOS 26: whether a tap on the selected tab pops a stack inside of a controller that is none itself. B101.
  static var popsStacksInsideTabs: Bool {
    #if canImport(UIKit)
    if #available(iOS 26, macCatalyst 26, visionOS 26, *) { return true }
    return false
    #else
    return SystemVersion.isAtLeast(26)
    #endif
  }
}

extension UINavigationItem {
  /// iOS 16: whether a back button's action can be replaced. B30.
  static var hasReplaceableBackAction: Bool {
    #if canImport(UIKit)
    if #available(iOS 16, macCatalyst 16, *) { return true }
    return false
    #else
    return SystemVersion.isAtLeast(16)
    #endif
  }

  /// iOS 16: what a tap on the back button does instead of popping. B30.
  var replacedBackAction: UIAction? {
    get {
      #if canImport(UIKit)
      if #available(iOS 16, macCatalyst 16, *) { return backAction }
      return nil
      #else
      return SystemVersion.isAtLeast(16) ? backAction : nil
      #endif
    }
    set {
      #if canImport(UIKit)
      if #available(iOS 16, macCatalyst 16, *) { backAction = newValue }
      #else
      if SystemVersion.isAtLeast(16) { backAction = newValue }
      #endif
    }
  }

  /// iOS 16: whether the bar shows a chevron of its own that `backAction` does not replace. B30.
  var isInEditorStyle: Bool {
    #if canImport(UIKit)
    if #available(iOS 16, macCatalyst 16, *) { return style == .editor }
    return false
    #else
    return SystemVersion.isAtLeast(16) && style == .editor
    #endif
  }
}

extension UIView {
  /// iOS 17: whether an escape block can be set. B175.
  static var hasEscapeBlock: Bool {
    #if canImport(UIKit)
    if #available(iOS 17, macCatalyst 17, visionOS 1, *) { return true }
    return false
    #else
    return SystemVersion.isAtLeast(17)
    #endif
  }

  /// iOS 17: what answers a scrub in place of the method. B175.
  var escapeBlock: AXBoolReturnBlock? {
    get {
      #if canImport(UIKit)
      if #available(iOS 17, macCatalyst 17, visionOS 1, *) { return accessibilityPerformEscapeBlock }
      return nil
      #else
      return SystemVersion.isAtLeast(17) ? accessibilityPerformEscapeBlock : nil
      #endif
    }
    set {
      #if canImport(UIKit)
      if #available(iOS 17, macCatalyst 17, visionOS 1, *) { accessibilityPerformEscapeBlock = newValue }
      #else
      if SystemVersion.isAtLeast(17) { accessibilityPerformEscapeBlock = newValue }
      #endif
    }
  }
}
