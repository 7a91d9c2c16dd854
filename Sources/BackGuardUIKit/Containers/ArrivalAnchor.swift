import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A view without size in a container: tells when it comes and goes, for the sake of guarded screens inside that are not on
/// display, covered ones and those of hidden tabs. Their own anchors would stay silent (B107).
///
/// It is the last subview (B172) when it comes. It goes with the last guard inside; where a guarded screen only moves
/// elsewhere, as soon as a guard is added or removed, or a screen has left.
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

  /// Looks at every stack around `screen` and at the presentation that it is in, and, if the screen is not on display,
  /// anchors every container around it that has its view: what they do next it would not hear of. No view is loaded for
  /// it.
  static func lookAround(_ screen: UIViewController) {
    guard LeavingOrder.subtree(of: screen).contains(where: LeaveGuardRegistry.current.hasGuards) else { return }
    if screen.viewIfLoaded?.window == nil { place(around: screen) }
    for stack in screen.enclosingStacks { NavigationInterceptor.attach(to: stack).update() }
    SheetInterceptor.update(around: screen)?.updateWhenQuiet()
  }

  private static func place(around screen: UIViewController) {
    var ancestor = screen.parent
    while let current = ancestor {
      if let view = current.viewIfLoaded, PlatformFacts.takesSubviews(view),
        !view.subviews.contains(where: { $0 is ArrivalAnchor })
      {
        view.addSubview(ArrivalAnchor(in: current))
      }
      ancestor = current.parent
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isNeeded, let host {
      let inside = LeavingOrder.subtree(of: host).compactMap { $0 as? UINavigationController }
      for stack in inside + host.enclosingStacks { NavigationInterceptor.attach(to: stack).update() }
      SheetInterceptor.update(around: host)?.updateWhenQuiet()
    }
    // Not in the middle of UIKit's own change.
    MainQueue.nextTurn("a container has come or gone") {
      self.registry.screensMayHaveGone()
      self.guardsDidChange()
      // An app that fills its view late has come after. B172.
      if let view = self.superview, view.subviews.first === self { view.bringSubviewToFront(self) }
    }
  }

  private var isNeeded: Bool { host.map { LeavingOrder.subtree(of: $0).contains(where: registry.hasGuards) } ?? false }

  func guardsDidChange() {
    if !isNeeded { removeFromSuperview() }
  }
}
