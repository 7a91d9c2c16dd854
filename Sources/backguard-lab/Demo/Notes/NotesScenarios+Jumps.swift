import BackGuardTesting
import HeadlessUIKit

/// Jumps over two screens that object, and the app's own pops.
extension NotesScenarios {
  private var details: [String] { editor + ["Details"] }

  var jumps: [Scenario] {
    let byButton = jump("jump by own button", "tap Close", "ownButton", to: note) { try $0.tap(titled: "Close") }
    guard wayIn == .subclass else { return [byButton] }
    let byMenu = jump(
      "jump by back menu", WayOut.backMenuManyRows.action, "unattributed", to: root
    ) { try WayOut.backMenuManyRows.perform($0) }
    return [byMenu, byButton]
  }

  /// Both would ask the same, so they are asked in one dialog.
  private func jump(
    _ name: String, _ words: String, _ trigger: String, to destination: [String], _ action: @escaping Action
  ) -> Scenario {
    func step(_ answers: [String], asked: [String], _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        words, answering: answers, expecting: .init(asked: asked, outcomes: ["\(trigger) \(outcome)"], stack: stack),
        action: action)
    }
    return scenario(
      name, [Self.openNote, Self.tap("Edit"), Self.type, Self.tap("Details"), Self.type],
      [
        step([Self.stay], asked: ["DetailsForm", "Editor"], "prevented by DetailsForm", details),
        step([Self.leave], asked: ["DetailsForm", "Editor"], "left", destination),
      ])
  }

  // MARK: - By code

  /// Saving leaves by a bypass: nobody is asked.
  var save: Scenario {
    editing(
      "save, which bypasses", unsaved: true,
      [
        Scenario.Step(
          "tap Save", expecting: .init(outcomes: ["code left"], stack: note), action: Self.tap("Save"))
      ])
  }

  var codePops: [Scenario] {
    let unanimated = Scenario.Step(
      "the app pops, unanimated", expecting: .init(outcomes: ["\(trigger("code")) left"], stack: note),
      action: { device in device.run { _ = device.stack?.popViewController(animated: false) } })
    // In doubt, ask: an animated pop may be the user's. An attached stack is not told of it.
    let isAsked = wayIn == .subclass
    let animated = Scenario.Step(
      WayOut.code.action, answering: isAsked ? [Self.stay] : [],
      expecting: .init(
        asked: isAsked ? ["Editor"] : [],
        outcomes: [isAsked ? "unattributed prevented by Editor" : "unattributed left"], stack: isAsked ? editor : note,
        isReported: !isAsked),
      action: { try WayOut.code.perform($0) })
    return [
      editing("pop by code, unanimated", unsaved: true, [unanimated]),
      editing("pop by code, animated", unsaved: true, [animated]),
    ]
  }
}
