extension StateFold {
  /// A controller by itself; those it refers to are described after it.
  func describe(_ controller: UIViewController) {
    add(.controllers, typeOf: controller)
    add(.controllers, controller.title)
    add(.controllers, controller.appearance)
    // Whether the last appearance was animated decides nothing any more once it has ended.
    let isMoving = controller.appearance == .appearing || controller.appearance == .disappearing
    add(
      .controllers,
      (controller.movingToParent ? 1 : 0) + (controller.movingFromParent ? 2 : 0) + (controller.beingDismissed ? 4 : 0)
        + (isMoving && controller.isAppearanceAnimated ? 8 : 0))
    add(.controllers, controller.childControllers)
    add(.controllers, controller.parentController)
    for command in controller.addedKeyCommands {
      add(.controllers, command.input)
      add(.controllers, command.modifierFlags.rawValue)
    }
    if let item = controller.loadedNavigationItem { describe(item) }
    if let view = controller.viewIfLoaded { add(view) } else { add(.views, -1) }
    add(controller.presentation)
    if let presentationController = controller.ownPresentationController { describe(presentationController) }
    switch controller {
    case let alert as UIAlertController: describe(alert)
    case let navigation as UINavigationController: describe(navigation)
    case let tabs as UITabBarController:
      add(.controllers, tabs.all)
      add(.controllers, tabs.shown)
    case let split as UISplitViewController: describe(split)
    default: break
    }
  }

  private func add(_ field: Field, _ appearance: Appearance) {
    switch appearance {
    case .disappeared: add(field, 0)
    case .appearing: add(field, 1)
    case .appeared: add(field, 2)
    case .disappearing: add(field, 3)
    }
  }

  private func describe(_ alert: UIAlertController) {
    add(.alerts, alert.message)
    for action in alert.actions {
      add(.alerts, action.title)
      add(.alerts, action.isEnabled)
    }
  }

  private func describe(_ split: UISplitViewController) {
    add(.controllers, split.collapsed)
    for column in split.columnsInOrder + [.compact] {
      add(.controllers, split.contents[column])
      add(.controllers, split.containers[column])
      add(.controllers, split.hiddenColumns.contains(column))
    }
  }

  // MARK: - A stack

  private func describe(_ navigation: UINavigationController) {
    add(.stacks, navigation.stack)
    add(.stacks, navigation.unsettledStack?.count ?? -1)
    add(.stacks, navigation.waitingEdits.count)
    for edit in navigation.waitingEdits {
      add(.stacks, edit.name)
      add(.stacks, edit.isAnimated)
      add(.stacks, edit.applied(to: navigation.stack))
    }
    add(
      .stacks,
      (navigation.isFrozen ? 1 : 0) + (navigation.allowsNesting ? 2 : 0) + (navigation.popsForBar ? 4 : 0)
        + (navigation.startsInteractively ? 8 : 0) + (navigation.showsLate ? 16 : 0))
    add(.stacks, navigation.lastShown)
    add(.items, navigation.bar.itemStack.count)
    for item in navigation.bar.itemStack {
      if let owner = item.owner { add(.items, owner) } else { add(.items, item.title) }
    }
    guard let transition = navigation.transition else { return add(.transitions, -1) }
    add(.transitions, transition.operation.rawValue)
    add(.transitions, [transition.from, transition.to])
    add(.transitions, transition.leaving)
    add(.transitions, transition.arriving)
    add(.transitions, transition.stackBefore)
    add(.transitions, transition.itemsBefore.count)
    add(.transitions, transition.toldWillMove)
    add(.transitions, share: transition.fraction)
    add(transition.coordinator)
  }
}
