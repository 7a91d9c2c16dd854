import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

/// Every way out of the editor: unchanged it is left at once, with unsaved changes after consent only.
extension NotesScenarios {
  func leaving(by way: WayOut) -> [Scenario] {
    if way.isMenu, wayIn == .attached { return [noMenu(way)] }
    let before = way == .ownButton ? root + ["New Note"] : editor
    let after = way == .ownButton || way == .backMenuManyRows ? root : note
    let skip = reasonToSkip(way)
    let prepare: [Action] =
      way == .ownButton
      ? [Self.tap("Add")] : [Self.openNote, Self.tap("Edit")] + (way == .zoomDismiss ? [Self.zoom] : [])
    func step(_ answers: [String], asked: [String], _ outcome: String, _ stack: [String]) -> Scenario.Step {
      // What the prediction allows is UIKit's own swipe from beginning to end.
      let effect = !way.isSwipe ? nil : asked.isEmpty ? "natively" : "held back"
      let trigger = isUnsigned(way) ? "unattributed" : asked.isEmpty && isUnseen(way) ? unseenTrigger : way.trigger
      return Scenario.Step(
        way.action, answering: answers,
        expecting: .init(asked: asked, outcomes: ["\(trigger) \(outcome)"], stack: stack, effect: effect),
        observing: way.isSwipe ? Self.howItRan : nil, skippedBecause: skip, action: { try way.perform($0) })
    }
    return [
      scenario("\(way.title), unchanged", prepare, [step([], asked: [], "left", after)]),
      scenario(
        "\(way.title), unsaved", prepare + [Self.type],
        [
          step([Self.stay], asked: ["Editor"], "prevented by Editor", before),
          step([Self.leave], asked: ["Editor"], "left", after),
        ]),
    ]
  }

  /// Whether UIKit runs it without a word to an attached stack, where nobody objects.
  private func isUnseen(_ way: WayOut) -> Bool {
    wayIn == .attached && (way == .accessibilityEscape || way == .zoomDismiss)
  }

  /// What an attached stack knows of it: nothing, unless UIKit runs our back action.
  private var unseenTrigger: String { assumptions.scrubCalls == .backButton ? "backButton" : "unattributed" }

  /// Whether UIKit pops before it asks anybody by name.
  private func isUnsigned(_ way: WayOut) -> Bool {
    way == .accessibilityEscape && assumptions.escapeOrder == .systemFirst
  }

  /// Lets the top screen zoom back, as an app does that has shown it by a zoom.
  private static let zoom: Action = { device in
    guard device.systemVersion >= WayOut.zoomDismiss.firstSystem else { return }
    device.run {
      let screen = device.stack?.topViewController
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { [weak screen] context in
        screen?.zoomDismissalShouldBegin(context) ?? context.willBegin
      }
      screen?.preferredTransition = .zoom(options: options) { _ in nil }
    }
  }

  private static let howItRan: @MainActor (Device) -> String = { $0.ranSwipe }

  /// An attached stack is not told of the menu's rows, so where one would pass a guard there is no menu.
  private func noMenu(_ way: WayOut) -> Scenario {
    let step = Scenario.Step(
      "long-press back", expecting: .init(stack: editor, effect: "no menu"),
      observing: { $0.backMenu.map { "menu: \($0.joined(separator: ", "))" } ?? "no menu" },
      action: { try? $0.longPressBack() })
    return editing("\(way.title), unsaved", unsaved: true, [step])
  }

  // MARK: - Taps and swipes that are no ways out

  /// Where an attached stack cannot guard the tap, a tap would just leave.
  var tapSkip: String? { reasonToSkip(.backButton) }

  var doubleTap: Scenario {
    func step(_ answer: String, _ outcome: String, _ stack: [String]) -> Scenario.Step {
      Scenario.Step(
        "tap back twice", answering: [answer],
        expecting: .init(asked: ["Editor"], outcomes: ["backButton \(outcome)"], stack: stack),
        skippedBecause: tapSkip
      ) { device in
        try device.tapBack()
        device.tap(at: device.leadingTop)
      }
    }
    return editing(
      "double tap, unsaved", unsaved: true,
      [step(Self.stay, "prevented by Editor", editor), step(Self.leave, "left", note)])
  }

  var cancelledSwipe: Scenario {
    // An attached stack is not told of a swipe that UIKit ran and took back.
    let outcomes = wayIn == .subclass ? ["swipe cancelled"] : []
    return editing(
      "cancelled swipe, unchanged", unsaved: false,
      [
        Scenario.Step(
          "swipe from the edge to 30 %, let go",
          expecting: .init(outcomes: outcomes, stack: editor, effect: "natively"),
          observing: Self.howItRan, action: { try $0.swipeBack(.edge, to: 0.3) }),
        Scenario.Step(
          "swipe from the edge to 80 %", expecting: .init(outcomes: ["swipe left"], stack: note, effect: "natively"),
          observing: Self.howItRan, action: { try $0.swipeBack(.edge, to: 0.8) }),
      ])
  }

  var cancelledSwipeUnsaved: Scenario {
    editing(
      "cancelled swipe, unsaved", unsaved: true,
      [
        Scenario.Step(
          "swipe from the edge to 30 %, let go", expecting: .init(outcomes: ["swipe cancelled"], stack: editor),
          action: { try $0.swipeBack(.edge, to: 0.3) }),
        Scenario.Step(
          "swipe from the edge to 80 %", answering: [Self.stay],
          expecting: .init(asked: ["Editor"], outcomes: ["swipe prevented by Editor"], stack: editor),
          action: { try $0.swipeBack(.edge, to: 0.8) }),
      ])
  }
}
