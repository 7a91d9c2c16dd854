import UIKit

/// Seven tabs, so that some stand behind More; the second one is no stack itself but has one inside. Writes down what
/// its delegate hears.
final class ProbeTabs: UITabBarController, UITabBarControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    delegate = self
    let stacks = (3...7).map { ProbeStack("Tab \($0)", journal) }
    viewControllers = [ProbeStack("Stack", journal), Self.makeScreen(around: ProbeStack("Inside", journal))] + stacks
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The tabs are made in code.") }

  private static func makeScreen(around stack: ProbeStack) -> UIViewController {
    let screen = UIViewController()
    screen.title = "Inside"
    screen.addChild(stack)
    let view: UIView = screen.view
    let inner: UIView = stack.view
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    stack.didMove(toParent: screen)
    return screen
  }

  // MARK: - What UIKit calls

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("shouldSelect \(describe(viewController))")
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    journal.note("didSelect \(describe(viewController))")
  }

  private func describe(_ screen: UIViewController) -> String {
    let stack = screen as? UINavigationController ?? screen.children.first as? UINavigationController
    return "\(screen.tabBarItem.title ?? ""), screens: \((stack?.viewControllers ?? []).map { $0.title ?? "" })"
  }
}
