#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What a screen adopts to be told of a tap on the back button in place of being popped. It pops itself, later.
@MainActor
public protocol BackButtonHandling: AnyObject {
  func backButtonWasTapped(_ item: UIBarButtonItem)
}
