import BackGuard
import Foundation
import HeadlessUIKit
import Testing

@testable import BackGuardTesting
@testable import backguard_lab

@MainActor
@Suite("The playground")
struct PlaygroundTests {
  private func search(
    _ wayIn: WayIn = .subclass, depth: Int, system: Int = 26,
    until mustStop: @escaping @MainActor () -> Bool = { false }
  ) -> PlaygroundSearch {
    PlaygroundSearch(.notesEditor(wayIn), depth: depth, until: mustStop) {
      Device(system: .init(system), recordsEvents: false)
    }
  }

  private func page(_ apps: [ExploredApp], depth: Int) -> Playground {
    var playground = Playground("Test", depth: depth)
    for (index, app) in apps.enumerated() {
      playground.add(app, way: "way\(index)", name: "Way \(index)") { Device(recordsEvents: false) }
    }
    return playground
  }

  @Test("the same bytes in every run")
  func deterministic() {
    #expect(page([.threeScreens(.subclass)], depth: 1).text == page([.threeScreens(.subclass)], depth: 1).text)
  }

  @Test("every state is reached by the actions that the page has, played by themselves", arguments: WayIn.allCases)
  func replayed(_ wayIn: WayIn) throws {
    let states = search(wayIn, depth: 2).states
    #expect(states.count > 40)
    for (place, state) in states.enumerated() where place % 5 == 0 {
      let world = ExploredWorld(.notesEditor(wayIn), on: Device(system: .newest))
      for action in way(to: place, in: states) { try world.perform(action) }
      #expect(SVGDrawing(of: world.device).description == state.drawing.description)
      #expect(world.device.summary == state.summary)
    }
  }

  private func way(to place: Int, in states: [PlaygroundState]) -> [UserAction] {
    guard let step = states[place].parent else { return [] }
    return way(to: step.state, in: states) + [states[step.state].actions[step.action].action]
  }

  @Test("stopped, it has what was tried so far, and says that there is more")
  func stopped() {
    var asked = 0
    let stopped = search(depth: 2) {
      asked += 1
      return asked > 10
    }
    let whole = search(depth: 2)
    #expect(whole.isComplete)
    #expect(!stopped.isComplete)
    #expect(stopped.states.flatMap(\.steps).compactMap(\.self).count == 10)
    #expect(stopped.states.map(\.summary) == Array(whole.states.map(\.summary).prefix(stopped.states.count)))
  }

  @Test("tap back, Keep Editing, swipe, Discard is in it, with the log and the reasons")
  func walk() throws {
    let states = search(depth: 4).states
    var place = 0
    func take(_ action: UserAction) throws -> [String] {
      var lines: [String] = []
      var next: UserAction? = action
      while let action = next {
        let index = try #require(states[place].actions.firstIndex { $0.action == action })
        let step = try #require(states[place].steps[index])
        lines += step.lines
        place = step.target
        next = states[place].actions.contains { $0.action == .waitUntilDue } ? .waitUntilDue : nil
      }
      return lines
    }
    #expect(states[place].atStake == ["Edit"])
    let asked = try take(.tapBack)
    #expect(asked.contains("bar.shouldPop(Edit) -> false"))
    #expect(states[place].pending == ["EditorViewController by backButton, asked: EditorViewController"])
    #expect(PlaygroundWhy.reasons(for: asked).flatMap(\.ids).contains("B7"))
    #expect(try take(.answer("Keep Editing")).contains("attempt ends: backButton prevented by EditorViewController"))
    #expect(try take(.swipeBack(.edge, percent: 70)).contains("recognizer BackGuard.gate: began"))
    #expect(try take(.answer("Discard")).contains("attempt ends: swipe left"))
    #expect(states[place].summary == "Notes › Groceries")
    #expect(states[place].atStake == [])
  }

