import BackGuard

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// A note's tags. The screen is its own guard: a stack of the library's asks it without being told to.
final class TagsViewController: UIViewController, LeaveGuardingScreen {
  private var note: Note
  private let store: NotesStore
  private let field = UITextField(frame: .zero)

  init(_ note: Note, in store: NotesStore) {
    self.note = note
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Tags"
    field.text = note.tags
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
    field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
  }

  // MARK: - Leaving

  var isLeaveGuardEnabled: Bool { field.text != note.tags }

  func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision {
    switch await choose("Save these tags?", from: ["Save", "Don't Save"]) {
    case "Save":
      note.tags = field.text ?? ""
      store.save(note)
      return .allow
    case "Don't Save": return .allow
    default: return .prevent
    }
  }
}
