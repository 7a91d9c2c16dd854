import BackGuardTesting
import HeadlessUIKit
import Notes

/// What is played on the Notes app on one system, for one way in: every way out, and what a guard must not disturb.
@MainActor
struct NotesScenarios {
  let system: Device.SystemVersion
  let wayIn: WayIn
  var assumptions = Device.Assumptions()

  /// Whether a swipe over the content goes back.
  var hasContentSwipe: Bool { system >= Device.SystemVersion(26) && assumptions.contentSwipeIsEnabled }

  /// Why there is no such way out here, or why the library does not cover it; `nil` if it does.
  func reasonToSkip(_ way: WayOut) -> String? {
    switch way {
    case .contentSwipe where !hasContentSwipe: "exists from iOS 26 on"
    case _ where system < way.firstSystem: "exists from iOS \(way.firstSystem) on"
    case .sheetTapOutside where !assumptions.tapOutsideDismissesSheets: "a tap outside does nothing"
    case .accessibilityEscape where wayIn == .attached && system < Device.SystemVersion(17): "attached: from iOS 17 on"
    case .accessibilityEscape where wayIn == .attached && assumptions.escapeOrder == .systemFirst:
      "attached: the system asks nobody first"
    case .backButton where wayIn == .attached && system < Device.SystemVersion(16): "attached: from iOS 16 on"
    default: nil
    }
  }

  var all: [Scenario] {
    WayOut.ofUser.flatMap(leaving(by:)) + [doubleTap, cancelledSwipe, cancelledSwipeUnsaved] + jumps
      + [dirtyTable, video, tags, save] + codePops + sheets + tabs + columns + [outerStack, search]
  }

  // MARK: - Parts

  typealias Action = @MainActor (Device) throws -> Void

  static let openNote: Action = { try $0.tap(titled: "Groceries") }
  static let type: Action = {
    try $0.tapText()
    try $0.enterText(" Soon.")
  }

  static func tap(_ title: String) -> Action {
    { try $0.tap(titled: title) }
  }

  static let stay = "Keep Editing"
  static let leave = "Discard"

  let editor = ["Notes", "Groceries", "Edit"]
  let note = ["Notes", "Groceries"]
  let root = ["Notes"]

  /// Who makes an attempt that UIKit does not sign: an attached stack is not told of pops at all.
  func trigger(_ trigger: String) -> String { wayIn == .subclass ? trigger : "unattributed" }

  func scenario(
    _ name: String, idiom: UIUserInterfaceIdiom = .phone,
    root makeRoot: @escaping @MainActor (_ guarded: Bool) -> UIViewController = { NotesApp.makeRoot(guarded: $0) },
    _ preparations: [Action], _ steps: [Scenario.Step]
  ) -> Scenario {
    let isGuarded = wayIn == .subclass
    return Scenario(
      name, wayIn: wayIn, idiom: idiom, root: { makeRoot(isGuarded) }, preparing: preparations, steps: steps)
  }

  /// A scenario that begins in the editor of a note.
  func editing(_ name: String, unsaved: Bool, _ steps: [Scenario.Step]) -> Scenario {
    scenario(name, [Self.openNote, Self.tap("Edit")] + (unsaved ? [Self.type] : []), steps)
  }
}
