import Foundation

extension UINavigationController {
  /// Begins an interactive pop, as the pop recognizers do; `nil` if nothing followed the finger.
  ///
  /// - Parameter isSeen: whether it goes through the method that an app can override.
  func beginInteractivePop(isSeen: Bool = true) -> NavigationTransition? {
    if let transition, !transition.coordinator.isInterruptible || transition.isInteractive {
      if Device.current.systemVersion < .init(26) { freezeAfterNestedTransition() }
      return nil
    }
    startsInteractively = true
    // B15: the swipe too arrives at the app's override.
    if isSeen { popViewController(animated: true) } else if stack.count > 1 { perform(.pop(animated: true)) }
    startsInteractively = false
    guard let transition, transition.isInteractive, transition.isNative else { return nil }
    return transition
  }

  /// B140: a second transition inside a first one, possible only past the system's own rules, breaks the controller.
  private func freezeAfterNestedTransition() {
    let device = Device.current
    if device.systemVersion >= .init(13) {
      device.console("Attempting to begin a transition on navigation bar while a transition is in progress.")
    } else {
      device.console("nested pop animation can result in corrupted navigation bar")
      device.console(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.")
    }
    freeze()
  }

  /// Pushes and pops show nothing any more, and no touch gets through.
  func freeze() {
    isFrozen = true
    letTouchesThrough(false)
  }

  /// Takes the display from one screen to another.
  func show(
    _ to: UIViewController, from: UIViewController, operation: Operation, leaving: [UIViewController],
    arriving: [UIViewController], animated: Bool, isInteractive: Bool, stackBefore: [UIViewController],
    itemsBefore: [UINavigationItem], toldWillMove: Bool
  ) {
    // B223: every callback down to the start of the animation is made inside the call that pushes or pops.
    let custom = animated ? customAnimation(for: operation, from: from, to: to) : nil
    let transition = NavigationTransition(
      in: self, operation: operation, from: from, to: to, leaving: leaving, arriving: arriving, isAnimated: animated,
      // B78: an app's animator does not follow the system's recognizers.
      isInteractive: isInteractive && animated && custom == nil, custom: custom,
      stackBefore: stackBefore, itemsBefore: itemsBefore, toldWillMove: toldWillMove)
    self.transition = transition
    if animated, leaving.count > 1 {
      // B44: during a jump the leaving screen reads first, until the next layout.
      unsettledStack = [from] + stack
      view.setNeedsLayout()
    }
    to.loadViewIfNeeded()
    // B150, B151: true only inside the callbacks, in a swipe too, and only for the screen that is itself on the stack.
    from.movingFromParent = leaving.contains { $0 === from }
    to.movingToParent = arriving.contains { $0 === to }
    // B157, B61: the leaving screen hears first.
    from.beginAppearanceTransition(false, animated: animated)
    if to.appearance != .appearing { to.beginAppearanceTransition(true, animated: animated) }
    from.movingFromParent = false
    to.movingToParent = false
    // B200: after both screens have heard. B62, B154: once, with the leaving screen off the stack already.
    tellWillShow(to, animated: animated)
    showView(of: to, below: operation == .pop ? from : nil)
    // B208: after willShow.
    to.viewIsInPlace()
    // B176: up to 18 no touch gets through while a transition runs.
    if animated, Device.current.systemVersion < .init(26) { letTouchesThrough(false) }
    transition.start()
  }

  /// The transition is over, for good or taken back.
  func end(_ transition: NavigationTransition, cancelled: Bool) {
    unsettledStack = nil
    if cancelled { takeBack(transition) } else { complete(transition) }
    // B220: after didShow.
    transition.coordinator.complete()
    while self.transition == nil, !waitingEdits.isEmpty { perform(waitingEdits.removeFirst()) }
  }

  private func complete(_ transition: NavigationTransition) {
    let from = transition.from
    let to = transition.to
    if !transition.toldWillMove { for screen in transition.leaving { screen.tellWillMove(to: nil) } }
    // B158: the screens in between just go.
    for screen in transition.leaving { screen.viewIfLoaded?.removeFromSuperview() }
    from.viewIfLoaded?.removeFromSuperview()
    // B152: in viewDidDisappear the parent is gone already.
    for screen in transition.leaving { detach(screen) }
    from.movingFromParent = transition.leaving.contains { $0 === from }
    if from.appearance == .disappearing { from.endAppearanceTransition() }
    from.movingFromParent = false
    self.transition = nil
    letTouchesThrough(true)
    to.movingToParent = transition.arriving.contains { $0 === to }
    // Inside the controller's own appearing the end of that ends it.
    if to.appearance == .appearing, appearance == .appeared { to.endAppearanceTransition() }
    to.movingToParent = false
    // B201: the last of a screen's own calls.
    for screen in transition.leaving { screen.tellDidMove(to: nil) }
    for screen in transition.arriving { screen.tellDidMove(to: self) }
    // B156, B41: one for a whole jump too.
    if transition.operation == .pop { bar.tellDidPop(from.navigationItem) } else { bar.tellDidPush(to.navigationItem) }
    // B155: last, and only after completion.
    tellDidShow(to, animated: transition.isAnimated)
  }

  private func takeBack(_ transition: NavigationTransition) {
    let from = transition.from
    let to = transition.to
    stack = transition.stackBefore
    bar.replaceItems(with: transition.itemsBefore)
    // B61, B202: the calls run again the other way, the lower screen first. B300: who has heard it by the controller's own
    // disappearing does not hear it again.
    if to.appearance == .appearing || to.appearance == .appeared {
      to.beginAppearanceTransition(false, animated: true)
    }
    to.viewIfLoaded?.removeFromSuperview()
    if to.appearance == .disappearing { to.endAppearanceTransition() }
    // B209: without viewIsAppearing, as its view has never left. B300: nobody appears in what disappears.
    let isSeen = appearance == .appeared || appearance == .appearing
    if isSeen { from.beginAppearanceTransition(true, animated: true) }
    self.transition = nil
    letTouchesThrough(true)
    // Inside the controller's own appearing or disappearing the end of that ends it.
    if appearance == .appeared || appearance == .disappeared, from.appearance != .disappeared {
      from.endAppearanceTransition()
    }
    for screen in transition.arriving {
      detach(screen)
      screen.tellDidMove(to: nil)
    }
    // B62: neither willShow nor didShow.
    lastShown = from
  }

  // MARK: - Parts

  private func customAnimation(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> NavigationTransition.CustomAnimation? {
    guard let delegate else { return nil }
    delegateAnimates = true
    guard
      let animator = delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    else { return nil }
    return .init(
      animator: animator, interaction: delegate.navigationController(self, interactionControllerFor: animator))
  }

  /// The scroll view that the bar follows.
  var observedScrollView: UIScrollView? {
    // B172: only the screen's own view, or the first subview on the way down.
    var view = topViewController?.viewIfLoaded
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }

  /// Whether the bar shows the title large: while what it follows is at its top.
  var showsLargeTitle: Bool {
    guard bar.prefersLargeTitles, let item = topViewController?.navigationItem else { return false }
    if item.largeTitleDisplayMode == .never { return false }
    return (observedScrollView?.contentOffset.y ?? 0) <= 0
  }

  func showView(of screen: UIViewController, below other: UIViewController? = nil) {
    if container.frame.isEmpty { view.layoutIfNeeded() }
    screen.view.frame = container.bounds
    if let below = other?.viewIfLoaded, below.superview === container {
      container.insertSubview(screen.view, belowSubview: below)
    } else {
      container.addSubview(screen.view)
    }
    screen.view.layoutIfNeeded()
  }

  /// Shows the first screen of a stack that was empty.
  func showFirst(_ screen: UIViewController) {
    screen.beginAppearanceTransition(true, animated: false)
    tellWillShow(screen, animated: false)
    showView(of: screen)
    screen.viewIsInPlace()
    screen.endAppearanceTransition()
    tellDidShow(screen, animated: false)
  }

  func letTouchesThrough(_ allowed: Bool) {
    let allowed = allowed && !isFrozen
    container.isUserInteractionEnabled = allowed
    bar.isUserInteractionEnabled = allowed
  }

  func tellWillShow(_ screen: UIViewController, animated: Bool) {
    lastShown = screen
    guard let delegate else { return }
    Device.current.log.note("delegate.willShow(\(Device.name(of: screen)))")
    delegate.navigationController(self, willShow: screen, animated: animated)
  }

  func tellDidShow(_ screen: UIViewController, animated: Bool) {
    guard let delegate else { return }
    Device.current.log.note("delegate.didShow(\(Device.name(of: screen)))")
    delegate.navigationController(self, didShow: screen, animated: animated)
  }
}
