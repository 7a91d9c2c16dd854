import BackGuard
import BackGuardUIKit
import UIKit

/// A screen of the probe: a button that pushes, a slider, and switches for what the stories need.
final class ProbeViewController: UIViewController {
  private let journal: Journal
  private let rows = UIStackView()
  private var guardToken: LeaveGuardToken?
  private var keepsSheet = false
  private var knowsPlace = false
  private static var pushed = 0

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
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
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      rows.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      rows.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    ])
    addButton("Push") { _, _ in }
    if #available(iOS 18, macCatalyst 18, visionOS 2, *) {
      addButton("Push with Zoom") { [journal] in $0.zoom(from: $1, journal) }
    }
    rows.addArrangedSubview(UISlider())
    addSwitch("Guarded") { $0.setGuarded($1) }
    if #available(iOS 16, *) { addSwitch("Back action") { $0.setBackAction($1) } }
    addSwitch("Hide back button") { $0.navigationItem.hidesBackButton = $1 }
    addSwitch("Cancel the swipe at a third") { ($0.navigationController as? ProbeStack)?.cancelsSwipeAtThird = $1 }
    addSwitch("Free swipe") { screen, isOn in
      if isOn { screen.navigationController?.interactivePopGestureRecognizer?.delegate = nil }
    }
  }

  /// What depends on where the screen is shown, which its view does not know when it is loaded.
  private func addRowsOfPlace() {
    guard !knowsPlace else { return }
    knowsPlace = true
    if tabBarController != nil { addButton("Push without Tab Bar") { next, _ in next.hidesBottomBarWhenPushed = true } }
    guard presentingViewController != nil else { return }
    addSwitch("Keep the sheet") { $0.keepsSheet = $1 }
    addText(below: rows)
  }

  /// Computed, as UIKit is said to read it anew each time (B177).
  override var isModalInPresentation: Bool {
    get { keepsSheet }
    set { keepsSheet = newValue }
  }

  /// Adds a button that pushes another screen, which `prepare` gets before, with the button.
  private func addButton(_ title: String, prepare: @escaping @MainActor (ProbeViewController, UIView) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button else { return }
        Self.pushed += 1
        let next = ProbeViewController("Screen \(Self.pushed)", journal)
        prepare(next, button)
        navigationController?.pushViewController(next, animated: true)
      }, for: .touchUpInside)
    rows.addArrangedSubview(button)
  }

  private func addSwitch(_ title: String, change: @escaping @MainActor (ProbeViewController, Bool) -> Void) {
    let label = UILabel()
    label.text = title
    let control = UISwitch()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let self, let control { change(self, control.isOn) }
      }, for: .valueChanged)
    rows.addArrangedSubview(UIStackView(arrangedSubviews: [label, control]))
  }

  private func setGuarded(_ isGuarded: Bool) {
    guardToken?.cancel()
    guardToken = isGuarded ? addLeaveGuard(isEnabled: { _ in true }, confirming: .discardChanges) : nil
  }

  @available(iOS 16, *)
  private func setBackAction(_ isSet: Bool) {
    navigationItem.backAction = isSet ? UIAction(title: "Leave") { [journal] _ in journal.note("back action") } : nil
  }

  // MARK: - What UIKit tells

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addRowsOfPlace()
    note("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \(parent == nil ? "nil" : "the stack"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \(parent == nil ? "nil" : "the stack"))")
  }

  private func note(_ event: String) { journal.note("\(title ?? "").\(event)") }
}
