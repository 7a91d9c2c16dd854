import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// A screen that may have something to lose.
final class Form: UIViewController {
  var hasUnsavedChanges = false

  init(_ title: String, unsaved: Bool = false) {
    hasUnsavedChanges = unsaved
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @discardableResult
  func addGuard() -> LeaveGuardToken {
    loadViewIfNeeded()
    leaveLogName = title
    return addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
  }
}
