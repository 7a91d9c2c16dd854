/// The questions that stand before every dismissal by the user, in UIKit's order.
@MainActor
struct PresentationDismissal {
  let presentation: Presentation

  /// Asks the flag, then the delegate.
  var isAllowed: Bool {
    // B112: the flag first; while it is set the delegate is not asked.
    if isModal { return false }
    guard let delegate = presentation.controller.delegate else { return true }
    // B113: a question only: what follows need not.
    Device.current.log.note("presentation.shouldDismiss(\(name))")
    return delegate.presentationControllerShouldDismiss(presentation.controller)
  }

  /// B177: pulled each time. B115: from the presented controller and, in containers, from the screen on display.
  var isModal: Bool {
    Device.current.assumed(\.topScreenCountsForModality)
      ? presentation.presented.isModalOnDisplay : presentation.presented.isModalInPresentation
  }

  /// The user wants it gone in one move: taps outside, presses Esc, scrubs.
  func userAsksToDismiss() {
    guard presentation.phase == .shown else { return }
    if isAllowed { presentation.hide(animated: true, byUser: true, completion: nil) } else { attempted() }
  }

  // B82: a scrub over a sheet that the flag keeps open goes on to the stack below it, without an attempt.
  /// VoiceOver's scrub; tells whether it was for the sheet.
  func userScrubs() -> Bool {
    guard presentation.followsUser, presentation.phase == .shown, !isModal else { return false }
    userAsksToDismiss()
    return true
  }

  // B84: Esc under Full Keyboard Access. KeyboardKit (B88) knows none on an iPad.
  /// The Esc key; tells whether it was for the sheet.
  func userPressesEscape() -> Bool {
    guard presentation.followsUser, presentation.phase == .shown, Device.current.assumed(\.escapeKeyDismissesSheets)
    else { return false }
    userAsksToDismiss()
    return true
  }

  /// B111: either refusal ends here, where an app asks its question.
  func attempted() {
    guard let delegate = presentation.controller.delegate else { return }
    Device.current.log.note("presentation.didAttemptToDismiss(\(name))")
    delegate.presentationControllerDidAttemptToDismiss(presentation.controller)
  }

  func willDismiss() {
    guard let delegate = presentation.controller.delegate else { return }
    Device.current.log.note("presentation.willDismiss(\(name))")
    delegate.presentationControllerWillDismiss(presentation.controller)
  }

  func didDismiss() {
    guard let delegate = presentation.controller.delegate else { return }
    Device.current.log.note("presentation.didDismiss(\(name))")
    delegate.presentationControllerDidDismiss(presentation.controller)
  }

  private var name: String { Device.name(of: presentation.presented) }
}

extension UIViewController {
  fileprivate var isModalOnDisplay: Bool {
    isModalInPresentation || childrenOnDisplay.contains { $0.isModalOnDisplay }
  }
}
