public import Foundation

/// Manages a popover, which points at a view or a bar button.
open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var passthroughViews: [UIView]?

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  var pointsAtSomething: Bool { sourceView != nil || barButtonItem != nil }
}

/// Prepares a popover, besides what the delegate of every presentation does.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
