import Foundation

/// A navigation controller's root view: the screens below, the bar on top of them.
final class NavigationView: UIView {
  override func layoutSubviews() {
    guard let navigation = viewController as? UINavigationController else { return }
    navigation.container.frame = bounds
    for view in navigation.container.subviews { view.frame = bounds }
    if navigation.leavesBarToTop {
      navigation.bar.removeFromSuperview()
    } else if navigation.bar.superview == nil {
      addSubview(navigation.bar)
    }
    navigation.bar.frame = CGRect(
      x: 0, y: safeAreaInsets.top, width: bounds.width, height: Device.current.navigationBarHeight)
    showSearchBar(of: navigation)
    // B44: the stack reads in order again once the jump has been laid out.
    navigation.unsettledStack = nil
  }

  /// The search bar of the screen on top stands below the bar.
  private func showSearchBar(of navigation: UINavigationController) {
    let searchBar = navigation.topViewController?.navigationItem.searchController?.searchBar
    for view in subviews where view is UISearchBar && view !== searchBar { view.removeFromSuperview() }
    guard let searchBar else { return }
    searchBar.frame = CGRect(x: 0, y: navigation.bar.frame.maxY, width: bounds.width, height: UISearchBar.height)
    if searchBar.superview !== self { addSubview(searchBar) }
  }
}
