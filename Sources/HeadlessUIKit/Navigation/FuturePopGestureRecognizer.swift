import Foundation

/// The way out of ``Device/FutureWayOut``.
final class FuturePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?
  private let kind: Device.FutureWayOut
  private var transition: NavigationTransition?

  init(of navigation: UINavigationController, _ kind: Device.FutureWayOut) {
    self.navigation = navigation
    self.kind = kind
    super.init()
    name = "UINavigationController.futureSwipe"
    RecognizerAction.add(to: self) { $0.follow() }
  }

  private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override var edges: UIRectEdge {
    get { isMirrored ? .left : .right }
    set {}
  }

  private func follow() {
    guard let navigation, let view else { return }
    let way = translation(in: view).x / max(1, view.bounds.width)
    switch state {
    case .began:
      transition = navigation.beginInteractivePop(isSeen: kind == .throughPopViewController)
    case .ended:
      if abs(way) > 0.5 { transition?.finish() } else { transition?.cancel() }
      transition = nil
    case .cancelled:
      transition?.cancel()
      transition = nil
    default:
      transition?.update(fraction: Double(abs(way)))
    }
  }
}
