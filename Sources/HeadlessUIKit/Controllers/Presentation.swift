/// One controller shown over another, from the first callback to the last.
@MainActor
final class Presentation {
  enum Phase {
    case presenting, shown, dismissing
  }

  private(set) weak var presenting: UIViewController?
  let presented: UIViewController
  let style: UIModalPresentationStyle
  private(set) var phase = Phase.presenting
  /// Covers the window below the presented view, and takes the touches that miss it.
  private let container = UIView()
  private(set) var coordinator: TransitionCoordinator?
  private var completions: [() -> Void] = []

  private init(of presented: UIViewController, over presenting: UIViewController) {
    self.presented = presented
    self.presenting = presenting
    let wish = presented is UIAlertController ? .overFullScreen : presented.modalPresentationStyle
    style = wish == .automatic ? .pageSheet : wish
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet: break
    default: unmodeled("The presentation style \(style)")
    }
  }

  /// B212: whether what is below leaves the screen; under a sheet it stays.
  var coversScreen: Bool { style == .fullScreen }

  // MARK: - Presenting

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let device = Device.current
    // The outermost ancestor presents for all its children (documented for presentations that fill the screen).
    let presenting = source.outermost
    let attempt = "Attempt to present \(Device.describe(presented)) on \(Device.describe(presenting))"
    // B145: outside of a window nothing is shown.
    guard presenting.viewIfLoaded?.window != nil else {
      return device.console("\(attempt) whose view is not in the window hierarchy.")
    }
    if let other = presenting.presentation {
      return device.console("\(attempt) which is already presenting \(Device.describe(other.presented)).")
    }
    if let alert = presented as? UIAlertController { alert.checkSource() }
    let presentation = Presentation(of: presented, over: presenting)
    if let navigation = presenting.runningNavigation {
      // B146: the appearance calls of the two get mixed up.
      device.console("Unbalanced calls to begin/end appearance transitions for \(Device.describe(navigation)).")
      if presentation.coversScreen { navigation.transition?.endNow() }
    }
    presenting.presentation = presentation
    presented.ownPresentation = presentation
    presentation.show(animated: animated, completion: completion)
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
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.view.frame = container.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.view.isUserInteractionEnabled = false
    container.addSubview(presented.view)
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
  func hide(animated: Bool, as work: ScheduledWork? = nil, completion: (() -> Void)?) {
    guard let presenting else { return }
    if let completion { completions.append(completion) }
    phase = .dismissing
    coordinator = TransitionCoordinator(
      from: presented, to: presenting, container: container, isAnimated: animated, presentationStyle: style,
      duration: duration)
    // What is presented further up goes along.
    let chain = presentedChain
    for presentation in chain {
      presentation.phase = .dismissing
      presentation.presented.beingDismissed = true
    }
    for presentation in chain.reversed() {
      presentation.presented.view.isUserInteractionEnabled = false
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
    run(animated: animated, as: work ?? .presentationEnds(controller: Device.name(of: presented), isDismissal: true)) {
      self.hidden(chain)
    }
  }

  private func hidden(_ chain: [Presentation]) {
    let ended = coordinator
    coordinator = nil
    // B206: when the presented controller disappears nobody presents it any more, while it still is being dismissed.
    presenting?.presentation = nil
    for presentation in chain {
      presentation.presented.ownPresentation = nil
      presentation.presented.presentation = nil
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
    }
    ended?.complete()
    callCompletions()
  }

  // MARK: - Parts

  /// This presentation and those on top of it.
  private var presentedChain: [Presentation] { [self] + (presented.presentation?.presentedChain ?? []) }

  private var duration: Int {
    presented is UIAlertController ? TransitionDurations.alert : TransitionDurations.presentation
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
  /// A navigation controller in here that is changing screens.
  var runningNavigation: UINavigationController? {
    if let navigation = self as? UINavigationController, navigation.transition != nil { return navigation }
    for child in childControllers {
      if let navigation = child.runningNavigation { return navigation }
    }
    return nil
  }
}
