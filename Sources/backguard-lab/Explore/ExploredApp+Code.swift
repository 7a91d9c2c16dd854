import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp.OwnAction {
  /// What an app's code does to a stack without asking anybody, at any moment.
  static func code(_ wayIn: WayIn?) -> [ExploredApp.OwnAction] {
    [
      // R14: UIKit does not say who makes an animated pop, so a subclass asks.
      .code(
        "pop by code", removing: { wayIn == .subclass ? [] : $0.screens(from: -1) }, if: { $0.hasScreensToPop },
        perform: {
          $0.stackOfApp?.popViewController(animated: true)
        }),
      .code(
        "pop to the root by code", removing: { $0.screens(from: 1) }, if: { $0.hasScreensToPop },
        perform: {
          $0.stackOfApp?.popToRootViewController(animated: false)
        }),
      .code(
        "put the top screen right above the root", removing: { $0.screensBetween },
        if: { $0.screens(from: 0).count > 2 && $0.hasScreensToPop },
        perform: {
          guard let stack = $0.stackOfApp, let top = stack.topViewController else { return }
          stack.setViewControllers([stack.viewControllers[0], top], animated: true)
        }),
      .code(
        "show another root", removing: { $0.screens(from: 0) },
        // UIKit keeps what was presented over a root that is replaced.
        if: { $0.stackOfApp != nil && $0.stackOfApp?.presentedViewController == nil },
        perform: { device in
          let home = UIViewController()
          home.title = "New"
          device.window.rootViewController = home
        }),
    ]
  }
}

extension Device {
  fileprivate var stackOfApp: UINavigationController? { window.rootViewController as? UINavigationController }
  fileprivate var hasScreensToPop: Bool { (stackOfApp?.viewControllers.count ?? 0) > 1 }

  /// Those of the stack from a place on; from the top if it is negative. Who is being swiped away may come back, and goes
  /// then.
  fileprivate func screens(from place: Int) -> [UIViewController] {
    let stack = stackOfApp?.viewControllers ?? []
    return stack.dropFirst(place < 0 ? stack.count + place : place) + swipedAway
  }

  fileprivate var screensBetween: [UIViewController] {
    let stack = stackOfApp?.viewControllers ?? []
    return stack.dropFirst().dropLast() + swipedAway
  }

  private var swipedAway: [UIViewController] {
    guard let leaving = stackOfApp?.transitionCoordinator?.viewController(forKey: .from),
      stackOfApp?.viewControllers.contains(leaving) == false
    else { return [] }
    return [leaving]
  }
}
