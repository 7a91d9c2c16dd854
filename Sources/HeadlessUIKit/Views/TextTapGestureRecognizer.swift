/// The tap that puts the cursor into a text.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  static func install(in view: UIView) {
    let tap = TextTapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    RecognizerAction.add(to: tap) { tap in
      if tap.state == .ended { tap.view?.becomeFirstResponder() }
    }
  }
}
