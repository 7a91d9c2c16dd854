public import Foundation

/// Drives an animator's transition by a fraction.
@MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var wantsInteractiveStart = true

  private weak var context: (any UIViewControllerContextTransitioning)?

  public init() {}

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }

  open func cancel() { context?.cancelInteractiveTransition() }

  open func finish() { context?.finishInteractiveTransition() }
}
