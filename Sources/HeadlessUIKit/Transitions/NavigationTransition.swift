import Foundation

/// One change of what a navigation controller shows, from its first callback to its last.
///
/// The pop recognizers drive an interactive one by ``update(fraction:)`` and end it by ``finish()`` or ``cancel()``.
@MainActor
final class NavigationTransition {
  let operation: UINavigationController.Operation
  let from: UIViewController
  let to: UIViewController
  /// The screens that leave, top-most first.
  let leaving: [UIViewController]
  /// The screens that come, lowest first.
  let arriving: [UIViewController]
  let isAnimated: Bool
  let coordinator: TransitionCoordinator
  /// The stacks before, for a transition that is taken back.
  let stackBefore: [UIViewController]
  let itemsBefore: [UINavigationItem]
  /// Whether the leaving screens have heard `willMove(toParent: nil)`.
  let toldWillMove: Bool
  /// How far the finger has taken it.
  private(set) var fraction = 0.0
  /// Its first callbacks are being made: it cannot be ended yet.
  private(set) var isStarting = true

  private weak var navigation: UINavigationController?
  private let custom: CustomAnimation?
  private var ticket: ManualClock.Ticket?

  /// The animator of the app's delegate, and what drives it if the app gave that too.
  struct CustomAnimation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
  }

  init(
    in navigation: UINavigationController, operation: UINavigationController.Operation, from: UIViewController,
    to: UIViewController, leaving: [UIViewController], arriving: [UIViewController], isAnimated: Bool,
    isInteractive: Bool, custom: CustomAnimation?, stackBefore: [UIViewController], itemsBefore: [UINavigationItem],
    toldWillMove: Bool
  ) {
    self.navigation = navigation
    self.operation = operation
    self.from = from
    self.to = to
    self.leaving = leaving
    self.arriving = arriving
    self.isAnimated = isAnimated
    self.custom = custom
    self.stackBefore = stackBefore
    self.itemsBefore = itemsBefore
    self.toldWillMove = toldWillMove
    coordinator = TransitionCoordinator(
      from: from, to: to, container: navigation.container, isAnimated: isAnimated,
      isInteractive: isInteractive || custom?.interaction?.wantsInteractiveStart == true,
      // B77: the system's own transitions can be interrupted from 26 on, an app's cannot.
      isInterruptible: isAnimated && custom == nil && Device.current.systemVersion >= .init(26)
    )
  }

  var isInteractive: Bool { coordinator.isInteractive }
  var isCancelled: Bool { coordinator.isCancelled }
  /// Whether the system's animation runs it, which alone can follow the system's recognizers.
  var isNative: Bool { custom == nil }

  /// The first callbacks are made: lets the animation run, or the finger, or the app's animator.
  func start() {
    isStarting = false
    coordinator.begin()
    guard isAnimated else { return end(cancelled: false) }
    if navigation?.viewIfLoaded?.window == nil { return endOffScreen() }
    if let custom {
      let context = NavigationTransitionContext(self, in: navigation)
      if isInteractive, let interaction = custom.interaction {
        interaction.startInteractiveTransition(context)
        // The context must live as long as the transition: drivers keep it weakly.
        self.context = context
      } else {
        self.context = context
        custom.animator.animateTransition(using: context)
      }
    } else if !isInteractive {
      scheduleEnd(after: coordinator.duration, cancelled: false)
    }
  }

  private var context: NavigationTransitionContext?

  // MARK: - The finger

  func update(fraction: Double) {
    guard isInteractive else { return }
    self.fraction = min(max(fraction, 0), 1)
    coordinator.percentComplete = self.fraction
  }

  /// The finger lets go and the transition completes; the rest takes its share of the time.
  func finish() { endInteraction(cancelled: false, rest: 1 - fraction) }

  /// The finger lets go and everything goes back.
  func cancel() { endInteraction(cancelled: true, rest: fraction) }

  private func endInteraction(cancelled: Bool, rest: Double) {
    guard isInteractive else { return }
    coordinator.endInteraction(cancelled: cancelled)
    if let custom, let context {
      // B65: an app may take even a tap back like this.
      // UIKit runs the animator from the start, held still; the model runs it when it is let go. Same end, same calls.
      custom.animator.animateTransition(using: context)
    } else {
      scheduleEnd(after: Int((Double(coordinator.duration) * rest).rounded(.up)), cancelled: cancelled)
    }
  }

  // MARK: - The end

  private func scheduleEnd(after milliseconds: Int, cancelled: Bool) {
    let work = ScheduledWork.navigationTransitionEnds(
      operation: operation.name, leaving: Device.name(of: from), arriving: Device.name(of: to), cancelled: cancelled)
    ticket = Device.current.clock.schedule(work, after: milliseconds) { self.end(cancelled: cancelled) }
  }

  /// Skips the rest of the animation.
  func endNow() {
    if let ticket { Device.current.clock.cancel(ticket) }
    end(cancelled: isCancelled)
  }

  /// B301: the stack has left the window, and there nothing animates. What a finger held goes back.
  func endOffScreen() {
    guard !isStarting else { return }
    coordinator.endInteraction(cancelled: true)
    endNow()
  }

  func end(cancelled: Bool) {
    guard let navigation, navigation.transition === self else { return }
    if cancelled { coordinator.markCancelled() } else { coordinator.percentComplete = 1 }
    navigation.end(self, cancelled: cancelled)
    custom?.animator.animationEnded(!cancelled)
  }
}
