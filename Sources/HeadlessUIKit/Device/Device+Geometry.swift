import Foundation

/// Sizes in points; status bar and safe area as on a phone with a notch and on a pad without a home button.
extension Device {
  /// The size of the screen as the interface is turned now.
  var interfaceSize: CGSize { size(isLandscape: isLandscape) }

  private func size(isLandscape: Bool) -> CGSize {
    var size = isLandscape ? CGSize(width: screenSize.height, height: screenSize.width) : screenSize
    if let windowWidth { size.width = min(size.width, windowWidth) }
    return size
  }

  /// B278: a pad is compact where the window has half of its length or less, a phone except a large one in landscape.
  var isCompact: Bool {
    if idiom == .pad { return interfaceSize.width < 0.6 * max(screenSize.width, screenSize.height) }
    return !(hasLargeScreen && isLandscape)
  }

  /// Gives the app a part of a pad's screen, as somebody does who puts another app beside it; `nil` for all of it.
  public func resizeWindow(toWidth width: CGFloat?) {
    precondition(idiom == .pad, "Only a pad shows two apps beside each other.")
    run {
      windowWidth = width
      changeSize(of: window, to: interfaceSize, as: .windowResizingEnds(width: Int(interfaceSize.width)))
    }
  }

  private func changeSize(of window: UIWindow, to size: CGSize, as work: ScheduledWork) {
    let coordinator = TransitionCoordinator(isAnimated: true)
    window.rootViewController?.tellWillTransition(to: size, with: coordinator)
    coordinator.begin()
    window.frame.size = size
    window.rootViewController?.widthDidChange()
    window.layoutIfNeeded()
    clock.schedule(work, after: TransitionDurations.rotation) { coordinator.complete() }
  }

  var isLandscape: Bool { window?.windowScene?.orientation.isLandscape ?? false }

  var safeAreaInsets: UIEdgeInsets {
    if idiom == .pad { return UIEdgeInsets(top: 24, bottom: 20) }
    return isLandscape ? UIEdgeInsets(left: 47, bottom: 21, right: 47) : UIEdgeInsets(top: 47, bottom: 34)
  }

  var navigationBarHeight: CGFloat {
    if idiom == .pad { return 50 }
    return isLandscape ? 32 : 44
  }

  /// Holds the device another way; the interface follows if the screen supports it.
  public func rotate(to orientation: UIDeviceOrientation) {
    run {
      deviceOrientation = orientation
      updateOrientation()
    }
  }

  /// Turns the interface of each window to how the device is held, or else to an orientation that its screen supports.
  func updateOrientation() {
    for window in windows {
      let supported = supportedOrientations(in: window)
      if let held = UIInterfaceOrientation(matching: deviceOrientation), supported.allows(held) {
        turnInterface(of: window, to: held)
      } else {
        turnInterface(of: window, toOneOf: supported)
      }
    }
  }

  /// Turns the interface to a wished orientation that the screen supports; stays if it has one already.
  func turnInterface(of window: UIWindow, toOneOf wish: UIInterfaceOrientationMask) {
    let possible = wish.intersection(supportedOrientations(in: window))
    guard let scene = window.windowScene, !possible.allows(scene.orientation) else { return }
    let candidates: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let orientation = candidates.first(where: possible.allows) {
      turnInterface(of: window, to: orientation)
    }
  }

  private func supportedOrientations(in window: UIWindow) -> UIInterfaceOrientationMask {
    guard let root = window.rootViewController else { return idiom == .pad ? .all : .allButUpsideDown }
    // The frontmost controller that covers the whole screen decides (documented).
    return root.topmostCoveringController.decidingOrientations
  }

  private func turnInterface(of window: UIWindow, to orientation: UIInterfaceOrientation) {
    guard let scene = window.windowScene, scene.orientation != orientation else { return }
    let old = scene.orientation
    scene.orientation = orientation
    guard old.isLandscape != orientation.isLandscape else { return }
    changeSize(
      of: window, to: size(isLandscape: orientation.isLandscape),
      as: .rotationEnds(toLandscape: orientation.isLandscape))
  }
}

extension UIViewController {
  /// Tells this controller, its children (through it) and what it presents that the size will change.
  func tellWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    Device.current.log.note("\(Device.name(of: self)).viewWillTransition(to: \(Int(size.width))x\(Int(size.height)))")
    viewWillTransition(to: size, with: coordinator)
    presentation?.presented.tellWillTransition(to: size, with: coordinator)
  }

  /// This controller or the frontmost one presented over it that covers the whole screen.
  fileprivate var topmostCoveringController: UIViewController {
    guard let presentation, presentation.phase != .dismissing, presentation.coversScreen else { return self }
    return presentation.presented.topmostCoveringController
  }
}

extension UIViewController {
  /// Whether the width of the window is compact.
  var isCompact: Bool { Device.current.isCompact }
}
