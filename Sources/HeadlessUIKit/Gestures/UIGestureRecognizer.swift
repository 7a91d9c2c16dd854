@MainActor
open class UIGestureRecognizer {
  weak var attachedView: UIView?
  open var view: UIView? { attachedView }
  public init() {}
}
