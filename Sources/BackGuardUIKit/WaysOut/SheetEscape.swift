#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// VoiceOver's scrub in a presented controller: its view gets an escape block (iOS 17), which the responder chain reaches
/// after everything inside and before UIKit dismisses (B80, B82).
///
/// Without one, a scrub is told from a drag no more than UIKit tells it.
@MainActor
final class SheetEscape {
  private weak var view: UIView?
  /// What the app had set: asked when nobody objects, and given back.
  private var displaced: AXBoolReturnBlock?

  func place(on presented: UIViewController, asking interceptor: SheetInterceptor) {
    guard UIView.hasEscapeBlock, let view = presented.viewIfLoaded, self.view !== view else { return }
    giveBack()
    self.view = view
    displaced = view.escapeBlock
    view.escapeBlock = { [weak interceptor, displaced] in
      if let interceptor, interceptor.preventsEscape() { return true }
      return displaced?() ?? false
    }
  }

  func giveBack() {
    view?.escapeBlock = displaced
    view = nil
    displaced = nil
  }
}
