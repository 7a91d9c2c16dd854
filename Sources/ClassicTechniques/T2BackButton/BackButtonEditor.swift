#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An editor that is told of the tap.
public final class BackButtonEditor: EditorScreen, BackButtonHandling {
  public func backButtonWasTapped(_ item: UIBarButtonItem) {
    if hasUnsavedChanges { askWhetherToLeave() } else { navigationController?.popViewController(animated: true) }
  }
}
