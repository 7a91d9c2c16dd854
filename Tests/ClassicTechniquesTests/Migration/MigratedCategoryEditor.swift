import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// From T4: the screen stays its own guard, with the question apart from the answer.
final class MigratedCategoryEditor: UIViewController, LeaveGuardingScreen {
  var hasUnsavedChanges = false

  var isLeaveGuardEnabled: Bool { hasUnsavedChanges }

  func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision {
    await withCheckedContinuation { answer in
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer.resume(returning: .prevent) })
      alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in answer.resume(returning: .allow) })
      present(alert, animated: true)
    }
  }
}
