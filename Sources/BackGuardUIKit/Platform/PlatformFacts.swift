#if canImport(UIKit)
import Foundation
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// What UIKit and its model answer in different words.
@MainActor
enum PlatformFacts {
  /// Whether an action sheet needs no place to point at: on iPad, and on a Mac, it would without one stop the app.
  static var hasFreeActionSheets: Bool {
    #if canImport(UIKit)
    UIDevice.current.userInterfaceIdiom == .phone
    #else
    Device.current.idiom == .phone
    #endif
  }

  /// The languages to choose the dialog's from, most wanted first: those the app speaks to its user.
  static var languages: [String] {
    #if canImport(UIKit)
    Bundle.main.preferredLocalizations
    #else
    Device.current.languages
    #endif
  }

  /// Whether there is a UIKit to speak to: a device of the model may have been put away.
  static var isRunning: Bool {
    #if canImport(UIKit)
    true
    #else
    Device.running != nil
    #endif
  }

  /// Whether `object` is of a class of UIKit itself, so that UIKit's own rules are known to be in force.
  static func belongsToUIKit(_ object: AnyObject) -> Bool {
    #if canImport(UIKit)
    Bundle(for: type(of: object)) == Bundle(for: UINavigationController.self)
    #else
    Device.hasMade(object)
    #endif
  }

  /// Whether a view of ours may be put into `view`: an effect view and a stack view would arrange it, and SwiftUI's
  /// hosting views do not support it (B173).
  static func takesSubviews(_ view: UIView) -> Bool {
    !(view is UIStackView || view is UIVisualEffectView || String(describing: type(of: view)).contains("HostingView"))
  }
}
