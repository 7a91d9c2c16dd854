import BackGuard
import HeadlessUIKit

extension ExploredWorld {
  /// Looks at what the last action has led to.
  func check() {
    let tree = device.run { ControllerTree(below: root) }
    violations = []
    let hasDialog = !tree.dialogs.isEmpty
    if hasDialog, !hadDialog { hasConsented = false }
    hadDialog = hasDialog
    checkLosses(watched.findGone(in: tree, after: ledger.action))
    let isExcused = watched.hasRemovalsByCode
    violations += ledger.takeViolations().filter { $0.rule != .report || !isExcused }
    if tree.dialogs.count > 1 { note(.severalDialogs, "\(tree.dialogs.count) dialogs are up at once.") }
    if registry.runningConfirmations > 0, !SynchronousTasks.areSupported {
      note(.asynchronousConfirmation, "A confirmation runs as a task, which this runtime lets nobody follow.")
    }
    checkAppearance(of: tree)
    device.run { watched.look(at: tree, in: registry, isUnsaved: app.isUnsaved) }
    if isAtRest { checkAtRest(tree) }
    ledger.action += 1
  }

  private func note(_ rule: Violation.Rule, _ sentence: String) { violations.append(Violation(rule, sentence)) }

  private func checkLosses(_ gone: [WatchedScreens.Entry]) {
    for left in gone where left.isUnsaved && !left.isRemovedByCode {
      // Who has nothing to lose any more has saved on the way.
      if let screen = left.screen, !device.run({ app.isUnsaved(screen) }) { continue }
      if !hasConsented || (!registry.hasNoGuards && !ledger.wasAsked(left.id)) {
        note(.leftUnasked, "\(left.name) has unsaved changes and went without the user's consent.")
      }
    }
  }

  private func checkAppearance(of tree: ControllerTree) {
    if device.unbalancedAppearanceCalls > unbalancedCalls {
      note(.appearance, "UIKit says that calls to begin and end appearance transitions are unbalanced.")
    }
    unbalancedCalls = device.unbalancedAppearanceCalls
    guard isAtRest else { return }
    for controller in tree.controllers where !device.knowsWhetherItIsSeen(controller) {
      note(.appearance, "\(Device.name(of: controller)) was not told the truth about whether its view is seen.")
    }
  }

  // MARK: - At rest

  private func checkAtRest(_ tree: ControllerTree) {
    for stack in tree.stacks where stack.viewIfLoaded?.window != nil { check(stack, in: tree) }
    guard registry.runningConfirmations == 0 else { return }
    guard tree.dialogs.isEmpty else {
      if ledger.open.isEmpty, !registry.hasNoGuards { note(.staleQuestion, "A dialog is up that nobody waits for.") }
      return
    }
    for account in ledger.open {
      note(.attemptWithoutOutcome, "The attempt by \(account.attempt.trigger) has no outcome at rest.")
    }
    checkDepartures(in: tree)
    ledger.closeAccounts()
    watched.close()
    hasConsented = false
  }

  /// Who has gone has gone once, and is no more.
  private func checkDepartures(in tree: ControllerTree) {
    let gone = watched.gone
    for left in gone {
      if let screen = left.screen, !tree.isKeptAsColumn(screen) { note(.leak, "\(left.name) has gone and lives on.") }
      // Another one may have got the same place in memory.
      let same = gone.filter { $0.id == left.id && $0.actions.overlaps(left.actions) }
      let departures = ledger.departures(of: same)
      if departures > same.reduce(0, { $0 + $1.departures }) {
        note(.leftTwice, "\(left.name) has left \(departures) times.")
      }
      if left.isGuarded, left.isSeen, !left.isRemovedByCode, departures < same.count(where: \.isGuarded) {
        note(.leftUnseen, "\(left.name) has a guard and went without an attempt.")
      }
    }
  }

  private func check(_ stack: UINavigationController, in tree: ControllerTree) {
    let bar = stack.navigationBar
    let items = bar.items ?? []
    if !items.elementsEqual(stack.viewControllers.map(\.navigationItem), by: ===) {
      let titles = items.map { $0.title ?? "?" }.joined(separator: ", ")
      let screens = stack.viewControllers.map(Device.name(of:)).joined(separator: ", ")
      note(.barOutOfStep, "The bar has the items \(titles); the stack has \(screens).")
    }
    guard tree.dialogs.isEmpty, device.backMenu == nil else { return }
    if !bar.isUserInteractionEnabled { note(.barNotAsBefore, "The bar takes no touches.") }
    if bar.subviews.contains(where: { $0 is UIImageView && $0.alpha < 1 }) {
      note(.barNotAsBefore, "The chevron is dimmed.")
    }
    if let swipe = stack.interactivePopGestureRecognizer, !swipe.isEnabled || swipe.state != .possible {
      note(.barNotAsBefore, "The swipe back is \(swipe.isEnabled ? "\(swipe.state)" : "off").")
    }
  }
}
