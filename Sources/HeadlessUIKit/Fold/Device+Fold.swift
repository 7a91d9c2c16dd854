import Foundation

extension Device {
  /// Describes what decides how the device goes on: no touch may be down.
  ///
  /// - Returns: the controllers that the description came to, in order, those on their way out included.
  @discardableResult
  public func fold(into fold: StateFold) -> [UIViewController] {
    run {
      fold.add(.device, deviceOrientation.rawValue)
      fold.add(.device, windowWidth.map { Int($0) } ?? -1)
      precondition(
        touchArena.touches.isEmpty && scrollArena.touches.isEmpty, "A state is described with a finger down.")
      fold.add(.clock, clock)
      for window in windows {
        fold.add(.device, window.windowScene?.orientation.rawValue ?? -1)
        fold.add(.controllers, window.rootViewController)
        fold.add(window)
      }
      return fold.describeControllers()
    }
  }
}

extension StateFold {
  /// What is scheduled: what it is, with which data, and how long it has.
  fileprivate func add(_ field: Field, _ clock: ManualClock) {
    add(field, clock.items.count)
    for item in clock.items {
      add(field, item.due - clock.now)
      add(field, item.work)
    }
  }

  private func add(_ field: Field, _ work: ScheduledWork) {
    switch work {
    case .nextTurn(let label): add(field, "turn", label)
    case .navigationTransitionEnds(let operation, let leaving, let arriving, let cancelled):
      add(field, "transition", operation, leaving, arriving, cancelled ? "cancelled" : "")
    case .presentationEnds(let controller, let isDismissal): add(field, isDismissal ? "dismissal" : "show", controller)
    case .dismissalTakenBack(let controller): add(field, "back", controller)
    case .rotationEnds(let toLandscape): add(field, "rotation", toLandscape ? "landscape" : "portrait")
    case .windowResizingEnds(let width): add(field, "width", "\(width)")
    case .alertAction(let alert, let title): add(field, "alert", alert, title)
    case .longPressFires(let recognizer): add(field, "press", recognizer)
    case .viewAnimationEnds(let label): add(field, "animation", label)
    }
  }

  private func add(_ field: Field, _ texts: String...) {
    for text in texts { add(field, text) }
  }
}
