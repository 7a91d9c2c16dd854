/// How far a controller's view has got on its way to the screen or from it.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Tells this controller and the children on display that the view will appear or disappear.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let isAllowed =
      isAppearing
      ? appearance == .disappeared || appearance == .disappearing
      : appearance == .appeared || appearance == .appearing
    guard isAllowed else {
      return Device.current.noteUnbalancedAppearance(of: self)
    }
    appearance = isAppearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      Device.current.log.note("\(Device.name(of: self)).viewWillAppear(\(animated))")
      viewWillAppear(animated)
    } else {
      Device.current.log.note("\(Device.name(of: self)).viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    }
    prepareChildren(isAppearing: isAppearing)
    forwardAppearance { child in
      let needsIt =
        isAppearing
        ? child.appearance == .disappeared || child.appearance == .disappearing
        : child.appearance == .appeared || child.appearance == .appearing
      if needsIt { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }
    childrenWereTold(hasEnded: false)
  }

  /// B207: tells this controller and the children on display that the view is in the hierarchy and has its size.
  func viewIsInPlace() {
    guard appearance == .appearing else { return }
    if Device.current.systemVersion >= .init(13) {
      Device.current.log.note("\(Device.name(of: self)).viewIsAppearing(\(isAppearanceAnimated))")
      viewIsAppearing(isAppearanceAnimated)
    }
    forwardAppearance { $0.viewIsInPlace() }
  }

  /// Tells this controller and the children on display that the view has appeared or disappeared.
  func endAppearance() {
    let animated = isAppearanceAnimated
    switch appearance {
    case .appearing:
      appearance = .appeared
      Device.current.log.note("\(Device.name(of: self)).viewDidAppear(\(animated))")
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      Device.current.log.note("\(Device.name(of: self)).viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      Device.current.noteUnbalancedAppearance(of: self)
      return
    }
    forwardAppearance { child in
      guard child.appearance == .appearing || child.appearance == .disappearing, isEndedByParent(child) else { return }
      child.endAppearanceTransition()
    }
    childrenWereTold(hasEnded: true)
  }

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnDisplay { tell(child) }
  }

  /// The root view enters a window or leaves it: a child that an app put there by hand appears or disappears with that.
  func rootViewWillMove(to window: UIWindow?) {
    guard let parent = parentController, parent.showsChildrenByView,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    if window != nil, appearance == .disappeared, parent.appearance == .appearing || parent.appearance == .appeared {
      beginAppearanceTransition(true, animated: false)
    } else if window == nil, appearance == .appeared, parent.appearance == .appeared {
      beginAppearanceTransition(false, animated: false)
    }
  }

  func rootViewDidMoveToWindow() {
    guard let parent = parentController, parent.showsChildrenByView,
      parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance == .appeared
    else { return }
    if appearance == .appearing { viewIsInPlace() }
    if appearance == .appearing || appearance == .disappearing { endAppearanceTransition() }
  }
}
