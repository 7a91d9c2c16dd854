import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view without size in a container that is not on display yet: tells when it is shown, for the sake of guarded screens
/// inside that are not, covered ones and those of hidden tabs. Their own anchors would stay silent (B107).
///
/// It is the last subview (B172) and goes with the last guard inside.
final class ArrivalAnchor: UIView, LeaveGuardListener {
  private weak var host: UIViewController?
  private let registry = LeaveGuardRegistry.current

  private init(in host: UIViewController) {
    self.host = host
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    registry.register(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An anchor is made in code only.") }

  /// Anchors the outermost container around `screen` that has its view, if neither is on display. No view is loaded for it.
  static func placeIfNeeded(around screen: UIViewController) {
    guard screen.viewIfLoaded?.window == nil else { return }
    var host: UIView?
    var controller: UIViewController?
    var ancestor = screen.parent
    while let current = ancestor {
      if let view = current.viewIfLoaded, PlatformFacts.takesSubviews(view) { (host, controller) = (view, current) }
      ancestor = current.parent
    }
    guard let host, let controller, host.window == nil, !host.subviews.contains(where: { $0 is ArrivalAnchor }) else {
      return
    }
    host.addSubview(ArrivalAnchor(in: controller))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let host else { return }
    let inside = LeavingOrder.subtree(of: host).compactMap { $0 as? UINavigationController }
    for stack in inside + host.enclosingStacks { NavigationInterceptor.attach(to: stack).update() }
    SheetInterceptor.update(around: host)?.updateWhenQuiet()
  }

  func guardsDidChange() {
    if let host, LeavingOrder.subtree(of: host).contains(where: registry.hasGuards) { return }
    removeFromSuperview()
  }
}
