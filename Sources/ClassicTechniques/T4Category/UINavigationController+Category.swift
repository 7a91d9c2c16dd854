#if canImport(UIKit)
import Dispatch
import ObjectiveC
public import UIKit

extension UINavigationController {
  /// Loads the category of the fourth technique. It stands in for UIKit's own method in the whole process.
  ///
  /// As an extension with the conformance it could not stand beside the other techniques: their subclasses would override
  /// it, and would ask it in place of UIKit. So UIKit's own method is replaced here, and B9's limit need not show.
  public static func loadBackButtonCategory() {
    let selector = #selector((any UINavigationBarDelegate).navigationBar(_:shouldPop:))
    guard let method = class_getInstanceMethod(UINavigationController.self, selector) else { return }
    let category: @MainActor @convention(block) (UINavigationController, UINavigationBar, UINavigationItem) -> Bool = {
      navigation, bar, _ in navigation.shouldPopByCategory(bar)
    }
    method_setImplementation(method, imp_implementationWithBlock(category))
  }
}
#else
import HeadlessUIKit
#endif

extension UINavigationController {
  /// The fourth technique: asks the screen on top, and pops by itself.
  func shouldPopByCategory(_ bar: UINavigationBar) -> Bool {
    // The pop has happened already: by code, or by a swipe that begins (B3, B4).
    if viewControllers.count < bar.items?.count ?? 0 { return true }
    if (topViewController as? any PopAsking)?.shouldPopOnBackButton() ?? true {
      onNextTurn { [weak self] in _ = self?.popViewController(animated: true) }
    } else {
      restoreAlpha(in: bar)
    }
    return false
  }

  /// B21: what is between invisible and opaque has kept its pressed look. What is invisible stays so.
  private func restoreAlpha(in bar: UINavigationBar) {
    for view in bar.subviews where view.alpha > 0 && view.alpha < 1 {
      UIView.animate(withDuration: 0.25) { view.alpha = 1 }
    }
  }

  private func onNextTurn(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    #else
    Device.current.onNextTurn("pop by category", action)
    #endif
  }
}
