import HeadlessUIKit

/// A delegate of the app's in the presentation's slot.
final class PresentationOwner: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
  var shouldDismiss = true
  private(set) var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    calls.append("style")
    return .automatic
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("should")
    return shouldDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let isMoving = presentationController.presentedViewController.transitionCoordinator != nil
    calls.append(isMoving ? "will" : "will without a coordinator")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    calls.append("prepare")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    calls.append("detent")
  }
}
