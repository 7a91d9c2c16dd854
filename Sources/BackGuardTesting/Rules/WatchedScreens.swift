import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// Every controller that has been seen, until it is known what has become of it.
@MainActor
struct WatchedScreens {
  @MainActor
  struct Entry {
    private(set) weak var screen: UIViewController?
    let id: LeavingScreen.ID
    let name: String
    /// The actions, by their numbers, in which the screen was there or on its way out.
    fileprivate(set) var actions: ClosedRange<Int>
    fileprivate(set) var isUnsaved = false
    fileprivate(set) var isGuarded = false
    /// Whether its stack sees every pop.
    fileprivate(set) var isSeen = false
    /// Whether the app's code has taken it away, or will have by the next time nothing moves.
    fileprivate(set) var isRemovedByCode = false
    fileprivate(set) var isGone = false
    /// How often it has gone since the phone last was at rest: who has come back may go again.
    fileprivate(set) var departures = 0

    init(_ screen: UIViewController, seenIn action: Int) {
      self.screen = screen
      id = LeavingScreen.ID(screen)
      name = Device.name(of: screen)
      actions = action...Int.max
    }
  }

  private(set) var entries: [Entry] = []

  var gone: [Entry] { entries.filter(\.isGone) }
  /// Whether code has taken somebody away since the phone last was at rest.
  var hasRemovalsByCode: Bool { entries.contains(where: \.isRemovedByCode) }

  /// Whether somebody who is there has something to lose.
  var hasSomethingAtStake: Bool { entries.contains { $0.isUnsaved && !$0.isGone } }
  /// Who that is.
  var namesAtStake: [String] { entries.filter { $0.isUnsaved && !$0.isGone }.map(\.name) }

  func isRemovedByCode(_ screen: UIViewController) -> Bool {
    entries.contains { $0.screen === screen && $0.isRemovedByCode }
  }

  mutating func markRemovedByCode(_ screens: [UIViewController]) {
    for index in entries.indices where screens.contains(where: { $0 === entries[index].screen }) {
      entries[index].isRemovedByCode = true
    }
  }

  /// Finds out who has gone; who they were is as the last look found it.
  ///
  /// - Returns: those who have gone since, with what `stillMatters` says of those that live.
  mutating func findGone(in tree: ControllerTree, after action: Int) -> [Entry] {
    var found: [Entry] = []
    for index in entries.indices {
      if entries[index].screen == nil, entries[index].actions.upperBound == .max {
        entries[index].actions = entries[index].actions.lowerBound...action
      }
      let isHere = entries[index].screen.map(tree.contains) ?? false
      if isHere {
        entries[index].isGone = false
      } else if !entries[index].isGone {
        entries[index].isGone = true
        entries[index].departures += 1
        found.append(entries[index])
      }
    }
    return found
  }

  /// Looks at everybody who is there.
  mutating func look(
    at tree: ControllerTree, after action: Int, in registry: LeaveGuardRegistry, isUnsaved: (UIViewController) -> Bool
  ) {
    for screen in tree.controllers {
      let index = entries.firstIndex { $0.screen === screen } ?? entries.endIndex
      if index == entries.endIndex { entries.append(Entry(screen, seenIn: action)) }
      entries[index].isUnsaved = isUnsaved(screen)
      entries[index].isGuarded = registry.hasGuards(screen)
      entries[index].isSeen = screen.navigationController is GuardedNavigationController
    }
  }

  /// Nothing moves and nobody is asked: the books are closed.
  mutating func close() {
    entries.removeAll(where: \.isGone)
    for index in entries.indices {
      entries[index].isRemovedByCode = false
      entries[index].departures = 0
    }
  }
}
