/// Something in a bar, a menu or an alert that can be tapped.
final class BarControl: UIControl {
  /// What stands on it.
  var title = ""
  var onTap: () -> Void = {}
  var onHighlight: (Bool) -> Void = { _ in }

  override var kind: ViewKind { .barControl }

  override var isHighlighted: Bool { didSet { onHighlight(isHighlighted) } }

  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { onTap() }
  }
}
