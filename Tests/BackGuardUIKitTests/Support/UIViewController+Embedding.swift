import HeadlessUIKit

extension UIViewController {
  /// Makes `child` a child that fills the view, as an app's own container does.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
