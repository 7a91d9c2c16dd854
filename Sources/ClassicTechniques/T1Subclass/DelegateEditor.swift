#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An editor that is asked as a delegate.
public final class DelegateEditor: EditorScreen, WillPopHandling {
  public func navigationControllerWillPop() -> Bool {
    guard hasUnsavedChanges else { return true }
    askWhetherToLeave(orStay: restoreChevron)
    return false
  }
}
