#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An editor that is asked by a block while it is on display.
public final class BlockEditor: EditorScreen {
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (navigationController as? BlockNavigationController)?.willPop = { [weak self] in self?.mayPop() ?? true }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    (navigationController as? BlockNavigationController)?.willPop = nil
  }

  private func mayPop() -> Bool {
    guard hasUnsavedChanges else { return true }
    askWhetherToLeave(orStay: restoreChevron)
    return false
  }
}
