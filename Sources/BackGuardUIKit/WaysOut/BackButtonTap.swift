import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The tap on the system's back button, where the container is a subclass and UIKit asks its bar's delegate.
extension NavigationInterceptor {
  /// Answers `navigationBar(_:shouldPop:)`.
  func shouldPop(_ item: UINavigationItem) -> Bool {
    // B3: on a tap the leaving screen is still on top; otherwise the pop has begun, and this is no question.
    guard let top = navigationController?.topViewController, top.navigationItem === item else { return true }
    guard let screens = screensAtStakeOnTop else { return true }
    guard decide(.backButton, screens) == .allow else {
      restoreBackButton()
      return false
    }
    // B6, B14: UIKit now pops through popViewController(animated:), which recognizes the item and asks nobody.
    sign(.backButton, screens)
    return true
  }

  /// R11: after a refusal nothing of the bar may stay dimmed. B21: only what is between the two extremes was dimmed by
  /// UIKit; what is at zero was hidden on purpose.
  private func restoreBackButton() {
    guard let bar = navigationController?.navigationBar else { return }
    MainQueue.nextTurn("restore the back button") { Self.restoreAlpha(below: bar) }
  }

  private static func restoreAlpha(below view: UIView) {
    for subview in view.subviews {
      if subview.alpha > 0, subview.alpha < 1 { subview.alpha = 1 }
      restoreAlpha(below: subview)
    }
  }
}
