import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// From T1: the delegate's method became one line, and the stack is a `GuardedNavigationController`.
final class MigratedDelegateEditor: UIViewController {
  var hasUnsavedChanges = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let question = LeaveConfirmation(
      title: "Leave?", message: "Your changes will not be saved.", leaveTitle: "OK", stayTitle: "Cancel")
    addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: question)
  }
}
