import Foundation

/// Covers the window below the presented view, and takes the touches that miss it.
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?
  /// Between the container and the presented view: what moves, and where UIKit's own recognizers are.
  let card = UIView()
  /// Behind the card.
  let dimming = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    addSubview(card)
    let tap = UITapGestureRecognizer()
    tap.name = "tapOutside"
    RecognizerAction.add(to: tap) { [weak self] tap in
      if tap.state == .ended { self?.presentation?.tappedOutside() }
    }
    dimming.addGestureRecognizer(tap)
  }

  override func layoutSubviews() {
    dimming.frame = bounds
    presentation?.layOut()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // A search shows nothing of its own: what is below stays in use.
    if presentation?.presented is UISearchController { return nil }
    let hit = super.hitTest(point, with: event)
    guard hit === dimming || hit === self, let presentation else { return hit }
    guard presentation.takesTouchesOutside else { return nil }
    return presentation.passthrough(at: point, with: event) ?? hit
  }
}
