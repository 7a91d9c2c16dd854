import Foundation

/// The coordinator of one transition: of a navigation, a presentation, a dismissal or a rotation.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let initiallyInteractive: Bool
  let isInterruptible: Bool
  let presentationStyle: UIModalPresentationStyle
  let duration: Int
  var percentComplete: CGFloat = 0
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  private let from: UIViewController?
  private let to: UIViewController?
  private let container: UIView
  private var hasBegun = false
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    from: UIViewController? = nil, to: UIViewController? = nil, container: UIView = UIView(), isAnimated: Bool,
    isInteractive: Bool = false, isInterruptible: Bool = false,
    presentationStyle: UIModalPresentationStyle = .none, duration: Int = TransitionDurations.navigation
  ) {
    self.from = from
    self.to = to
    self.container = container
    self.isAnimated = isAnimated
    self.initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.isInterruptible = isInterruptible
    self.presentationStyle = presentationStyle
    self.duration = duration
  }

  var transitionDuration: TimeInterval { TimeInterval(duration) / 1000 }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView { container }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    if let animation {
      if hasBegun { animation(self) } else { animations.append(animation) }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  // MARK: - What the transition says

  /// The animations run: everything registered for alongside runs with them.
  func begin() {
    hasBegun = true
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  /// The finger is up.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    // B63: here the context says how the finger ended.
    // B144: and only interactive transitions get here.
    for handler in interactionHandlers { handler(self) }
    interactionHandlers = []
  }

  /// A transition without a finger can be taken back too, by an animator that says it did not complete.
  func markCancelled() { isCancelled = true }

  func complete() {
    let completions = completions
    self.completions = []
    interactionHandlers = []
    for completion in completions { completion(self) }
  }
}
