import Foundation
import HeadlessUIKit

/// A long table whose rows can be deleted.
final class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    view = table
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "a value that is longer than there is room for"
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let configuration = UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
