import Foundation

extension Presentation {
  /// Below what it points at, within the screen; its size is what the screen prefers.
  var popoverFrame: CGRect {
    let bounds = container.bounds
    let wish = presented.preferredContentSize
    // B257: the size of a popover that states none.
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : 320, bounds.width - 20),
      height: min(wish.height > 0 ? wish.height : 480, bounds.height - 100))
    let anchor = popoverAnchor
    return CGRect(
      x: min(max(anchor.midX - size.width / 2, 10), bounds.width - size.width - 10),
      y: min(anchor.maxY, bounds.height - size.height - 20), width: size.width, height: size.height)
  }

  private var popoverAnchor: CGRect {
    let popover = controller as? UIPopoverPresentationController
    let view = popover?.sourceView
    guard let view, view.window != nil else {
      // Where a bar button's view would be.
      return CGRect(x: container.bounds.maxX - 60, y: 24, width: 44, height: 50)
    }
    let rect = popover.map { $0.sourceRect.isNull ? view.bounds : $0.sourceRect } ?? view.bounds
    return view.convert(rect, to: nil)
  }
}

extension UIPresentationController {
  /// How the presentation shows on this device.
  var styleOnScreen: UIModalPresentationStyle {
    let device = Device.current
    let style = presentationStyle
    if presentedViewController is UIAlertController { return .overFullScreen }
    if presentedViewController is UISearchController { return .custom }
    guard device.idiom == .phone else {
      if let popover = self as? UIPopoverPresentationController { popover.checkSource() }
      return style
    }
    if style == .popover, let answer = delegate?.adaptivePresentationStyle(for: self), answer != .automatic {
      return answer == .none ? style : answer
    }
    switch style {
    case .popover, .pageSheet, .formSheet:
      // B260: on a phone they filled the screen up to 12; from 13 on a popover is a form sheet there.
      if device.systemVersion < .init(13) { return .fullScreen }
      return style == .popover ? .formSheet : style
    default: return style
    }
  }
}

extension UIPopoverPresentationController {
  /// B261: a popover points at something; without that UIKit raises.
  func checkSource() {
    precondition(
      pointsAtSomething,
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
        + "occurs.")
  }
}
