import BackGuard
import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A screen that may have something to lose, and decides by itself when it is asked.
final class Form: Recorder {
  var hasUnsavedChanges = false
  var decision = LeaveDecision.prevent

  @discardableResult
  func addGuard() -> LeaveGuardToken {
    leaveLogName = title
    return addLeaveGuard(isEnabled: \.hasUnsavedChanges) { form, _ in form.decision }
  }

  /// The same with the library's dialog.
  @discardableResult
  func addDialog() -> LeaveGuardToken {
    leaveLogName = title
    return addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
  }

  /// Uses a button of the app's own that leaves.
  func tapOwnButton() { UIControl().sendAction(leaveAction()) }
}
