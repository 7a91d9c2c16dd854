import BackGuard
import BackGuardUIKit
import HeadlessUIKit

/// Every controller that has been seen, until it is known what has become of it.
@MainActor
struct WatchedScreens {
  /// An object, because copying a weak reference is expensive.
  @MainActor
  final class Entry {
    private(set) weak var screen: UIViewController?
    let id: LeavingScreen.ID
    // The name of a type is expensive, and seldom needed.
    private let title: String?
    private let type: UIViewController.Type
    /// The actions, by their numbers, in which the screen was there or on its way out.
    var actions: ClosedRange<Int>
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
      title = screen.title
      type = Swift.type(of: screen)
      actions = action...Int.max
    }

    var name: String { title ?? String(describing: type) }

    /// Another one may have got the same place in memory.
    fileprivate func isOf(_ other: UIViewController) -> Bool { id == LeavingScreen.ID(other) && screen != nil }
  }

  private(set) var entries: [Entry] = []
  /// Who is there, in the order of the tree.
  private var here: [Entry] = []

  var gone: [Entry] { entries.filter(\.isGone) }
  /// Whether code has taken somebody away since the phone last was at rest.
  var hasRemovalsByCode: Bool { entries.contains(where: \.isRemovedByCode) }

  /// Whether somebody who is there has something to lose.
  var hasSomethingAtStake: Bool { entries.contains { $0.isUnsaved && !$0.isGone } }
  /// Who that is.
  var namesAtStake: [String] { entries.filter { $0.isUnsaved && !$0.isGone }.map(\.name) }

  func isRemovedByCode(_ screen: UIViewController) -> Bool {
    entries.contains { $0.isRemovedByCode && $0.isOf(screen) }
  }

  func markRemovedByCode(_ screens: [UIViewController]) {
    for entry in entries where screens.contains(where: entry.isOf) { entry.isRemovedByCode = true }
  }

  /// Finds out who has gone; who they were is as the last look found it.
  ///
  /// - Returns: those who have gone since.
  mutating func findGone(in tree: ControllerTree, after action: Int) -> [Entry] {
    let known = entries.count
    here.removeAll(keepingCapacity: true)
    for controller in tree.controllers { here.append(entry(of: controller, seenIn: action)) }
    var found: [Entry] = []
    for entry in entries[..<known] {
      if here.contains(where: { $0 === entry }) {
        entry.isGone = false
        continue
      }
      if entry.actions.upperBound == .max, entry.screen == nil {
        entry.actions = entry.actions.lowerBound...action
      }
      if !entry.isGone {
        entry.isGone = true
        entry.departures += 1
        found.append(entry)
      }
    }
    return found
  }

  private mutating func entry(of screen: UIViewController, seenIn action: Int) -> Entry {
    if let known = entries.first(where: { $0.isOf(screen) }) { return known }
    let new = Entry(screen, seenIn: action)
    entries.append(new)
    return new
  }

  /// Looks at everybody who was there when it was found out who has gone.
  func look(at tree: ControllerTree, in registry: LeaveGuardRegistry, isUnsaved: (UIViewController) -> Bool) {
    for index in here.indices {
      let (screen, entry) = (tree.controllers[index], here[index])
      entry.isUnsaved = isUnsaved(screen)
      entry.isGuarded = registry.hasGuards(screen)
      entry.isSeen = screen.navigationController is GuardedNavigationController
    }
  }

  /// Nothing moves and nobody is asked: the books are closed.
  mutating func close() {
    if entries.contains(where: \.isGone) { entries.removeAll(where: \.isGone) }
    for entry in entries {
      entry.isRemovedByCode = false
      entry.departures = 0
    }
  }
}