  @Test("something can be done while something moves, and time passes to rest from everywhere")
  func rest() throws {
    let states = search(depth: 2).states
    for (place, state) in states.enumerated() {
      let time = state.actions.firstIndex { $0.action == .waitUntilDue }
      guard let time else { continue }
      #expect(state.steps[time] != nil, "state \(place) moves for ever")
    }
    let moving = states.filter { $0.actions.contains { $0.action == .waitUntilDue } }
    #expect(
      moving.contains { state in
        zip(state.actions, state.steps).contains { $0.action != .waitUntilDue && $1 != nil }
      })
    #expect(moving.contains { $0.steps.contains { ($0?.frames.count ?? 0) > 2 } })
  }

  @Test("the data is JSON whose places exist, and nothing in it can end the script")
  func data() throws {
    let text = page([.hostile], depth: 2).text
    #expect(text.components(separatedBy: "</script>").count == 3)
    let start = try #require(text.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let json = String(text[start.upperBound..<end.lowerBound])
    #expect(!json.contains("<"))
    let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [Any]])
    let frames = try #require(data["frames"] as? [[Int]])
    let parts = try #require(data["parts"])
    #expect(frames.allSatisfy { parts.indices.contains($0[0]) })
    #expect((data["texts"] as? [String])?.contains { $0.contains(ExploredApp.hostileTitle) } == true)
    let sets = try #require(data["sets"] as? [[String: Any]])
    let states = try #require(sets[0]["states"] as? [[Any]])
    for state in states {
      for step in state[4] as? [[Any]] ?? [] where step.count > 2 {
        #expect(states.indices.contains(step[2] as? Int ?? -1))
      }
    }
  }

  @Test("what a classic technique loses is shown as a broken rule")
  func violations() {
    let states = PlaygroundSearch(.editor(.plain), depth: 1) { Device(recordsEvents: false) }.states
    let broken = states.flatMap(\.steps).compactMap(\.self).flatMap(\.violations)
    #expect(broken.contains("Edit has unsaved changes and went without the user's consent."))
    // The rules are the library's: nothing of plain UIKit is explained by them.
    let lines = states.flatMap(\.steps).compactMap(\.self).flatMap(\.lines)
    #expect(PlaygroundWhy.reasons(for: lines).flatMap(\.ids).allSatisfy { $0.hasPrefix("B") })
  }

  @Test("every reason names rules and entries that exist")
  func reasons() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let catalog = try ["UIKitBehaviour", "UIKitBehaviourAdded", "UIKitBehaviourOtherWaysOut"].map {
      try String(contentsOf: root.appendingPathComponent("Documentation/\($0).md"), encoding: .utf8)
    }.joined()
    for id in PlaygroundWhy.all.flatMap(\.ids) {
      if id.hasPrefix("R") {
        #expect((1...14).contains(Int(id.dropFirst()) ?? 0))
      } else {
        #expect(catalog.contains("**\(id)**"), "\(id) is not in the catalog")
      }
    }
  }

  @Test("the command writes it and says how large it is")
  func command() async throws {
    let file = try TemporaryFile("play.html")
    let recording = RecordingConsole()
    #expect(await recording.run("explore", "three-screens", "--depth", "1", "--html", file.path) == 0)
    #expect(recording.errors.last?.hasPrefix("\(file.path): ") == true)
    #expect(recording.errors.last?.hasSuffix(" KB") == true)
    let text = try #require(file.text)
    #expect(text.contains("guards that attach themselves"))
    #expect(text.firstMatch(of: /(src|href)="[^#]/) == nil)
    #expect(text.utf8.count < 1_000_000)
  }
}

extension ExploredApp {
  fileprivate static let hostileTitle = "</script><!-- \"it's\" & \u{2028}"

  fileprivate static var hostile: ExploredApp {
    ExploredApp(
      "hostile", source: ".hostile",
      root: {
        let screens = ["Home", hostileTitle].map { title in
          let screen = UIViewController()
          screen.title = title
          return screen
        }
        let stack = UINavigationController()
        stack.setViewControllers(screens, animated: false)
        return stack
      },
      consentingBy: [], isUnsaved: { _ in false })
  }
}
