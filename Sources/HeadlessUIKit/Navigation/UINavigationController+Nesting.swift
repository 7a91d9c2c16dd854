extension UINavigationController {
  // B109: only UIKit puts one navigation controller on the stack of another.
  func pushNested(_ controller: UIViewController, animated: Bool) {
    allowsNesting = true
    defer { allowsNesting = false }
    pushViewController(controller, animated: animated)
  }

  /// Puts another controller in the place of one on the stack, or nothing.
  func exchange(_ old: UIViewController, for new: UIViewController?) {
    allowsNesting = true
    defer { allowsNesting = false }
    var screens = stack
    guard let index = screens.firstIndex(where: { $0 === old }) else { return }
    screens.replaceSubrange(index...index, with: [new].compactMap(\.self))
    setViewControllers(screens, animated: false)
  }

  /// The navigation controller on whose stack this one stands.
  var outer: UINavigationController? {
    guard let outer = parentController as? UINavigationController, outer.stack.first !== self else { return nil }
    return outer
  }

  /// B286: while one of its own kind is on top, its bar gives way to that one's, whose back button at the root is its own.
  var leavesBarToTop: Bool { topViewController is UINavigationController }
}
