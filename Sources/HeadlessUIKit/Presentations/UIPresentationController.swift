public import Foundation

/// Manages the presentation of one controller; its delegate is asked before the user may dismiss it.
@MainActor
open class UIPresentationController {
  /// Disfavored, because the controllers of sheets and popovers have a delegate of their own kind under the same name.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // B117: held, and it holds back: without a presentation whose end takes the two apart they keep each other alive.
  open var presentedViewController: UIViewController { presented }
  open var presentingViewController: UIViewController {
    guard let presenting = presentation?.presenting ?? presenting else {
      unmodeled("The presenting controller of \(Device.describe(presented)), which nobody presents,")
    }
    return presenting
  }
  open var presentationStyle: UIModalPresentationStyle { style }
  open var containerView: UIView? { presentation?.container }
  open var presentedView: UIView? { presented.view }
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.frame ?? .zero }

  private let presented: UIViewController
  private weak var presenting: UIViewController?
  // B117: the style of the moment at which it was made; a later one changes nothing.
  private let style: UIModalPresentationStyle
  weak var presentation: Presentation?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    let wish = presentedViewController.modalPresentationStyle
    style = wish == .automatic ? .pageSheet : wish
  }

  /// The controller that UIKit makes for a style.
  static func make(for presented: UIViewController) -> UIPresentationController {
    if (presented as? UIAlertController)?.isPopover == true {
      return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    }
    switch presented.modalPresentationStyle {
    case .popover: return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      guard !(presented is UIAlertController), Device.current.systemVersion >= .init(15) else { break }
      return UISheetPresentationController(presentedViewController: presented, presenting: nil)
    default: break
    }
    return UIPresentationController(presentedViewController: presented, presenting: nil)
  }
}
