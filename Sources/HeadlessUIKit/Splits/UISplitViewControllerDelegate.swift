/// Has a say when a split view collapses, expands or shows something.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  // MARK: Columns (14 and up)

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  // MARK: Classic

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

// MARK: - The calls, with their lines in the log

extension UISplitViewController {
  private func note(_ line: @autoclosure () -> String) { Device.current.log.note("delegate.\(line())") }

  func askTopColumn(proposed: Column) -> Column {
    guard let delegate else { return proposed }
    let answer = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    note("topColumnForCollapsing(\(proposed)) -> \(answer)")
    return answer
  }

  func tellDidCollapse() {
    guard let delegate, style != .unspecified else { return }
    note("didCollapse")
    delegate.splitViewControllerDidCollapse(self)
  }

  func tellDidExpand() {
    guard let delegate, style != .unspecified else { return }
    note("didExpand")
    delegate.splitViewControllerDidExpand(self)
  }

  func tellWillShow(_ column: Column) {
    guard let delegate else { return }
    note("willShow(\(column))")
    delegate.splitViewController(self, willShow: column)
  }

  func tellWillHide(_ column: Column) {
    guard let delegate else { return }
    note("willHide(\(column))")
    delegate.splitViewController(self, willHide: column)
  }

  func primaryForCollapsing() -> UIViewController? { delegate?.primaryViewController(forCollapsing: self) }
  func primaryForExpanding() -> UIViewController? { delegate?.primaryViewController(forExpanding: self) }

  func hasCollapsed(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
    guard let delegate else { return false }
    let answer = delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    note("collapseSecondary(\(Device.name(of: secondary))) -> \(answer)")
    return answer
  }

  func separated(from primary: UIViewController) -> UIViewController? {
    guard let delegate else { return nil }
    let answer = delegate.splitViewController(self, separateSecondaryFrom: primary)
    note("separateSecondary -> \(answer.map(Device.name(of:)) ?? "nil")")
    return answer
  }

  func tellShowDetail(_ detail: UIViewController, sender: Any?) -> Bool {
    guard let delegate, style == .unspecified else { return false }
    let answer = delegate.splitViewController(self, showDetail: detail, sender: sender)
    note("showDetail(\(Device.name(of: detail))) -> \(answer)")
    return answer
  }
}
