import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// From T2: a question of the screen's own, with UIKit's back button. It decides; it does not pop.
final class MigratedBackButtonEditor: UIViewController {
  var hasUnsavedChanges = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addLeaveGuard(isEnabled: \.hasUnsavedChanges) { editor, _ in
      await editor.isWillingToLose("Your changes will not be saved.") ? .allow : .prevent
    }
  }

  private func isWillingToLose(_ message: String) async -> Bool {
    await withCheckedContinuation { answer in
      let alert = UIAlertController(title: "Leave?", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer.resume(returning: false) })
      alert.addAction(UIAlertAction(title: "OK", style: .destructive) { _ in answer.resume(returning: true) })
      present(alert, animated: true)
    }
  }
}
