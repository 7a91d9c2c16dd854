import Foundation

/// Asks the user to choose between actions.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  open var preferredStyle: Style { storedStyle }
  open var actions: [UIAlertAction] { storedActions }
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    storedActions.append(action)
    viewIfLoaded?.setNeedsLayout()
  }

  open override func loadView() { view = AlertView() }

  private var storedStyle = Style.actionSheet
  private var storedActions: [UIAlertAction] = []

  /// On a pad an action sheet is a popover.
  var isPopover: Bool { preferredStyle == .actionSheet && Device.current.idiom == .pad }

  /// B213: on a pad an action sheet points at something; without that UIKit raises.
  func checkSource() {
    guard isPopover, popoverPresentationController?.pointsAtSomething != true else { return }
    fatalError(
      "Your application has presented a UIAlertController (\(Device.describe(self))) of style "
        + "UIAlertControllerStyleActionSheet without location information. You must provide either a sourceView and "
        + "sourceRect or a barButtonItem.")
  }

  /// The user chose: the alert goes, then the handler runs.
  func choose(_ action: UIAlertAction) {
    guard let ownPresentation, ownPresentation.phase == .shown, action.isEnabled else { return }
    ownPresentation.hide(
      animated: true,
      as: .alertAction(alert: Device.name(of: self), title: action.title ?? "")
    ) {
      // B142: once the alert has gone.
      action.handler?(action)
    }
  }
}

/// An alert's box with its buttons, in the middle or, for an action sheet, at the bottom.
private final class AlertView: UIView {
  private var buttons: [BarControl] = []

  private var alert: UIAlertController? { viewController as? UIAlertController }

  override func layoutSubviews() {
    guard let alert else { return }
    // A button that is being touched must stay the same: only new actions get new ones.
    for action in alert.actions.dropFirst(buttons.count) {
      let button = BarControl()
      button.title = action.title ?? ""
      button.onTap = { [weak alert] in alert?.choose(action) }
      buttons.append(button)
      addSubview(button)
    }
    let width = min(270, bounds.width)
    let height = CGFloat(buttons.count) * 44
    let top = alert.preferredStyle == .alert ? (bounds.height - height) / 2 : bounds.height - height - 34
    for (index, button) in buttons.enumerated() {
      button.isEnabled = alert.actions[index].isEnabled
      button.frame = CGRect(x: (bounds.width - width) / 2, y: top + CGFloat(index) * 44, width: width, height: 44)
    }
  }

  /// B214: a tap beside an action sheet takes it away; beside an alert nothing happens.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let alert, alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    // B215: by its cancel action.
    alert.choose(cancel)
  }
}

extension UIAlertController {
  /// The button for an action.
  func button(titled title: String) -> BarControl? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? BarControl }.first { $0.title == title }
  }
}
