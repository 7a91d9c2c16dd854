/// One change that was asked of a navigation controller's stack.
enum StackEdit {
  case push(UIViewController, animated: Bool)
  case pop(animated: Bool)
  case popTo(UIViewController, animated: Bool)
  case popToRoot(animated: Bool)
  case set([UIViewController], animated: Bool)

  var isPop: Bool {
    switch self {
    case .pop, .popTo, .popToRoot: true
    case .push, .set: false
    }
  }

  var isAnimated: Bool {
    switch self {
    case .push(_, let animated), .pop(let animated), .popTo(_, let animated), .popToRoot(let animated),
      .set(_, let animated):
      animated
    }
  }

  /// The method's name, as UIKit's messages spell it.
  var name: String {
    switch self {
    case .push: "pushViewController:animated:"
    case .pop: "popViewControllerAnimated:"
    case .popTo: "popToViewController:"
    case .popToRoot: "popToRootViewControllerAnimated:"
    case .set: "setViewControllers:animated:"
    }
  }

  /// The stack after the edit.
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller, _): stack.filter { $0 !== controller } + [controller]
    case .pop: stack.count > 1 ? stack.dropLast() : stack
    case .popTo(let controller, _):
      stack.firstIndex { $0 === controller }.map { Array(stack[...$0]) } ?? stack
    case .popToRoot: Array(stack.prefix(1))
    case .set(let controllers, _): controllers
    }
  }

  /// What the change looks like: a screen that was below comes back by a pop, any other by a push.
  func operation(from old: [UIViewController], to new: [UIViewController]) -> UINavigationController.Operation {
    guard let top = new.last else { return .none }
    return old.contains { $0 === top } ? .pop : .push
  }
}
