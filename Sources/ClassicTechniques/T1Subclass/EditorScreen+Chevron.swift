#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension EditorScreen {
  /// Brings back the chevron that a refusal has left gray (B20): hides the bar and shows it again (B253).
  func restoreChevron() {
    navigationController?.setNavigationBarHidden(true, animated: false)
    navigationController?.setNavigationBarHidden(false, animated: false)
  }
}
