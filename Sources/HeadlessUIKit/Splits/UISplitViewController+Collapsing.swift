extension UISplitViewController {
  /// Collapses or expands if the width asks for it.
  func adaptToWidth() {
    guard isCompact != collapsed else { return }
    for child in childrenOnDisplay {
      // B285: a transition under way is over with that.
      while let transition = child.runningNavigation?.transition, !transition.isStarting {
        transition.cancel()
        transition.endNow()
      }
    }
    if collapsed { expand() } else { collapse() }
    view.setNeedsLayout()
  }

  // MARK: - Collapsing

  private func collapse() {
    if style == .unspecified { collapseClassic() } else { collapseColumns() }
    // B282: after all the delegate was asked.
    collapsed = true
    if let onlyChild, onlyChild.appearance == .disappeared { display(onlyChild) }
    tellDidCollapse()
  }

  private func collapseColumns() {
    // B280: the detail is what is proposed to be seen.
    let top = containers[.compact] == nil ? askTopColumn(proposed: .secondary) : .compact
    guard top != .compact else {
      for column in columnsInOrder { if let child = containers[column] { conceal(child) } }
      return
    }
    for column in [Column.supplementary, .secondary] {
      guard let child = containers[column] else { continue }
      conceal(child)
      // B109: navigation controllers are pushed inside the primary one.
      if column.rawValue <= top.rawValue { stackOnPrimary(child) }
    }
    if hiddenColumns.contains(.primary) { hiddenColumns.remove(.primary) }
  }

  private func collapseClassic() {
    guard let primary = containers[.primary], let secondary = containers[.secondary] else { return }
    conceal(secondary)
    let next = primaryForCollapsing() ?? primary
    if next !== primary {
      conceal(primary)
      letGo(primary)
      containers[.primary] = next
      contents[.primary] = next
      takeIn(next)
    }
    // B281: a yes means that the delegate has seen to the secondary one.
    if !hasCollapsed(secondary, onto: next) { stackOnPrimary(secondary) }
    containers[.secondary] = nil
    contents[.secondary] = nil
    if secondary.parentController === self { letGo(secondary) }
  }

  func stackOnPrimary(_ child: UIViewController) {
    guard let primary = containers[.primary] else { return }
    if primary is UINavigationController { detach(child) }
    primary.collapseSecondaryViewController(child, for: self)
  }

  // MARK: - Expanding

  private func expand() {
    if style == .unspecified { expandClassic() } else { expandColumns() }
    collapsed = false
    for child in childrenOnDisplay where child.appearance == .disappeared { display(child) }
    tellDidExpand()
  }

  private func expandColumns() {
    if let compact = containers[.compact] { conceal(compact) }
    let primary = containers[.primary] as? UINavigationController
    for column in [Column.secondary, .supplementary] {
      guard let child = containers[column] else { continue }
      if let primary, primary.stack.contains(where: { $0 === child }) {
        let separated = primary.separateSecondaryViewController(for: self)
        if separated !== child { unmodeled("A screen on top of the \(column) column in a collapsed split view") }
      }
      if child.parentController == nil { takeIn(child) }
    }
  }

  private func expandClassic() {
    guard let primary = containers[.primary] else { return }
    // B171: without an answer of the delegate the primary one gives up its top.
    let secondary = separated(from: primary) ?? primary.separateSecondaryViewController(for: self)
    if let next = primaryForExpanding(), next !== primary {
      conceal(primary)
      letGo(primary)
      containers[.primary] = next
      contents[.primary] = next
      takeIn(next)
    }
    guard let secondary else { return }
    containers[.secondary] = secondary
    contents[.secondary] = secondary
    takeIn(secondary)
  }

  // MARK: - Children

  /// Makes a controller a child, with all that it is told.
  func takeIn(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    addChild(child)
    child.tellDidMove(to: self)
  }

  func letGo(_ child: UIViewController) {
    child.tellWillMove(to: nil)
    detach(child)
    child.tellDidMove(to: nil)
  }

  /// Shows a child, if this controller is on display itself.
  func display(_ child: UIViewController) {
    guard appearance == .appearing || appearance == .appeared, child.appearance == .disappeared else { return }
    guard appearance == .appeared else { return }
    child.beginAppearanceTransition(true, animated: false)
    view.addSubview(child.view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    child.viewIsInPlace()
    child.endAppearanceTransition()
  }

  /// Takes a child off the display.
  func conceal(_ child: UIViewController) {
    let isSeen = child.appearance == .appeared
    if isSeen { child.beginAppearanceTransition(false, animated: false) }
    child.viewIfLoaded?.removeFromSuperview()
    if isSeen { child.endAppearanceTransition() }
  }
}
