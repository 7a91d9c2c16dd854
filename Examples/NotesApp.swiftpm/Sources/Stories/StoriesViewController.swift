import UIKit

/// The stories to choose from, and the way in to try them with.
final class StoriesViewController: UITableViewController {
  private static let sections = [
    ("The library, with Notes", Story.notes), ("UIKit, with a journal", Story.uikit), ("Sheets", Story.sheets),
    ("Tabs", Story.tabs), ("Columns and search", Story.columns),
  ]

  private let start: @MainActor (Story, WayIn) -> Void
  private let wayIn = UISegmentedControl(items: WayIn.allCases.map(\.title))

  init(start: @escaping @MainActor (Story, WayIn) -> Void) {
    self.start = start
    super.init(style: .insetGrouped)
    title = "Stories"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The list is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    wayIn.selectedSegmentIndex = WayIn.subclass.rawValue
    navigationItem.titleView = wayIn
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.sections[section].0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.sections[section].1.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    cell.textLabel?.text = Self.sections[indexPath.section].1[indexPath.row].title
    cell.textLabel?.numberOfLines = 0
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let story = Self.sections[indexPath.section].1[indexPath.row]
    start(story, WayIn(rawValue: wayIn.selectedSegmentIndex) ?? .subclass)
  }
}
