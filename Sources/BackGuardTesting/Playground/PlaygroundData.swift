import Foundation
import HeadlessUIKit

/// What a playground's page knows, as JSON: pieces of drawings, texts and reasons stand in it once each.
@MainActor
struct PlaygroundData {
  private var nodes = Table<SVGNode>()
  /// The pieces in the page's form, inner ones first.
  private var parts: [String] = []
  private var frames = Table<[Int]>()
  private var boxes = Table<String>()
  private var texts = Table<String>()
  private var areas = Table<[Int]>()
  private var actions = Table<UserAction>()
  private var whys = Table<PlaygroundWhy>()
  private var clips = Table<SVGDefinition>()
  private var sets: [String] = []

  init(_ games: [Playground.Game]) {
    for game in games { sets.append(json(game)) }
  }

  var definitions: [SVGDefinition] { clips.elements }

  var json: String {
    let members = [
      ("parts", parts), ("frames", frames.elements.map { JSONText.array($0) }),
      ("boxes", boxes.elements.map(JSONText.string)), ("texts", texts.elements.map(JSONText.string)),
      ("areas", areas.elements.map { JSONText.array($0) }),
      ("actions", actions.elements.map { JSONText.array([$0.kind, $0.label].map(JSONText.string)) }),
      (
        "whys",
        whys.elements.map {
          JSONText.array([JSONText.array($0.ids.map(JSONText.string)), JSONText.string($0.sentence)])
        }
      ),
      ("sets", sets),
    ]
    return "{" + members.map { "\"\($0)\":\(JSONText.array($1))" }.joined(separator: ",\n") + "}"
  }

  // MARK: - Parts

  private mutating func json(_ game: Playground.Game) -> String {
    let states = game.states.map { json($0) }
    let names = [game.system, game.way, game.name].map(JSONText.string)
    return "{\"system\":\(names[0]),\"way\":\(names[1]),\"name\":\(names[2]),\"mirrored\":\(game.isMirrored),"
      + "\"states\":\(JSONText.array(states))}"
  }

  private mutating func json(_ state: PlaygroundState) -> String {
    let pending = state.pending.map { texts.place(of: $0) }
    let atStake = state.atStake.map { texts.place(of: $0) }
    let steps = zip(state.actions, state.steps).map { json($0, $1) }
    return JSONText.array([
      "\(place(of: state.drawing))", "\(texts.place(of: state.summary))", JSONText.array(pending),
      JSONText.array(atStake), JSONText.array(steps),
    ])
  }

  private mutating func json(_ action: PlaygroundAction, _ step: PlaygroundStep?) -> String {
    let area = action.area.map { area in
      areas.place(of: [area.minX, area.minY, area.width, area.height].map { Int($0.rounded()) })
    }
    let head = ["\(actions.place(of: action.action))", "\(area ?? -1)"]
    guard let step else { return JSONText.array(head) }
    let lines = step.lines.map { texts.place(of: $0) }
    let reasons = PlaygroundWhy.reasons(for: step.lines).map { whys.place(of: $0) }
    let frames = step.frames.map { place(of: $0) }
    return JSONText.array(
      head + [
        "\(step.target)", JSONText.array(frames), "\(step.milliseconds)", JSONText.array(lines),
        JSONText.array(reasons), JSONText.array(step.violations.map { texts.place(of: $0) }),
      ])
  }

  private mutating func place(of drawing: SVGDrawing) -> Int {
    for clip in drawing.definitions { _ = clips.place(of: clip) }
    return frames.place(of: [place(of: drawing.content), boxes.place(of: drawing.viewBox)])
  }

  private mutating func place(of node: SVGNode) -> Int {
    var children: [Int] = []
    if case .group(_, let nodes, _) = node { children = nodes.map { place(of: $0) } }
    let known = nodes.place(of: node)
    guard known == parts.count else { return known }
    switch node {
    case .element(let text): parts.append(JSONText.string(text))
    case .group(let open, _, let close):
      parts.append(JSONText.array([JSONText.string(open)] + children.map { "\($0)" } + [JSONText.string(close)]))
    }
    return known
  }
}

extension UserAction {
  /// What kind of action it is, for the page's script.
  fileprivate var kind: String {
    switch self {
    case .tapBack: "tapBack"
    case .longPressBack: "longPress"
    case .chooseRow, .answer, .tap, .tapTab: "tap"
    case .closeMenu, .tapOutside: "outside"
    case .swipeBack(let swipe, let percent): "\(swipe)\(percent)"
    case .scrub: "scrub"
    case .pressBackKeys: "keys"
    case .dragSheet(let percent): "sheet\(percent)"
    case .own: "own"
    case .waitUntilDue, .waitHalf: "wait"
    }
  }

  /// What stands on its button.
  fileprivate var label: String {
    switch self {
    case .tapBack: "Tap back"
    case .longPressBack: "Long-press back"
    case .chooseRow(let title): "Choose “\(title)”"
    case .closeMenu: "Close the menu"
    case .swipeBack(.edge, let percent): "Edge swipe, \(percent) %"
    case .swipeBack(.content, let percent): "Content swipe, \(percent) %"
    case .swipeBack(.trackpad, let percent): "Trackpad swipe, \(percent) %"
    case .scrub: "Scrub with two fingers"
    case .pressBackKeys: "Press ⌘["
    case .tapTab(let title): "Tap the tab “\(title)”"
    case .dragSheet(let percent): "Drag the sheet, \(percent) %"
    case .tapOutside: "Tap outside"
    case .answer(let title): "Answer “\(title)”"
    case .tap(let title): "Tap “\(title)”"
    case .own(let name): name.prefix(1).uppercased() + name.dropFirst()
    case .waitUntilDue, .waitHalf: "Wait"
    }
  }
}
