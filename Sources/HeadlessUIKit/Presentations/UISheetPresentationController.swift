public import Foundation

/// Manages a sheet: the heights at which it rests, and whether what is behind it is dimmed (15 and up).
open class UISheetPresentationController: UIPresentationController {
  @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  open var detents: [Detent] = [.large()] {
    didSet { presentation?.container.setNeedsLayout() }
  }
  /// `nil` stands for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { presentation?.container.setNeedsLayout() }
  }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  open func animateChanges(_ changes: () -> Void) {
    changes()
    presentation?.container.layoutIfNeeded()
  }
}

/// Hears of a sheet that the user makes larger or smaller, besides what the delegate of every presentation hears.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
