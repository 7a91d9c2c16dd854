import UIKit

/// Opens stacks in sheets and popovers, and writes down what the delegate of their presentation hears.
final class ProbePresenter: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let journal: Journal
  private let rows = UIStackView()
  private var passthrough: UIButton?
  private lazy var opened = ProbeStack("Sheet", journal)

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 16
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 64),
      rows.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
    ])
    addButton("Open the Sheet") { screen, _ in screen.open(style: .pageSheet) }
    addButton("Open the Same Again, without a Delegate") { screen, _ in
      // A popover would end the app: its source went with its first presentation.
      screen.opened.modalPresentationStyle = .pageSheet
      screen.present(screen.opened, animated: true)
    }
    addButton("Open a Popover") { screen, button in screen.open(style: .popover, from: button) }
    passthrough = addButton("Touch Behind the Popover") { screen, _ in screen.journal.note("touched behind") }
  }

  @discardableResult
  private func addButton(_ title: String, act: @escaping @MainActor (ProbePresenter, UIButton) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        if let self, let button { act(self, button) }
      }, for: .touchUpInside)
    rows.addArrangedSubview(button)
    return button
  }

  private func open(style: UIModalPresentationStyle, from source: UIView? = nil) {
    opened = ProbeStack("Sheet", journal)
    opened.modalPresentationStyle = style
    // B117: not before the style is set.
    opened.popoverPresentationController?.sourceView = source
    opened.popoverPresentationController?.passthroughViews = passthrough.map { [$0] }
    opened.presentationController?.delegate = self
    present(opened, animated: true)
  }

  // MARK: - What UIKit calls

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal.note("presentationControllerShouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    let coordinator = presentationController.presentedViewController.transitionCoordinator
    journal.note("presentationControllerWillDismiss, with a coordinator: \(coordinator != nil)")
    coordinator?.notifyWhenInteractionChanges { [journal] context in
      journal.note("  the finger has left, taken back: \(context.isCancelled)")
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("presentationControllerDidDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal.note("presentationControllerDidAttemptToDismiss")
  }
}
