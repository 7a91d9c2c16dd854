import Foundation

/// One controller shown over another, from the first callback to the last.
@MainActor
final class Presentation {
  enum Phase {
    case presenting, shown, dismissing
  }

  private(set) weak var presenting: UIViewController?
  let presented: UIViewController
  /// What the app sees of this.
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  private(set) var phase = Phase.presenting
  /// Covers the window below the presented view, and takes the touches that miss it.
  let container = PresentationContainerView()
  private(set) var coordinator: TransitionCoordinator?
  private var completions: [() -> Void] = []
  /// What goes with the dismissal under way, and whether the user wanted it.
  private(set) var leaving: [Presentation] = []
  private(set) var isByUser = false
  var drag: SheetDrag?

  private init(of presented: UIViewController, over presenting: UIViewController) {
    self.presented = presented
    self.presenting = presenting
    controller = presented.presentationControllerToUse
    style = controller.styleOnScreen
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover: break
    case .custom where presented is UISearchController: break
    default: unmodeled("The presentation style \(style)")
    }
    controller.presentation = self
    container.presentation = self
    if isSheet { followDrags() }
  }

  /// B212: whether what is below leaves the screen; under a sheet it stays.
  var coversScreen: Bool { style == .fullScreen }

  var dismissal: PresentationDismissal { PresentationDismissal(presentation: self) }

  // MARK: - Presenting

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let device = Device.current
    let presenting = presenter(for: presented, from: source)
    let attempt = "Attempt to present \(Device.describe(presented)) on \(Device.describe(presenting))"
    // B145: outside of a window nothing is shown.
    guard presenting.viewIfLoaded?.window != nil else {
      return device.console("\(attempt) whose view is not in the window hierarchy.")
    }
    // B268: an active search counts, for the screen that it searches and for whatever is inside of it.
    if let busy = ([source] + source.ancestors).first(where: { $0.presentation != nil }), let other = busy.presentation
    {
      return device.console(
        "Attempt to present \(Device.describe(presented)) on \(Device.describe(busy)) "
          + "which is already presenting \(Device.describe(other.presented)).")
    }
    if let alert = presented as? UIAlertController { alert.checkSource() }
    let presentation = Presentation(of: presented, over: presenting)
    if let navigation = presenting.runningNavigation {
      // B146: the appearance calls of the two get mixed up.
      device.noteUnbalancedAppearance(of: navigation)
      if presentation.coversScreen { navigation.transition?.endNow() }
    }
    presenting.presentation = presentation
    presented.ownPresentation = presentation
    presentation.show(animated: animated, completion: completion)
  }

  /// The outermost ancestor presents for all its children (documented for presentations that fill the screen).
  private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
    guard presented is UISearchController else { return source.outermost }
    // B265: a search is presented in the nearest context; that is the outermost controller if nobody defines one.
    return ([source] + source.ancestors).first(where: \.definesPresentationContext) ?? source.outermost
  }

  private func show(animated: Bool, completion: (() -> Void)?) {
    guard let presenting, let window = presenting.view.window else { return }
    if let completion { completions.append(completion) }
    phase = .presenting
    coordinator = TransitionCoordinator(
      from: presenting, to: presented, container: container, isAnimated: animated, presentationStyle: style,
      duration: duration)
    presented.loadViewIfNeeded()
    if coversScreen { presenting.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    container.frame = window.bounds
    container.layoutIfNeeded()
    presented.view.frame = container.card.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.view.isUserInteractionEnabled = false
    container.card.addSubview(presented.view)
    window.addSubview(container)
    window.layoutIfNeeded()
    presented.viewIsInPlace()
    coordinator?.begin()
    run(animated: animated, as: .presentationEnds(controller: Device.name(of: presented), isDismissal: false)) {
      self.shown()
    }
  }

  private func shown() {
    phase = .shown
    presented.view.isUserInteractionEnabled = true
    let ended = coordinator
    coordinator = nil
    phase = .presenting
    // B204: what comes hears first.
    presented.endAppearanceTransition()
    if coversScreen {
      presenting?.viewIfLoaded?.removeFromSuperview()
      presenting?.endAppearanceTransition()
    }
    phase = .shown
    ended?.complete()
    callCompletions()
  }

  // MARK: - Dismissing

  static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    // What the controller or an ancestor has presented goes, else what the controller itself is presented in.
    let presenter = ([source] + source.ancestors).first { $0.presentation != nil }
    guard let presentation = presenter?.presentation ?? source.outermost.ownPresentation else {
      completion?()
      return
    }
    // B210: not while anything is still moving.
    guard presentation.phase == .shown else {
      return Device.current.console(
        "Attempt to dismiss from view controller \(Device.describe(source)) "
          + "while a presentation or dismiss is in progress!")
    }
    presentation.hide(animated: animated, completion: completion)
  }

  /// Takes the presented controller away; `work` says what else hangs on the end of the animation.
  func hide(
    animated: Bool, byUser isByUser: Bool = false, as work: ScheduledWork? = nil, completion: (() -> Void)?
  ) {
    if let completion { completions.append(completion) }
    guard beginHiding(animated: animated, isInteractive: false, byUser: isByUser) else { return }
    run(animated: animated, as: work ?? dismissalEnds) { self.hidden() }
  }

  private func beginHiding(animated: Bool, isInteractive: Bool, byUser isByUser: Bool) -> Bool {
    guard let presenting else { return false }
    phase = .dismissing
    self.isByUser = isByUser
    coordinator = TransitionCoordinator(
      from: presented, to: presenting, container: container, isAnimated: animated, isInteractive: isInteractive,
      presentationStyle: style, duration: duration)
    // B114: only what the user does is told. B264: with the coordinator in place.
    if isByUser { dismissal.willDismiss() }
    // What is presented further up goes along.
    leaving = presentedChain
    for presentation in leaving {
      presentation.phase = .dismissing
      presentation.presented.beingDismissed = true
    }
    for presentation in leaving.reversed() {
      if !isInteractive { presentation.presented.view.isUserInteractionEnabled = false }
      if presentation.presented.appearance == .appeared {
        presentation.presented.beginAppearanceTransition(false, animated: animated)
      }
    }
    if coversScreen {
      container.superview?.insertSubview(presenting.view, belowSubview: container)
      presenting.beginAppearanceTransition(true, animated: animated)
      presenting.viewIsInPlace()
    }
    coordinator?.begin()
    return true
  }

  private func hidden() {
    let chain = leaving
    let ended = coordinator
    leaving = []
    coordinator = nil
    // B206: when the presented controller disappears nobody presents it any more, while it still is being dismissed.
    for presentation in chain {
      presentation.presenting?.presentation = nil
      presentation.presented.ownPresentation = nil
    }
    // B205: what comes hears first here too.
    if coversScreen { presenting?.endAppearanceTransition() }
    for presentation in chain.reversed() {
      let presented = presentation.presented
      presentation.container.removeFromSuperview()
      presented.viewIfLoaded?.removeFromSuperview()
      presented.viewIfLoaded?.isUserInteractionEnabled = true
      if presented.appearance == .disappearing { presented.endAppearanceTransition() }
      presented.beingDismissed = false
      // B267: the next presentation gets a controller of its own.
      presented.ownPresentationController = nil
    }
    ended?.complete()
    callCompletions()
    if isByUser { dismissal.didDismiss() }
  }

  // MARK: - The finger

  /// B116: begins with the finger still down; how it ends the coordinator says.
  func beginInteractiveDismissal() { _ = beginHiding(animated: true, isInteractive: true, byUser: true) }

  func updateDismissal(fraction: Double) { coordinator?.percentComplete = CGFloat(fraction) }

  func endInteractiveDismissal(cancelled: Bool) {
    guard let coordinator else { return }
    for presentation in leaving { presentation.presented.view.isUserInteractionEnabled = false }
    coordinator.endInteraction(cancelled: cancelled)
    let rest = cancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
    let work =
      cancelled ? ScheduledWork.dismissalTakenBack(controller: Device.name(of: presented)) : dismissalEnds
    Device.current.clock.schedule(work, after: Int((CGFloat(duration) * rest).rounded(.up))) {
      if cancelled { self.takenBack() } else { self.hidden() }
    }
  }

  private func takenBack() {
    let chain = leaving
    let ended = coordinator
    leaving = []
    coordinator = nil
    for presentation in chain {
      presentation.phase = .shown
      presentation.presented.beingDismissed = false
      presentation.presented.view.isUserInteractionEnabled = true
    }
    // B259: what never left appears again.
    for presentation in chain.reversed() where presentation.presented.appearance == .disappearing {
      presentation.presented.beginAppearanceTransition(true, animated: true)
      presentation.presented.endAppearanceTransition()
    }
    ended?.complete()
  }

  // MARK: - Parts

  /// This presentation and those on top of it.
  private var presentedChain: [Presentation] { [self] + presented.presentationsInside }

  private var duration: Int {
    presented is UIAlertController ? TransitionDurations.alert : TransitionDurations.presentation
  }

  private var dismissalEnds: ScheduledWork {
    .presentationEnds(controller: Device.name(of: presented), isDismissal: true)
  }

  private func run(animated: Bool, as work: ScheduledWork, _ end: @escaping @MainActor () -> Void) {
    guard animated else { return end() }
    Device.current.clock.schedule(work, after: duration, end)
  }

  private func callCompletions() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }
}

extension UIViewController {
  /// What this controller and its children present, lowest first.
  fileprivate var presentationsInside: [Presentation] {
    childControllers.flatMap(\.presentationsInside)
      + (presentation.map { [$0] + $0.presented.presentationsInside } ?? [])
  }

  /// A navigation controller in here that is changing screens.
  var runningNavigation: UINavigationController? {
    if let navigation = self as? UINavigationController, navigation.transition != nil { return navigation }
    for child in childControllers {
      if let navigation = child.runningNavigation { return navigation }
    }
    return nil
  }
}
