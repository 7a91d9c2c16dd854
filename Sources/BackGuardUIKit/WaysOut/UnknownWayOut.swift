import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The net under all other ways out (R12): a pop that UIKit began although a guard objects, by a way that nobody knew.
extension NavigationInterceptor {
  /// A finger drives such a pop: reports it, takes it back and asks.
  ///
  /// Switching a recognizer off and on cancels its gesture, and UIKit restores the stack (B61). That must not happen
  /// while UIKit is still beginning, so it waits for the next turn.
  func takeBack(_ screens: LeavingScreens, by trigger: LeaveTrigger, drivenBy recognizers: [UIGestureRecognizer]) {
    report(screens, by: trigger, isTakenBack: !recognizers.isEmpty)
    guard !recognizers.isEmpty else { return }
    MainQueue.nextTurn("take back an unasked pop") {
      for recognizer in recognizers where recognizer.isEnabled {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      self.whenQuiet { self.askAgain(screens, trigger) }
    }
  }

  private func askAgain(_ screens: LeavingScreens, _ trigger: LeaveTrigger) {
    guard let now = screensAtStakeOnTop, now.first === screens.first, arbiter.wouldPrevent(now) else { return }
    attempt(trigger, now)
  }

  /// Whether a finger is taking away the screens of `screens` right now.
  func isPoppingInteractively(_ screens: LeavingScreens) -> Bool {
    guard let coordinator = navigationController?.transitionCoordinator, coordinator.isInteractive,
      let leaving = coordinator.viewController(forKey: .from)
    else { return false }
    return leaving === screens.first || screens.others.contains { $0 === leaving }
  }

  private func report(_ screens: LeavingScreens, by trigger: LeaveTrigger, isTakenBack: Bool) {
    guard let navigationController else { return }
    let screen = LeavingScreen(screens.first, name: registry.name(of: screens.first))
    registry.report(
      .unaskedPop(
        of: screen, in: navigationController, by: trigger, system: SystemVersion.name, isTakenBack: isTakenBack)
    )
  }
}
