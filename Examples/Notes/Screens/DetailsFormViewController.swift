import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// A note's details in a table: text fields first, then the items, whose rows can be swiped.
final class DetailsFormViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let saved: Note
  private var note: Note
  private let store: NotesStore
  private let closeAction: UIAction?
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var fields: [FieldCell] = [
    FieldCell("Author", note.author) { [weak self] in self?.note.author = $0 },
    FieldCell("Place", note.place) { [weak self] in self?.note.place = $0 },
  ]

  /// Whether something differs from what is stored.
  var isDirty: Bool { note != saved }

  /// - Parameter closeAction: leaves this screen and the one below it that it belongs to.
  init(_ note: Note, in store: NotesStore, closing closeAction: UIAction? = nil) {
    saved = note
    self.note = note
    self.store = store
    self.closeAction = closeAction
    super.init(nibName: nil, bundle: nil)
    title = "Details"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    addLeaveGuard(isEnabled: \.isDirty, confirming: .discardChangesSheet)
    navigationItem.rightBarButtonItem = closeAction.map { UIBarButtonItem(primaryAction: $0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  // MARK: - The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fields.count + note.items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = item(at: indexPath) else { return fields[indexPath.row] }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item") ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    cell.textLabel?.text = note.items[item]
    return cell
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeAction("First", .normal, at: indexPath) { note, item in
      note.items.insert(note.items.remove(at: item), at: 0)
    }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeAction("Delete", .destructive, at: indexPath) { note, item in note.items.remove(at: item) }
  }

  private func swipeAction(
    _ title: String, _ style: UIContextualAction.Style, at indexPath: IndexPath,
    changing change: @escaping (inout Note, Int) -> Void
  ) -> UISwipeActionsConfiguration? {
    guard let item = item(at: indexPath) else { return nil }
    let action = UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      change(&note, item)
      self.tableView.reloadData()
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// The index of the item that a row shows; `nil` for a field.
  private func item(at indexPath: IndexPath) -> Int? {
    indexPath.row < fields.count ? nil : indexPath.row - fields.count
  }
}
