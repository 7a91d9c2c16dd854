import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// Changes a note's text. Left by the back button, or by Cancel where the note is new.
final class EditorViewController: UIViewController {
  private var note: Note
  private let store: NotesStore
  private let isNew: Bool
  private let textView = UITextView(frame: .zero)

  var hasUnsavedChanges: Bool { textView.text != note.text }

  convenience init(editing note: Note, in store: NotesStore) {
    self.init(note, in: store, isNew: false)
    title = "Edit"
  }

  convenience init(new note: Note, in store: NotesStore) {
    self.init(note, in: store, isNew: true)
    title = "New Note"
  }

  private init(_ note: Note, in store: NotesStore, isNew: Bool) {
    self.note = note
    self.store = store
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
    textView.text = note.text
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(textView)
    addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)

    let save = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    let details = UIBarButtonItem(primaryAction: UIAction(title: "Details") { [weak self] _ in self?.showDetails() })
    navigationItem.rightBarButtonItems = isNew ? [save] : [save, details]
    if isNew {
      navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: leaveAction())
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    textView.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  /// Types at the end of the text.
  func type(_ text: String) {
    _ = textView.becomeFirstResponder()
    textView.insertText(text)
  }

  private func save() {
    note.text = textView.text
    store.save(note)
    bypassingLeaveGuards { navigationController?.popViewController(animated: true) }
  }

  private func showDetails() {
    let details = DetailsFormViewController(note, in: store, closing: leaveAction(title: "Close"))
    navigationController?.pushViewController(details, animated: true)
  }
}
