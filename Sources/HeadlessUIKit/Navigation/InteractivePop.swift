internal import Foundation

/// The recognizers that swipe back, and the transition they drive.
@MainActor
final class InteractivePop {
  let edge = InteractivePopGestureRecognizer()
  /// B73: only from 26 on, in apps built with its SDK; the model's apps are built with the newest.
  let content: InteractiveContentPopGestureRecognizer?

  private weak var navigation: UINavigationController?
  /// B51: the delegate of both is an object of UIKit's own.
  private let rules: InteractivePopRules
  private weak var driver: UIGestureRecognizer?
  private var transition: NavigationTransition?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    rules = InteractivePopRules(of: navigation)
    let isNew = Device.current.systemVersion >= Device.SystemVersion(26)
    content = isNew ? InteractiveContentPopGestureRecognizer() : nil
    if isNew {
      // B74: the names at run time.
      edge.name = "UINavigationController.edgeSwipe"
      content?.name = "UINavigationController.contentSwipe"
    }
    edge.followsTrackpad = !(isNew && Device.current.assumed(\.trackpadDrivesContentSwipe))
    content?.goesAfter = edge
    content?.followsTrackpad = !edge.followsTrackpad
    content?.isEnabled = Device.current.assumed(\.contentSwipeIsEnabled)
    // B72: two recognizers, two delegate slots.
    for recognizer in recognizers { recognizer.delegate = rules }
  }

  private var recognizers: [UIPanGestureRecognizer] { [edge, content].compactMap { $0 } }

  /// Both are on the controller's own view. B91: so a finger that comes down on the bar swipes too.
  func install(in view: UIView) {
    for recognizer in recognizers {
      view.addGestureRecognizer(recognizer)
      RecognizerAction.add(to: recognizer) { [weak self] in self?.follow($0) }
    }
    if let navigation, let future = Device.current.futureWayOut {
      view.addGestureRecognizer(FuturePopGestureRecognizer(of: navigation, future))
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let navigation else { return }
    switch pan.state {
    case .began where driver == nil:
      driver = pan
      begin(navigation)
      update(by: pan, in: navigation)
    case .changed where driver === pan:
      update(by: pan, in: navigation)
    case .ended where driver === pan:
      update(by: pan, in: navigation)
      end(completes: completes(pan, in: navigation))
    case .cancelled where driver === pan:
      end(completes: false)
    default: break
    }
  }

  private func begin(_ navigation: UINavigationController) {
    guard navigation.stack.count > 1 else {
      // B54: a swipe at the root, which only a foreign delegate lets through, leaves the controller stuck.
      let isNew = Device.current.systemVersion >= Device.SystemVersion(26)
      if !isNew || Device.current.assumed(\.swipeAtRootFreezesOn26) { navigation.freeze() }
      return
    }
    transition = navigation.beginInteractivePop()
  }

  private func update(by pan: UIPanGestureRecognizer, in navigation: UINavigationController) {
    transition?.update(fraction: way(pan.translation(in: navigation.view), in: navigation))
  }

  private func end(completes: Bool) {
    let transition = transition
    self.transition = nil
    driver = nil
    if completes { transition?.finish() } else { transition?.cancel() }
  }

  private func completes(_ pan: UIPanGestureRecognizer, in navigation: UINavigationController) -> Bool {
    let widthsPerSecond = way(pan.velocity(in: navigation.view), in: navigation)
    // B238: a fast finger decides by its direction.
    if abs(widthsPerSecond) >= 1 { return widthsPerSecond > 0 }
    // B239: a slow one by how far it has come.
    return way(pan.translation(in: navigation.view), in: navigation) > 0.5
  }

  /// The part of a way that leads toward the trailing edge, in widths of the controller.
  private func way(_ way: CGPoint, in navigation: UINavigationController) -> Double {
    let width = max(1, navigation.view.bounds.width)
    let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Double((isMirrored ? -way.x : way.x) / width)
  }
}
