public import Foundation

extension UIViewController {
  /// How a screen comes and goes, in place of the ordinary animation (18+).
  @MainActor
  open class Transition {
    private(set) var options: ZoomOptions?

    public required init() {}

    /// Zooms out of a view and back into it.
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      let zoom = Self()
      zoom.options = options
      return zoom
    }

    /// Who zooms out of whom.
    @MainActor
    open class ZoomSourceViewProviderContext {
      init() {}
    }

    /// What can be chosen of a zoom transition.
    @MainActor
    open class ZoomOptions {
      /// B64: asked before a drag or a pinch begins to take the screen away.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      public init() {}

      /// A drag or pinch that is about to begin.
      @MainActor
      open class InteractionContext {
        open var location: CGPoint { storedLocation }
        /// B292: whether UIKit itself would let it begin.
        open var willBegin: Bool { storedWillBegin }

        private let storedLocation: CGPoint
        private let storedWillBegin: Bool

        init(location: CGPoint, willBegin: Bool) {
          storedLocation = location
          storedWillBegin = willBegin
        }
      }
    }
  }
}
