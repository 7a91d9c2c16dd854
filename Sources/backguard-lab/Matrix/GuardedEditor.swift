import BackGuardUIKit
import ClassicTechniques
import HeadlessUIKit

/// The same editor with a guard of the library.
final class GuardedEditor: EditorScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
  }
}
