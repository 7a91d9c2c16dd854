/// A search bar in a navigation item, and what is presented while the user searches.
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var searchResultsController: UIViewController? { results }
  open var searchBar: UISearchBar { bar }

  /// B265: while it is active it is presented, by the screen that it searches.
  open var isActive: Bool {
    get { ownPresentation.map { $0.phase != .dismissing } ?? false }
    set { if newValue != isActive { newValue ? begin() : end() } }
  }

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    if searchResultsController != nil { unmodeled("A controller for the results of a search") }
  }

  private let results: UIViewController?
  private let bar = UISearchBar()
  /// The screen whose navigation item has this controller.
  weak var owner: UIViewController?

  private func begin() {
    guard let owner else { unmodeled("A search controller outside of a navigation item") }
    delegate?.willPresentSearchController(self)
    owner.present(self, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    bar.field.resignFirstResponder()
    bar.text = ""
    delegate?.willDismissSearchController(self)
    ownPresentation?.hide(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func textDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bar.showsCancelButton = true
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bar.showsCancelButton = false
  }
}

/// Shows what a search finds.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
