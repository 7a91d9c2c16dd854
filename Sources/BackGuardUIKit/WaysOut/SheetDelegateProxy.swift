#if canImport(UIKit)
import UIKit

/// What a delegate of UIKit's inherits from.
typealias DelegateBase = NSObject
#else
import HeadlessUIKit

/// What a delegate of the model's inherits from.
class DelegateBase {}
#endif

/// Has the delegate slot of a presentation while there is a guard inside: says no where a guard objects, and begins an
/// attempt where UIKit tells of one that was refused (B111). Whoever had the slot before hears everything else.
///
/// Only an attempt that a guard takes is kept from the former delegate: it would ask a second time. A proxy that has lost
/// the slot only forwards: a delegate that the app has set since may still pass everything on to it.
@MainActor
final class SheetDelegateProxy: DelegateBase, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private weak var interceptor: SheetInterceptor?
  /// Whose slot this is, held as weakly as UIKit does. Safe without an actor: set once, on the main actor, and read by
  /// `responds(to:)`, which UIKit calls on the main thread as it does all of its delegates' methods.
  nonisolated(unsafe) private(set) weak var former: (any UIAdaptivePresentationControllerDelegate)?

  init(_ interceptor: SheetInterceptor, before former: (any UIAdaptivePresentationControllerDelegate)?) {
    self.interceptor = interceptor
    self.former = former
    super.init()
  }

  /// Whom to tell, while the slot is this proxy's.
  private var current: SheetInterceptor? { interceptor?.proxy === self ? interceptor : nil }

  /// B113: a question without consequences.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let isAllowed = former?.allowsDismissal(of: presentationController) ?? true
    return isAllowed && current?.prevents != true
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    if current?.takesAttempt() == true { return }
    former?.hearsOfAttempt(at: presentationController)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    current?.willDismiss()
    former?.hearsOfDismissal(by: presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    current?.didDismiss()
    former?.hearsThatIsDismissed(by: presentationController)
  }

  #if canImport(UIKit)
  // Everything else that the former delegate implements, and nothing that it does not.

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || former?.responds(to: aSelector) == true
  }

  nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    former?.responds(to: aSelector) == true ? former : super.forwardingTarget(for: aSelector)
  }
  #else
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    former?.adaptivePresentationStyle(for: controller) ?? .automatic
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    (former as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popoverPresentationController)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    (former as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
  #endif
}

/// The calls of a presentation's delegate, which UIKit declares optional and the model does not.
extension UIAdaptivePresentationControllerDelegate {
  func allowsDismissal(of controller: UIPresentationController) -> Bool {
    #if canImport(UIKit)
    presentationControllerShouldDismiss?(controller) ?? true
    #else
    presentationControllerShouldDismiss(controller)
    #endif
  }

  func hearsOfAttempt(at controller: UIPresentationController) {
    #if canImport(UIKit)
    presentationControllerDidAttemptToDismiss?(controller)
    #else
    presentationControllerDidAttemptToDismiss(controller)
    #endif
  }

  func hearsOfDismissal(by controller: UIPresentationController) {
    #if canImport(UIKit)
    presentationControllerWillDismiss?(controller)
    #else
    presentationControllerWillDismiss(controller)
    #endif
  }

  func hearsThatIsDismissed(by controller: UIPresentationController) {
    #if canImport(UIKit)
    presentationControllerDidDismiss?(controller)
    #else
    presentationControllerDidDismiss(controller)
    #endif
  }
}
