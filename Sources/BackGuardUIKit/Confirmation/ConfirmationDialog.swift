import BackGuard

#if canImport(UIKit)
import Foundation
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// Shows a ``LeaveConfirmation`` and gives the user's decision to the answer.
///
/// It is shown from the end of the presentation chain of the screen's container: the screen itself need not be on
/// display (B145). The arbiter waits for a quiet moment before, so no presentation or transition is running (B146).
@MainActor
enum ConfirmationDialog {
  static func present(_ confirmation: LeaveConfirmation, for screen: UIViewController, _ answer: LeaveAnswer) {
    let strings = ConfirmationStrings.best(for: PlatformFacts.languages)
    let alert = UIAlertController(
      title: confirmation.title ?? strings.title,
      message: confirmation.message ?? message(strings, naming: [screen] + answer.otherScreens),
      preferredStyle: confirmation.style == .actionSheet && PlatformFacts.hasFreeActionSheets ? .actionSheet : .alert
    )
    // B142: a handler runs after the alert has gone, so the library may leave at once.
    alert.addAction(
      UIAlertAction(title: confirmation.stayTitle ?? strings.stay, style: .cancel) { _ in answer(.prevent) })
    alert.addAction(
      UIAlertAction(title: confirmation.leaveTitle ?? strings.leave, style: .destructive) { _ in answer(.allow) })
    answerEscape(of: alert, answer)
    presenter(of: screen).present(alert, animated: true)
    guard alert.presentingViewController != nil else { return answer.couldNotAsk() }
    answer.onWithdrawal = { [weak alert] in if let alert { takeAway(alert) } }
  }

  /// VoiceOver's scrub means "stay". B293: an alert by itself does not answer it.
  private static func answerEscape(of alert: UIAlertController, _ answer: LeaveAnswer) {
    guard UIView.hasEscapeBlock else { return }
    alert.view.escapeBlock = { [weak alert] in
      guard let alert, !alert.isBeingPresented, !alert.isBeingDismissed else { return true }
      alert.presentingViewController?.dismiss(animated: true) { answer(.prevent) }
      return true
    }
  }

  /// Dismisses `alert`, as soon as it has appeared: UIKit drops a dismissal while it presents.
  private static func takeAway(_ alert: UIAlertController) {
    if alert.isBeingPresented, let coordinator = alert.transitionCoordinator,
      coordinator.animate(
        alongsideTransition: nil,
        completion: { [weak alert] _ in
          MainQueue.nextTurn("take the dialog away") { if let alert { takeAway(alert) } }
        })
    {
      return
    }
    // Without one it has gone or is going: the user was faster.
    guard !alert.isBeingDismissed else { return }
    alert.presentingViewController?.dismiss(animated: true)
  }

  private static func message(_ strings: ConfirmationStrings, naming screens: [AnyObject]) -> String {
    var named: [(screen: UIViewController, title: String)] = []
    for case let screen as UIViewController in screens {
      // A screen may have several guards.
      if named.contains(where: { $0.screen === screen }) { continue }
      // A list that leaves one out would say that it is safe.
      guard let title = screen.navigationItem.title ?? screen.title, !title.isEmpty else { return strings.message }
      named.append((screen, title))
    }
    return strings.message(naming: named.map(\.title))
  }

  private static func presenter(of screen: UIViewController) -> UIViewController {
    // B265: an active search may be presented by the screen on display itself.
    (screen.navigationController?.topViewController ?? screen).endOfPresentationChain
  }
}
