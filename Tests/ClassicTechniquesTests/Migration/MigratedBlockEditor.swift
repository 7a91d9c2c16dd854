import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// From T1's block: what was loaded and unloaded with appearance is added once, and ends with the screen or its token.
final class MigratedBlockEditor: UIViewController {
  var hasUnsavedChanges = false
  private var leaveGuard: LeaveGuardToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    leaveGuard = addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
  }

  func becomeReadOnly() {
    leaveGuard?.cancel()
  }
}
