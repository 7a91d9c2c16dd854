extension UISplitViewController {
  // MARK: - Setting

  func setContent(_ content: UIViewController?, for column: Column) {
    if column == .supplementary, style == .doubleColumn { unmodeled("A supplementary column beside two columns") }
    if column == .secondary, let content, !(content is UINavigationController),
      let navigation = containers[.secondary] as? UINavigationController
    {
      // B279: the secondary column pushes what is no navigation controller onto the one it has.
      contents[.secondary] = content
      navigation.pushViewController(content, animated: false)
      return
    }
    let container = content.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
    contents[column] = content
    exchange(containers[column], for: container, in: column)
  }

  func setClassicChildren(_ children: [UIViewController]) {
    guard style == .unspecified else { unmodeled("Setting the children of a split view with columns at once") }
    for (index, column) in [Column.primary, .secondary].enumerated() {
      let child = children.indices.contains(index) ? children[index] : nil
      guard containers[column] !== child else { continue }
      contents[column] = child
      exchange(containers[column], for: child, in: column)
    }
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?, in column: Column) {
    containers[column] = new
    if collapsed, let primary = containers[.primary] as? UINavigationController, let old,
      primary.stack.contains(where: { $0 === old })
    {
      // B109: it stands inside the primary one: there the new one takes its place.
      primary.exchange(old, for: new)
      return
    }
    if let old {
      conceal(old)
      if old.parentController === self { letGo(old) }
    }
    guard let new else { return }
    takeIn(new)
    if childrenOnDisplay.contains(where: { $0 === new }) { display(new) }
  }

  // MARK: - Showing

  func showDetail(_ content: UIViewController) {
    if style != .unspecified {
      setContent(content, for: .secondary)
      if collapsed { showColumn(.secondary) }
      return
    }
    guard collapsed else {
      return setClassicChildren([containers[.primary], content].compactMap(\.self))
    }
    // B283: collapsed, the detail is pushed.
    guard let primary = containers[.primary] as? UINavigationController else {
      return present(content, animated: true)
    }
    primary.pushNested(content, animated: true)
  }

  func showColumn(_ column: Column) {
    guard let child = containers[column] else { return }
    guard collapsed else {
      guard hiddenColumns.contains(column) else { return }
      tellWillShow(column)
      hiddenColumns.remove(column)
      display(child)
      return
    }
    guard containers[.compact] == nil, let primary = containers[.primary] as? UINavigationController else { return }
    if child === primary {
      primary.popToRootViewController(animated: true)
    } else if primary.stack.contains(where: { $0 === child }) {
      primary.popToViewController(child, animated: true)
    } else {
      // B283: in one stack to show a column is to push it.
      child.parentController?.detach(child)
      primary.pushNested(child, animated: true)
    }
  }

  func hideColumn(_ column: Column) {
    guard !collapsed else { unmodeled("Hiding a column of a collapsed split view") }
    guard column != .secondary, let child = containers[column], !hiddenColumns.contains(column) else { return }
    tellWillHide(column)
    hiddenColumns.insert(column)
    conceal(child)
    viewIfLoaded?.setNeedsLayout()
  }
}
