#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Where a controller stood when an attempt about its screens began: code may take it away whole, and the app may keep it.
@MainActor
struct Whereabouts {
  private weak var controller: UIViewController?
  /// The window that it was in, though it may have been covered.
  private weak var window: UIWindow?
  private let wasInPlace: Bool
  private let wasPresented: Bool

  init(of controller: UIViewController?) {
    self.controller = controller
    window = controller?.windowAround
    wasInPlace = controller?.isInPlace(in: window) ?? false
    wasPresented = controller?.outermostAncestor.presentingViewController != nil
  }

  /// Whether it is presented or in its window no more, it or what it stands in. What never was cannot be lost.
  var isLost: Bool { wasInPlace && controller?.isInPlace(in: window) != true && !isOrphaned }

  /// B117: whether it is on display as before, and who presented it has died.
  private var isOrphaned: Bool { wasPresented && controller?.outermostAncestor.windowAround != nil }
}

extension UIViewController {
  /// The window that this controller is in, though what it presents may cover it.
  var windowAround: UIWindow? {
    viewIfLoaded?.window ?? endOfPresentationChain.viewIfLoaded?.window ?? outermostAncestor.viewIfLoaded?.window
      ?? outermostAncestor.endOfPresentationChain.viewIfLoaded?.window
  }

  /// Whether this controller, or the outermost one around it, is the root of its window, or presented by who is in place.
  func isInPlace(in window: UIWindow?) -> Bool {
    let outermost = outermostAncestor
    guard let presenting = outermost.presentingViewController else { return outermost.isRoot(of: window) }
    // B117: what is presented may stay when the root below is replaced.
    return outermost.windowAround != nil || presenting.isInPlace(in: presenting.windowAround)
  }

  private func isRoot(of window: UIWindow?) -> Bool {
    viewIfLoaded?.window?.rootViewController === self || window?.rootViewController === self
  }
}
