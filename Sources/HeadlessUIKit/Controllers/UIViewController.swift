@MainActor
open class UIViewController: UIResponder {
  var inheritedSafeAreaInsets: UIEdgeInsets { .zero }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
}
