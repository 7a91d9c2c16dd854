import UIKit

/// A window above all others that takes the touches on its button only.
final class HelpWindow: UIWindow {
  private let story: Story
  private let journal: Journal
  private let end: @MainActor () -> Void
  private let button = UIButton(type: .system)

  init(_ story: Story, _ journal: Journal, of scene: UIWindowScene, end: @escaping @MainActor () -> Void) {
    self.story = story
    self.journal = journal
    self.end = end
    super.init(windowScene: scene)
    windowLevel = .statusBar
    let controller = UIViewController()
    rootViewController = controller
    button.setTitle("?", for: .normal)
    button.accessibilityLabel = "What should happen"
    button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 28
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] _ in self?.showHelp() }, for: .touchUpInside)
    let view: UIView = controller.view
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 56),
      button.heightAnchor.constraint(equalToConstant: 56),
      button.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The help is made in code.") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // While the help is open it takes everything.
    if rootViewController?.presentedViewController != nil { return hit }
    return hit?.isDescendant(of: button) == true ? hit : nil
  }

  private func showHelp() {
    let help = HelpViewController(story, journal) { [weak self] in
      self?.rootViewController?.dismiss(animated: true) { self?.end() }
    }
    rootViewController?.present(UINavigationController(rootViewController: help), animated: true)
  }
}
