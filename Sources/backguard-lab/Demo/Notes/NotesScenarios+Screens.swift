import BackGuardTesting
import HeadlessUIKit

/// Screens with something of their own: a form in a table, a video, a screen that is its own guard.
extension NotesScenarios {
  /// A table that scrolls and whose rows swipe as if it were not guarded.
  var dirtyTable: Scenario {
    let form = note + ["Details"]
    func swipeOverRow(_ words: String, _ toward: Device.RowSwipe, effect: String) -> Scenario.Step {
      Scenario.Step(
        words, expecting: .init(stack: form, effect: effect), observing: { $0.rowActions },
        action: { try $0.swipeRow("Milk", toward) })
    }
    return scenario(
      "dirty table", [Self.openNote, Self.tap("Details"), Self.type],
      [
        Scenario.Step(
          "scroll by 120", expecting: .init(stack: form, effect: "scrolled by 120"),
          observing: { "scrolled by \($0.scrolledBy)" }, action: { $0.scroll(by: 120) }),
        Scenario.Step(
          "scroll back", expecting: .init(stack: form, effect: "scrolled by 0"),
          observing: { "scrolled by \($0.scrolledBy)" }, action: { $0.scroll(by: -120) }),
        swipeOverRow("swipe a row to leading", .toLeading, effect: "row offers Delete"),
        Scenario.Step(
          "tap another row", expecting: .init(stack: form, effect: "row offers nothing"),
          observing: { $0.rowActions }, action: Self.tap("Bread")),
        swipeOverRow("swipe a row to trailing", .toTrailing, effect: "row offers First"),
        Scenario.Step(
          "tap another row", expecting: .init(stack: form, effect: "row offers nothing"),
          observing: { $0.rowActions }, action: Self.tap("Bread")),
        // Over a row without actions this is the content swipe, where there is one.
        Scenario.Step(
          "swipe a row without actions", answering: hasContentSwipe ? [Self.stay] : [],
          expecting: .init(
            asked: hasContentSwipe ? ["DetailsForm"] : [],
            outcomes: hasContentSwipe ? ["swipe prevented by DetailsForm"] : [], stack: form),
          action: { try $0.swipeRow("Author", .toTrailing) }),
        // A finger would open the action of the row it comes across; a trackpad does not.
        Scenario.Step(
          WayOut.trackpadSwipe.action, answering: [Self.leave],
          expecting: .init(asked: ["DetailsForm"], outcomes: ["swipe left"], stack: note),
          action: { try WayOut.trackpadSwipe.perform($0) }),
      ])
  }

  /// The video turns to portrait in place of leaving, and leaves in portrait.
  var video: Scenario {
    let landscape: Action = { $0.rotate(to: .landscapeLeft) }
    let orientation: @MainActor (Device) -> String = {
      $0.windowScene.interfaceOrientation.isLandscape ? "in landscape" : "in portrait"
    }
    return scenario(
      "video", [Self.openNote, Self.tap("Play"), landscape],
      [
        Scenario.Step(
          "swipe from the edge to 80 %",
          expecting: .init(
            asked: ["Video"], outcomes: ["swipe prevented by Video"], stack: note + ["Video"], effect: "in portrait"),
          observing: orientation, action: { try $0.swipeBack(.edge, to: 0.8) }),
        Scenario.Step(
          "tap back", expecting: .init(outcomes: ["backButton left"], stack: note, effect: "in portrait"),
          observing: orientation, skippedBecause: tapSkip, action: { try $0.tapBack() }),
      ])
  }

  /// The protocol form, which needs the library's container.
  var tags: Scenario {
    let tags = note + ["Tags"]
    func step(_ answer: String, _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        "tap back", answering: [answer],
        expecting: .init(asked: ["Tags"], outcomes: ["backButton \(outcome)"], stack: stack),
        skippedBecause: wayIn == .attached ? "the protocol form needs the subclass" : nil,
        action: { try $0.tapBack() })
    }
    return scenario(
      "a screen that is its own guard", [Self.openNote, Self.tap("Tags"), Self.type],
      [step("Cancel", "prevented by Tags", tags), step("Save", "left", note)])
  }
}
