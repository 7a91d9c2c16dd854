import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// A form in a table whose rows can be swiped.
final class TableForm: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var hasUnsavedChanges = true
  let table = UITableView(frame: .zero, style: .plain)
  var deleted: [Int] = []
  var selected: [Int] = []
  var hasLeadingActions = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    leaveLogName = "Table"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasLeadingActions else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.deleted.append(indexPath.row)
        done(true)
      }
    ])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.deleted.append(indexPath.row)
        done(true)
      }
    ])
  }
}
