import Foundation

extension Device {
  /// Drags the front-most screen, which zoomed in, down by `fraction` of its height and lets go.
  ///
  /// Past the middle the screen leaves, before it comes back. B64: these drags are not the swipe back's.
  public func dragZoomedScreen(to fraction: Double) throws(DriverError) {
    let navigation = try frontNavigation()
    guard navigation.stack.count > 1, let top = navigation.topViewController,
      let zoom = run({ top.preferredTransition })
    else { throw DriverError("The screen in front has not zoomed in.") }
    run {
      let context = UIViewController.Transition.ZoomOptions.InteractionContext(
        location: CGPoint(x: top.view.bounds.midX, y: top.view.bounds.midY),
        willBegin: navigation.transition == nil)
      let begins = zoom.options?.interactiveDismissShouldBegin?(context) ?? context.willBegin
      log.note("zoom.interactiveDismissShouldBegin(\(Device.name(of: top))) -> \(begins)")
      guard begins, let transition = navigation.beginInteractivePop() else { return }
      transition.update(fraction: fraction)
      if fraction > 0.5 { transition.finish() } else { transition.cancel() }
    }
  }
}
