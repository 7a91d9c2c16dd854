extension StateFold {
  /// What a bar shows for a screen.
  func describe(_ item: UINavigationItem) {
    add(.items, item.title)
    add(.items, (item.hidesBackButton ? 1 : 0) + (item.leftItemsSupplementBackButton ? 2 : 0))
    add(.items, item.backButtonDisplayMode.rawValue)
    add(.items, item.backButtonTitle)
    add(.items, item.storedBackAction?.title)
    describe(item.leftBarButtonItems ?? [])
    describe(item.rightBarButtonItems ?? [])
    describe([item.backBarButtonItem].compactMap(\.self))
    add(.items, item.searchController)
  }

  private func describe(_ buttons: [UIBarButtonItem]) {
    add(.items, buttons.count)
    for button in buttons {
      add(.items, typeOf: button)
      add(.items, button.shownTitle)
      add(.items, button.isEnabled)
    }
  }

  // MARK: - Presentations

  func add(_ presentation: Presentation?) {
    guard let presentation else { return add(.presentations, -1) }
    add(.presentations, presentation.presented)
    add(.presentations, presentation.style.rawValue)
    switch presentation.phase {
    case .presenting: add(.presentations, 0)
    case .shown: add(.presentations, 1)
    case .dismissing: add(.presentations, 2)
    }
    add(.presentations, presentation.isByUser)
    add(.presentations, presentation.leaving.map(\.presented))
    if let coordinator = presentation.coordinator { add(coordinator) }
  }

  func describe(_ controller: UIPresentationController) {
    add(.presentations, typeOf: controller)
    if let delegate = controller.delegate { add(.presentations, typeOf: delegate) } else { add(.presentations, -1) }
    guard let sheet = controller as? UISheetPresentationController else { return }
    add(.presentations, sheet.selectedDetentIdentifier?.rawValue)
    add(.presentations, sheet.detents.count)
  }

  func add(_ coordinator: TransitionCoordinator) {
    add(
      .transitions,
      (coordinator.isAnimated ? 1 : 0) + (coordinator.isInteractive ? 2 : 0) + (coordinator.isCancelled ? 4 : 0)
        + (coordinator.initiallyInteractive ? 8 : 0))
    add(.transitions, share: coordinator.percentComplete)
    // Not how many blocks wait for its end: what they will do is known only to them, and a second check of the same
    // attempt changes nothing. Whoever registers one has a state of its own that says so.
  }
}
