#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An editor that the category asks.
public final class CategoryEditor: EditorScreen, PopAsking {
  public func shouldPopOnBackButton() -> Bool {
    if hasUnsavedChanges { askWhetherToLeave() }
    return !hasUnsavedChanges
  }
}
