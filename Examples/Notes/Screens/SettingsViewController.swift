import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// How the notes are signed. Shown in a sheet, which can be dragged down, or in a tab.
final class SettingsViewController: UIViewController {
  private let store: NotesStore
  private let field = UITextField(frame: .zero)

  var hasUnsavedChanges: Bool { field.text ?? "" != store.signature }

  init(store: NotesStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
    field.text = store.signature
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(field)
    addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if presentingViewController != nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: leaveAction())
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
  }

  private func save() {
    store.signature = field.text ?? ""
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
