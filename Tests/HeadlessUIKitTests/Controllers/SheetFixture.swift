@testable import HeadlessUIKit

/// A list over which a form stands as a sheet, with a delegate that logs nothing of its own: the device logs its calls.
@MainActor
final class SheetFixture {
  let device: Device
  let navigation: UINavigationController
  /// What is presented: the form, or a stack with the form on top.
  let presented: UIViewController
  let form: UIViewController
  let delegate = DismissalDelegate()

  /// The sheet stands there and the log is empty.
  init(
    on system: Device.SystemVersion = .newest, idiom: UIUserInterfaceIdiom = .phone, inStack: Bool = false,
    assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    form: @MainActor () -> UIViewController = { screen("Form") },
    prepare: @MainActor (UIViewController) -> Void = { _ in }
  ) {
    let fixture = NavigationFixture(["List"], on: system, idiom: idiom, assuming: turn)
    device = fixture.device
    navigation = fixture.navigation
    (self.form, presented) = fixture.device.run {
      let form = form()
      return (form, inStack ? UINavigationController(rootViewController: form) : form)
    }
    device.run {
      prepare(presented)
      presented.presentationController?.delegate = delegate
      navigation.present(presented, animated: false)
    }
    device.log.take()
  }

  var isGone: Bool { device.run { navigation.presentedViewController == nil } }
  var presentation: Presentation { presented.ownPresentation! }

  /// What the user does, until everything rests.
  func log(of body: () throws -> Void) rethrows -> [String] {
    device.log.take()
    try body()
    device.advanceUntilIdle()
    return device.log.take().filter { !$0.hasPrefix("recognizer") }
  }
}

/// Answers as it is told.
@MainActor
final class DismissalDelegate: UIAdaptivePresentationControllerDelegate {
  var shouldDismiss = true
  var onWillDismiss: (@MainActor (UIPresentationController) -> Void)?
  var onAttempt: (@MainActor () -> Void)?

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { shouldDismiss }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    onWillDismiss?(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { onAttempt?() }
}
