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
  /// Goes when the app sets a block of its own, which then stays.
  private weak var block: EscapeBlock?

  func place(on presented: UIViewController, asking interceptor: SheetInterceptor) {
    guard UIView.hasEscapeBlock, let view = presented.viewIfLoaded, block?.isOn(view) != true else { return }
    giveBack()
    block = EscapeBlock.place(on: view, for: self) { [weak interceptor] in interceptor?.preventsEscape() ?? false }
  }

  func giveBack() {
    block?.giveBack(for: self)
    block = nil
  }
}
