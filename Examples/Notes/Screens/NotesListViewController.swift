import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// The notes, newest last, and a search through them. Opens a note on its stack, or in a split view's other column.
final class NotesListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let store: NotesStore
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var searchText = ""

  private var notes: [Note] {
    searchText.isEmpty ? store.notes : store.notes.filter { $0.text.lowercased().contains(searchText.lowercased()) }
  }

  init(store: NotesStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.writeNote() }
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.showSettings() })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  private func writeNote() {
    navigationController?.pushViewController(EditorViewController(new: store.makeNote(), in: store), animated: true)
  }

  private var isGuarded: Bool { navigationController is GuardedNavigationController }

  private func showSettings() {
    let settings = NotesApp.makeStack(SettingsViewController(store: store), guarded: isGuarded)
    settings.modalPresentationStyle = .pageSheet
    present(settings, animated: true)
  }

  // MARK: - Opening a note

  private func open(_ note: Note, at indexPath: IndexPath) {
    let screen = NoteViewController(note.id, in: store)
    guard let split = splitViewController, !split.isCollapsed, let shown = split.viewController(for: .secondary) else {
      tableView.deselectRow(at: indexPath, animated: true)
      navigationController?.pushViewController(screen, animated: true)
      return
    }
    // The other column may hold unsaved changes: they are asked about, and the selection goes back if they stay.
    let isGuarded = isGuarded
    let replacement: @MainActor () -> Void = { [weak split] in
      split?.setViewController(NotesApp.makeStack(screen, guarded: isGuarded), for: .secondary)
    }
    shown.attemptToReplace(by: replacement) { [weak self] outcome in
      guard let self else { return }
      if outcome == .left { shownNote = note.id }
      selectShownNote()
    }
  }

  /// The note in the other column.
  private lazy var shownNote: Note.ID? = store.notes.first?.id

  private func selectShownNote() {
    let row = notes.firstIndex { $0.id == shownNote }
    tableView.selectRow(at: row.map { IndexPath(row: $0, section: 0) }, animated: true, scrollPosition: .none)
  }

  // MARK: - The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "note") ?? UITableViewCell(style: .default, reuseIdentifier: "note")
    cell.textLabel?.text = notes[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(notes[indexPath.row], at: indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = notes[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.delete(id)
      self?.tableView.reloadData()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension NotesListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchText = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }
}
