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
    let token = addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
    tokens.append(token)
    return token
  }

  private var tokens: [LeaveGuardToken] = []

  func removeGuards() {
    for token in tokens { token.cancel() }
  }
}
