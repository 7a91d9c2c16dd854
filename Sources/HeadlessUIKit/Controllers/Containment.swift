extension UIViewController {
  /// Makes `child` a child after telling it so; who calls says later that it has moved.
  func attach(_ child: UIViewController) {
    child.tellWillMove(to: self)
    childControllers.append(child)
    child.parentController = self
  }

  /// Lets `child` go without telling it.
  func detach(_ child: UIViewController) {
    childControllers.removeAll { $0 === child }
    if child.parentController === self { child.parentController = nil }
  }

  func tellWillMove(to parent: UIViewController?) {
    Device.current.log.note("\(Device.name(of: self)).willMove(toParent: \(parent.map(Device.name(of:)) ?? "nil"))")
    willMove(toParent: parent)
  }

  func tellDidMove(to parent: UIViewController?) {
    Device.current.log.note("\(Device.name(of: self)).didMove(toParent: \(parent.map(Device.name(of:)) ?? "nil"))")
    didMove(toParent: parent)
    // B266: a search goes with the screen that it searches.
    if parent == nil, let presentation, presentation.presented is UISearchController {
      presentation.hide(animated: false, completion: nil)
    }
  }

  /// The controllers above this one, nearest first, through parents only.
  var ancestors: [UIViewController] {
    var result: [UIViewController] = []
    var ancestor = parentController
    while let current = ancestor {
      result.append(current)
      ancestor = current.parentController
    }
    return result
  }

  /// This controller or the outermost one that contains it.
  var outermost: UIViewController { ancestors.last ?? self }
}
