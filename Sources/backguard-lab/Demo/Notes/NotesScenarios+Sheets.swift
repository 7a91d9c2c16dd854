import BackGuardTesting
import HeadlessUIKit

/// The settings in a sheet: dragged down, tapped beside, scrubbed and closed.
extension NotesScenarios {
  private static let settings = ["Settings"]
  private static let changeSettings: Action = {
    try $0.tapText()
    try $0.enterText(" B.")
  }

  var sheets: [Scenario] {
    [
      sheet("sheet drag", "sheet", WayOut.sheetSwipe.action) { try WayOut.sheetSwipe.perform($0) },
      sheet(
        "tap outside of a sheet", idiom: .pad, "sheet", WayOut.sheetTapOutside.action,
        skippedBecause: reasonToSkip(.sheetTapOutside)
      ) { try WayOut.sheetTapOutside.perform($0) },
      sheet("Cancel in a sheet", "ownButton", "tap Cancel") { try $0.tap(titled: "Cancel") },
      changeOfMind,
    ]
  }

  private func sheet(
    _ name: String, idiom: UIUserInterfaceIdiom = .phone, _ trigger: String, _ words: String,
    skippedBecause reason: String? = nil, _ action: @escaping Action
  ) -> Scenario {
    func step(_ answer: String, _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        words, answering: [answer],
        expecting: .init(asked: ["Settings"], outcomes: ["\(trigger) \(outcome)"], stack: stack),
        skippedBecause: reason, action: action)
    }
    return scenario(
      "\(name), unsaved", idiom: idiom, [Self.tap("Settings"), Self.changeSettings],
      [step(Self.stay, "prevented by Settings", Self.settings), step(Self.leave, "left", root)])
  }

  /// A finger that changes its mind asks nobody, nor does an unchanged sheet.
  private var changeOfMind: Scenario {
    scenario(
      "sheet drag, unchanged", [Self.tap("Settings")],
      [
        Scenario.Step(
          "drag the sheet down to 20 %, let go", expecting: .init(outcomes: ["sheet cancelled"], stack: Self.settings),
          action: { try $0.dragSheet(to: 0.2, milliseconds: 2_000) }),
        Scenario.Step(
          WayOut.sheetSwipe.action, expecting: .init(outcomes: ["sheet left"], stack: root),
          action: { try WayOut.sheetSwipe.perform($0) }),
      ])
  }
}
