extension UINavigationController {
  /// Changes the stack, now or after the transition under way, or refuses. Returns the screens that leave.
  @discardableResult
  func perform(_ edit: StackEdit) -> [UIViewController] {
    guard mayPerform(edit) else { return [] }
    return change(by: edit)
  }

  private func mayPerform(_ edit: StackEdit) -> Bool {
    if isFrozen { return false }
    if edit.isPop, let phase = outermost.presentation?.phase, phase != .shown {
      // B141: a pop is dropped while something is being presented or dismissed.
      refuse(edit)
      return false
    }
    guard let transition else { return true }
    let device = Device.current
    let canBeEnded = !transition.isStarting && !transition.isInteractive
    // B6: UIKit's own pop after a yes comes on top of one that the app made in its answer.
    if popsForBar, canBeEnded { return endForNext(edit, transition) }
    // B77, B176: on 26 the next change does not wait for the animation.
    let isInterruptible = transition.coordinator.isInterruptible && canBeEnded
    if isInterruptible, !edit.isPop || device.assumed(\.popDuringInterruptibleTransition) == .runs {
      return endForNext(edit, transition)
    }
    // B105: pushes and whole stacks wait.
    if !edit.isPop {
      waitingEdits.append(edit)
      return false
    }
    // B106: pops are ignored or wait.
    if !isInterruptible, !transition.isInteractive, device.assumed(\.popDuringTransition) == .queued {
      waitingEdits.append(edit)
    } else {
      refuse(edit)
    }
    return false
  }

  /// B221: skips the rest of a transition for the next change. What runs at its end may have begun another one.
  private func endForNext(_ edit: StackEdit, _ transition: NavigationTransition) -> Bool {
    transition.endNow()
    if self.transition == nil { return true }
    if edit.isPop { refuse(edit) } else { waitingEdits.append(edit) }
    return false
  }

  private func refuse(_ edit: StackEdit) {
    Device.current.console(
      "\(edit.name) called on \(Device.describe(self)) while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated.")
  }

  private func change(by edit: StackEdit) -> [UIViewController] {
    let old = stack
    let new = edit.applied(to: old)
    let leaving = old.filter { screen in !new.contains { $0 === screen } }
    let arriving = new.filter { screen in !old.contains { $0 === screen } }
    let isInteractive = startsInteractively
    startsInteractively = false
    let itemsBefore = bar.itemStack

    // B108: open for setViewControllers; B153: open for a swipe.
    var tellsWillMove = !leaving.isEmpty
    if case .set = edit, tellsWillMove { tellsWillMove = Device.current.assumed(\.setViewControllersSendsWillMove) }
    if isInteractive, tellsWillMove, !Device.current.assumed(\.willMoveAtSwipeStart) { tellsWillMove = false }
    if tellsWillMove { for screen in leaving.reversed() { screen.tellWillMove(to: nil) } }
    for screen in arriving { attach(screen) }
    stack = new
    changeItems(by: edit, leaving: leaving, arriving: arriving, isInteractive: isInteractive)

    guard let to = new.last, let from = old.last, from !== to, viewIfLoaded?.window != nil,
      appearance == .appearing || appearance == .appeared
    else {
      settle(leaving: leaving, arriving: arriving, topBefore: old.last)
      // B107: outside of a window the array changes and nothing else.
      let isOutside = viewIfLoaded?.window == nil
      return isOutside && edit.isPop && Device.current.assumed(\.popOutsideWindowReturnsNil) ? [] : leaving
    }
    show(
      to, from: from, operation: edit.operation(from: old, to: new), leaving: leaving.reversed(), arriving: arriving,
      animated: edit.isAnimated && appearance == .appeared, isInteractive: isInteractive,
      stackBefore: old, itemsBefore: itemsBefore, toldWillMove: tellsWillMove)
    return leaving
  }

  /// The items follow the screens, except where an answer of the app keeps one (see ``askForPop(of:)``).
  private func changeItems(
    by edit: StackEdit, leaving: [UIViewController], arriving: [UIViewController], isInteractive: Bool
  ) {
    switch edit {
    case .push(let screen, _):
      bar.push(screen.navigationItem)
    case .pop:
      guard let item = leaving.last?.navigationItem, bar.itemStack.contains(where: { $0 === item }) else { return }
      // B311: the screen has gone from the stack, its item is still in the bar.
      let mayPop = asksForPop(isInteractive: isInteractive) ? askForPop(of: item) : true
      // B4: a swipe does not listen to the answer.
      if mayPop || isInteractive { bar.remove([item]) }
    case .popTo, .popToRoot:
      bar.remove(leaving.map(\.navigationItem))
    case .set:
      bar.replaceItems(with: stack.map(\.navigationItem))
    }
  }

  /// Nothing on display changes: the screens just go and come.
  private func settle(leaving: [UIViewController], arriving: [UIViewController], topBefore: UIViewController?) {
    if let topBefore, topBefore !== stack.last {
      topBefore.viewIfLoaded?.removeFromSuperview()
      if topBefore.appearance == .disappearing { topBefore.endAppearanceTransition() }
    }
    for screen in leaving.reversed() {
      detach(screen)
      screen.tellDidMove(to: nil)
    }
    if let topBefore, leaving.contains(where: { $0 === topBefore }) { bar.tellDidPop(topBefore.navigationItem) }
    for screen in arriving { screen.tellDidMove(to: self) }
    if viewIfLoaded?.window != nil, transition == nil, let top = stack.last, top.viewIfLoaded?.superview == nil,
      appearance == .appeared
    {
      showFirst(top)
    }
  }
}
