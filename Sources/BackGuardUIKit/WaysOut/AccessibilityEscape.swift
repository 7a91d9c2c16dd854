import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// VoiceOver's two-finger scrub.
///
/// A subclass overrides `accessibilityPerformEscape()`; where the container is anybody's, each guarded screen's view gets
/// an escape block (iOS 17), which the responder chain reaches before the container (B80, B81).
@MainActor
final class AccessibilityEscape {
  private struct Placement {
    weak var screen: UIViewController?
    /// Goes when the app sets a block of its own, which then stays.
    weak var block: EscapeBlock?
  }

  private var placements: [Placement] = []

  /// Gives the view of every guarded screen that could leave our block, and takes it from all others. Apps set theirs late
  /// or anew: looked at each time.
  func update(_ guarded: [UIViewController]) {
    guard UIView.hasEscapeBlock else { return }
    placements.removeAll { placement in
      guard let block = placement.block else { return true }
      if let screen = placement.screen, block.isOn(screen.viewIfLoaded), guarded.contains(screen) { return false }
      block.giveBack(for: self)
      return true
    }
    for screen in guarded where !placements.contains(where: { $0.screen === screen }) { place(on: screen) }
  }

  /// The stack has gone, and its screens perhaps not.
  func giveBack() {
    for placement in placements { placement.block?.giveBack(for: self) }
    placements = []
  }

  private func place(on screen: UIViewController) {
    guard let view = screen.viewIfLoaded else { return }
    let block = EscapeBlock.place(on: view, for: self) { [weak screen] in screen.map(Self.prevents) ?? false }
    placements.append(Placement(screen: screen, block: block))
  }

  private static func prevents(_ screen: UIViewController) -> Bool {
    guard let stack = screen.navigationController, stack.topViewController === screen else { return false }
    return NavigationInterceptor.attach(to: stack).preventsEscape()
  }
}

extension NavigationInterceptor {
  /// Answers a scrub: whether a guard objects. UIKit goes on if not.
  func preventsEscape() -> Bool {
    // R6: no attempt where UIKit would not go back; what it may do instead is dismiss a sheet.
    guard let navigationController, navigationController.goesBackUntouched else {
      return sheet?.preventsEscape() ?? false
    }
    guard let screens = screensAtStakeOnTop else { return false }
    if decide(.accessibilityEscape, screens) == .prevent { return true }
    sign(.accessibilityEscape, screens)
    return false
  }
}

extension UINavigationController {
  /// Whether UIKit goes back by a key or a scrub: only from a screen with its natural back button (B83), and not while
  /// anything is presented (B87).
  var goesBackUntouched: Bool {
    guard viewControllers.count > 1, presentedViewController == nil, !isNavigationBarHidden else { return false }
    return topViewController?.navigationItem.keepsNaturalBackButton ?? false
  }
}
