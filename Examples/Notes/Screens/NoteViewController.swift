#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// One note to read, and what can be done with it.
final class NoteViewController: UIViewController {
  private let noteID: Note.ID
  private let store: NotesStore
  private let label = UILabel()
  private var buttons: [UIButton] = []

  init(_ noteID: Note.ID, in store: NotesStore) {
    self.noteID = noteID
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = store.note(noteID)?.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    view.addSubview(label)
    addButton("Edit") { EditorViewController(editing: $0, in: $1) }
    addButton("Details") { DetailsFormViewController($0, in: $1) }
    addButton("Tags") { TagsViewController($0, in: $1) }
    addButton("Play") { note, _ in VideoViewController(about: note) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let note = store.note(noteID) else { return }
    title = note.title
    label.text = note.text
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
    label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 96)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: area.minX, y: label.frame.maxY + CGFloat(index) * 52, width: area.width, height: 44)
    }
  }

  /// Adds a button that opens another screen about the note.
  private func addButton(_ title: String, opening makeScreen: @escaping (Note, NotesStore) -> UIViewController) {
    let action = UIAction(title: title) { [weak self] _ in
      guard let self, let note = store.note(noteID) else { return }
      navigationController?.pushViewController(makeScreen(note, store), animated: true)
    }
    let button = UIButton(type: .system, primaryAction: action)
    buttons.append(button)
    view.addSubview(button)
  }
}
