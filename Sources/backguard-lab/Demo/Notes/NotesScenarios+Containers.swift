import BackGuardTesting
import Foundation
import HeadlessUIKit
import Notes

/// The notes in tabs and in columns, and found by a search.
extension NotesScenarios {
  /// A tap on the selected tab goes back to its root; one on another tab leaves nothing.
  var tabs: [Scenario] {
    func step(_ answer: String, _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        WayOut.tabReselect.action, answering: [answer],
        expecting: .init(asked: ["Editor"], outcomes: ["tabReselect \(outcome)"], stack: stack),
        action: { try WayOut.tabReselect.perform($0) })
    }
    return [
      scenario(
        "tab re-tap, unsaved", root: { NotesApp.makeTabs(guarded: $0) },
        [Self.openNote, Self.tap("Edit"), Self.type],
        [
          Scenario.Step(
            "tap another tab, and back", expecting: .init(stack: editor),
            action: {
              try $0.tapTab("Settings")
              try $0.tapTab("Notes")
            }),
          step(Self.stay, "prevented by Editor", editor), step(Self.leave, "left", root),
        ])
    ]
  }

  /// The first text in sight is the search in the other column.
  private static let typeInColumn: Action = {
    let share = $0.layoutDirection == .rightToLeft ? 0.3 : 0.7
    $0.tap(at: CGPoint(x: $0.window.bounds.maxX * share, y: $0.window.bounds.midY))
    try $0.enterText(" Soon.")
  }

  /// Another note for the other column, which holds an editor; and a pad that is turned.
  var columns: [Scenario] {
    let travel: Action = { try $0.tap(titled: "Travel") }
    func step(_ answer: String, _ outcome: String, _ stack: [String], effect: String) -> Scenario.Step {
      Scenario.Step(
        "choose another note", answering: [answer],
        expecting: .init(asked: ["Editor"], outcomes: ["code \(outcome)"], stack: stack, effect: effect),
        observing: { "selected: \($0.selectedRow)" }, action: travel)
    }
    let detail = ["Groceries", "Edit"]
    return [
      scenario(
        "replacing a column, unsaved", idiom: .pad, root: { NotesApp.makeSplit(guarded: $0) },
        [Self.tap("Edit"), Self.typeInColumn],
        [
          step(Self.stay, "prevented by Editor", detail, effect: "selected: Groceries"),
          step(Self.leave, "left", ["Travel"], effect: "selected: Travel"),
        ]),
      scenario(
        "columns that collapse and expand, unsaved", idiom: .pad, root: { NotesApp.makeSplit(guarded: $0) },
        [Self.tap("Edit"), Self.typeInColumn],
        [
          Scenario.Step(
            "another app comes beside it", expecting: .init(stack: detail),
            action: { $0.resizeWindow(toWidth: 400) }),
          Scenario.Step(
            "and goes again", expecting: .init(stack: detail), action: { $0.resizeWindow(toWidth: nil) }),
        ]),
    ]
  }

  /// Collapsed columns lie in one stack: its bar goes back over the whole stack of the editor.
  var outerStack: Scenario {
    func step(_ answer: String, _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        WayOut.outerContainer.action, answering: [answer],
        expecting: .init(asked: ["Editor"], outcomes: ["backButton \(outcome)"], stack: stack),
        skippedBecause: tapSkip, action: { try $0.tapBack() })
    }
    return scenario(
      "outer stack, unsaved", idiom: .pad, root: { NotesApp.makeSplit(guarded: $0, editing: true) },
      [Self.typeInColumn, { $0.resizeWindow(toWidth: 400) }],
      [step(Self.stay, "prevented by Editor", ["Edit"]), step(Self.leave, "left", root)])
  }

  /// A note that was found by a search is left like any other.
  var search: Scenario {
    func step(_ answer: String, _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        "swipe from the edge to 80 %", answering: [answer],
        expecting: .init(asked: ["Editor"], outcomes: ["swipe \(outcome)"], stack: stack),
        action: { try $0.swipeBack(.edge, to: 0.8) })
    }
    return scenario(
      "from a search, unsaved",
      [
        { (device: Device) in
          try device.tapText()
          try device.enterText("guests")
        }, Self.openNote, Self.tap("Edit"), Self.type,
      ],
      [step(Self.stay, "prevented by Editor", editor), step(Self.leave, "left", note)])
  }
}
