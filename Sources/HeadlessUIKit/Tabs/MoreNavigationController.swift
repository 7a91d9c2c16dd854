import Foundation

extension UITabBarController {
  /// B273: how many tabs have room.
  private var capacity: Int { Device.current.idiom == .pad && !isCompact ? 8 : 5 }
  var hasMore: Bool { all.count > capacity }

  /// The children that have a tab of their own; the last may be More.
  var tabs: [UIViewController] { hasMore ? all.prefix(capacity - 1) + [more] : all }
  var controllersBehindMore: [UIViewController] { hasMore ? Array(all.dropFirst(capacity - 1)) : [] }

  func isBehindMore(_ controller: UIViewController) -> Bool { controllersBehindMore.contains { $0 === controller } }
}

/// B273: what the tab named More shows: a list of the controllers without a tab, and the one chosen from it.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    perform(.push(MoreListController(of: tabs), animated: false))
  }

  override var tabBarItem: UITabBarItem! {
    get { moreItem }
    set {}
  }
  private let moreItem = UITabBarItem(title: "More", image: nil, tag: 0)

  /// B274: puts one of the controllers on top of the list, a navigation controller as it is.
  func show(_ controller: UIViewController, animated: Bool) {
    guard stack.dropFirst().first !== controller else { return }
    perform(.popToRoot(animated: false))
    controller.parentController?.detach(controller)
    perform(.push(controller, animated: animated))
  }
}

/// The list behind More.
final class MoreListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  override func loadView() {
    let table = UITableView(frame: CGRect(origin: .zero, size: Device.current.interfaceSize), style: .plain)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  override func viewWillAppear(_ animated: Bool) { (view as? UITableView)?.reloadData() }

  /// Who has left the list's stack is the tab bar controller's own child again.
  override func viewDidAppear(_ animated: Bool) {
    for controller in tabs?.controllersBehindMore ?? [] where controller.parentController == nil {
      tabs?.childControllers.append(controller)
      controller.parentController = tabs
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.controllersBehindMore.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = tabs?.controllersBehindMore[indexPath.row].tabBarItem.title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    tabs.more.show(tabs.controllersBehindMore[indexPath.row], animated: true)
  }
}
