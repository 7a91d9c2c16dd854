import HeadlessUIKit

extension ExploredWorld {
  /// Everything that a user can do now, and the two steps of time, always in the same order.
  var possibleActions: [UserAction] {
    var actions = actionsInSight
    actions.removeAll { app.isLeftOut($0, device) }
    return actions
  }

  private var actionsInSight: [UserAction] {
    var actions: [UserAction] = []
    actions.reserveCapacity(20)
    if let due = device.clock.nextDue {
      actions.append(.waitUntilDue)
      if due - device.clock.now > 1 { actions.append(.waitHalf) }
    }
    actions += [.scrub, .pressBackKeys]
    // An app's code acts whatever is in front.
    if let alert = device.alert { return actions + answers(of: alert) + ownActions }
    if let rows = device.backMenu { return actions + rows.map(UserAction.chooseRow) + [.closeMenu] + ownActions }
    if device.backButtonTitle != nil { actions += [.tapBack, .longPressBack] }
    if device.visibleStack.count > 1 { addSwipes(to: &actions) }
    for title in device.tabTitles { actions.append(.tapTab(title)) }
    if device.run({ device.hasCardInFront }) {
      actions += [.dragSheet(percent: 20), .dragSheet(percent: 80), .tapOutside]
    }
    if !app.tappedTitles.isEmpty {
      // The back button says the title of the screen below.
      let back = device.backButtonTitle
      for title in device.titlesInReach(where: { $0 != back && app.tappedTitles.contains($0) }) {
        actions.append(.tap(title))
      }
    }
    return actions + ownActions
  }

  private var ownActions: [UserAction] {
    if app.ownActions.isEmpty { return [] }
    return device.run { app.ownActions.filter { $0.isPossible(device) }.map { .own($0.name) } }
  }

  private func answers(of alert: UIAlertController) -> [UserAction] {
    guard !alert.isBeingPresented, !alert.isBeingDismissed else { return [] }
    return alert.actions.filter(\.isEnabled).compactMap { $0.title.map(UserAction.answer) }
  }

  /// Let go before the middle and after it.
  private func addSwipes(to actions: inout [UserAction]) {
    for swipe in Device.Swipe.allCases where swipe != .content || device.systemVersion >= Device.SystemVersion(26) {
      actions.append(.swipeBack(swipe, percent: 30))
      actions.append(.swipeBack(swipe, percent: 70))
    }
  }
}

extension Device {
  /// Whether a sheet is in front.
  fileprivate var hasCardInFront: Bool {
    var front = window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    guard let front, front.presentingViewController != nil else { return false }
    return front.modalPresentationStyle != .fullScreen
  }
}
