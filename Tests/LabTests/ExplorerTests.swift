import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("The explorer")
struct ExplorerTests {
  @Test(
    "finds no violation, and checks its own description of states",
    arguments: ExploredScenario.allCases, WayIn.allCases)
  func clean(_ scenario: ExploredScenario, _ wayIn: WayIn) {
    for system in [18, 26] {
      let result = explore(scenario.app(wayIn), depth: scenario.depthInTests, system: Device.SystemVersion(system))
      #expect(result.findings.map(\.actions) == [])
      #expect(result.states > 5)
      #expect(result.checkedEdges >= result.edges / 4)
      #expect(result.executed > result.executedBySearch)
    }
  }

  @Test("comes to everything that can become of an attempt, three actions deep")
  func passages() {
    let scenarios: [ExploredScenario] = [.threeScreens, .code, .tabs, .slowConfirmation, .changingMind]
    let seen = scenarios.reduce(into: Set<AttemptPassage>()) {
      $0.formUnion(explore($1.app(.subclass), depth: 3).passages)
    }
    #expect(Set(AttemptPassage.allCases).subtracting(seen) == [])
  }

  @Test("counts the same in every run")
  func deterministic() {
    let counts = (1...2).map { _ in
      let result = explore(.threeScreens(.subclass), depth: 4)
      return [result.states, result.edges, result.executed, result.worlds, result.checkedEdges]
    }
    #expect(counts[0] == counts[1])
  }

  @Test("finds what plain UIKit loses, by one action, and prints it as a test")
  func unguarded() throws {
    let result = explore(.unguarded, depth: 3)
    let finding = try #require(result.findings.first)
    #expect(result.findings.map(\.violation.rule) == [.leftUnasked])
    #expect(finding.violation.description == "One has unsaved changes and went without the user's consent.")
    #expect(finding.actions == [.scrub])
    #expect(
      finding.test(on: "Device()") == """
        @Test("leftUnasked: scrub")
        func leftUnasked() throws {
          let world = ExploredWorld(.unguarded, on: Device())
          let actions: [UserAction] = [
            .scrub,
          ]
          for action in actions { try world.perform(action) }
          #expect(world.violations.isEmpty)
        }
        """)
  }

  @Test("a printed test shows the violation, and only after the last action")
  func printedTest() throws {
    let world = ExploredWorld(.unguarded, on: Device())
    try world.perform(.longPressBack)
    #expect(world.violations == [])
    try world.perform(.chooseRow("Home"))
    #expect(world.violations.map(\.rule) == [.leftUnasked])
  }

  @Test(
    "what random runs have found: who left during another transition, followed by the end of that one",
    arguments: WayIn.allCases)
  func otherTransition(_ wayIn: WayIn) throws {
    let lists: [(ExploredApp, [UserAction])] = [
      (
        ExploredScenario.sheet.app(wayIn),
        [
          .own("dismiss by code"), .waitUntilDue, .tap("Edit"), .waitUntilDue, .tap("Details"), .tapOutside,
          .waitUntilDue,
        ]
      ),
      (
        .threeScreens(wayIn),
        [
          .swipeBack(.edge, percent: 70), .waitUntilDue, .answer("Discard"), .waitUntilDue, .tap("Next"),
          .swipeBack(.trackpad, percent: 30), .tap("Next"), .swipeBack(.content, percent: 30), .pressBackKeys,
          .swipeBack(.content, percent: 70),
        ]
      ),
      (
        .threeScreens(wayIn, code: true),
        [
          .own("pop by code"), .own("pop to the root by code"), .own("put the top screen right above the root"),
          .waitUntilDue, .answer("Discard"), .waitUntilDue, .own("show another root"),
        ]
      ),
    ]
    for (app, actions) in lists {
      let world = ExploredWorld(app, on: Device(system: .init(26)))
      for action in actions {
        // An attached stack asks nobody where code pops.
        if case .answer = action, world.device.alert == nil { continue }
        try world.perform(action)
        #expect(world.violations == [])
      }
    }
  }

  @Test("what it has found: two swipes back taken back, one right after the other", arguments: WayIn.allCases)
  func twoSwipesTakenBack(_ wayIn: WayIn) throws {
    let world = ExploredWorld(.notesEditor(wayIn), on: Device(system: .init(26)))
    let actions: [UserAction] = [
      .tap("Save"), .waitUntilDue, .tap("Edit"), .waitUntilDue, .swipeBack(.edge, percent: 30),
      .swipeBack(.edge, percent: 30), .waitUntilDue, .own("type"), .swipeBack(.edge, percent: 70), .waitUntilDue,
    ]
    for action in actions {
      try world.perform(action)
      #expect(world.violations == [])
    }
    #expect(world.device.alert?.title == "Discard Changes?")
  }

  @Test("finds a dead end: a guard that never consents")
  func deadEnd() {
    let result = explore(.stubborn, depth: 5)
    #expect(result.findings.map(\.violation.rule) == [.deadEnd])
  }

  @Test("follows a confirmation that runs as a task")
  func asynchronous() throws {
    let world = ExploredWorld(.asynchronous, on: Device())
    try world.perform(.tapBack)
    #expect(world.violations == [])
    #expect(world.device.clock.nextDue == nil)
    #expect(world.device.visibleStack == ["Home", "One"])
  }

  @Test("notices every part that the description of a state leaves out", arguments: StateFold.Field.allCases)
  func wrongFold(_ field: StateFold.Field) {
    // Where edits of the stack wait for the transition.
    let system = Device.SystemVersion(field == .stacks ? 18 : 26)
    let app = HidingScreen.app(hidingIn: field)
    func rules(omitting omitted: StateFold.Field? = nil) -> [Violation.Rule] {
      explore(app, depth: 3, system: system, omitting: omitted).findings.map(\.violation.rule)
    }
    #expect(!rules().contains(.wrongFold))
    #expect(rules(omitting: field).contains(.wrongFold))
  }

  @Test("notices that an app does not say what it hides")
  func hiddenState() {
    #expect(explore(.forgetful(says: true), depth: 3).findings.map(\.violation.rule) == [])
    #expect(explore(.forgetful(says: false), depth: 3).findings.map(\.violation.rule) == [.wrongFold])
  }

  /// What the matrix documents, as far as this app's editor can be left that way: each with the last action.
  nonisolated static let documentedFaults: [(Technique, Violation.Rule, [UserAction])] = {
    let swipes = Device.Swipe.allCases.map { UserAction.swipeBack($0, percent: 70) }
    let menu: [UserAction] = [.chooseRow("Groceries"), .chooseRow("Notes")]
    return [
      (.plain, .leftUnasked, swipes + menu + [.tapBack, .scrub, .pressBackKeys, .tap("Cancel")]),
      (.delegate, .leftUnasked, swipes + menu + [.scrub, .pressBackKeys, .tap("Cancel")]),
      (.block, .leftUnasked, swipes + menu + [.scrub, .pressBackKeys, .tap("Cancel")]),
      (.category, .leftUnasked, swipes + menu + [.tapBack, .scrub, .pressBackKeys, .tap("Cancel")]),
      (.intended, .unlikePlain, swipes + [.scrub, .pressBackKeys]),
      (.published, .unlikePlain, swipes + [.scrub, .pressBackKeys, .tap("chevron.backward")]),
      (.ownButton, .unlikePlain, swipes + [.scrub, .pressBackKeys]),
    ]
  }()

  @Test("finds by itself what the classic techniques lose, by four actions at most", arguments: documentedFaults)
  func techniques(_ technique: Technique, _ rule: Violation.Rule, _ ways: [UserAction]) throws {
    let app = rule == .unlikePlain ? ExploredApp.harmlessEditor(technique) : .editor(technique)
    let findings = explore(app, depth: 3).findings
    #expect(!findings.contains { $0.violation.rule == .wrongFold }, "\(findings.map(\.violation))")
    let finding = try #require(findings.first { $0.violation.rule == rule })
    for way in ways {
      let list = finding.listsByLastAction[way]
      #expect(list.map { $0.count <= 4 } == true, "\(way)")
    }
  }

  @Test("finds nothing where the library guards the same editor", arguments: [Technique.subclass, .attached])
  func sameEditor(_ technique: Technique) {
    #expect(explore(.editor(technique), depth: 3).findings.map(\.actions) == [])
  }

  @Test("a violation is printed and ends the command with exit code 1")
  func exitCode() {
    let recording = RecordingConsole()
    let unguarded = ExploredCase(scenario: "form", way: "not guarded", app: .unguarded)
    #expect(
      Explore(ExploreOptions(depth: 2), console: recording.console, cases: [unguarded]).run(until: StopSignal()) == 1)
    #expect(
      recording.output == [
        "iOS 26, form, not guarded: depth 2, 11 states, 26 edges (23 checked again), 84 actions on 23 phones, "
          + "12 violations"
      ])
    #expect(recording.errors.first?.hasPrefix("leftUnasked, 12 times: One has unsaved changes") == true)
  }

  @Test("the command explores what it is asked to and ends with exit code 0")
  func command() async {
    let recording = RecordingConsole()
    #expect(await recording.run("explore", "three-screens", "--depth", "1", "--system", "16") == 0)
    #expect(recording.output.count == 3)
    #expect(recording.errors == [])
    #expect(await recording.run("explore", "notes", "--depth=1", "--json") == 0)
    #expect(recording.output.contains(#"    "scenario" : "notes","#))
  }

  // MARK: - Parts

  private func explore(
    _ app: ExploredApp, depth: Int, system: Device.SystemVersion = .newest, omitting field: StateFold.Field? = nil
  ) -> ExplorerResult {
    Explorer(app, depth: depth, omitting: field) { Device(system: system, idiom: app.idiom, recordsEvents: false) }
      .run()
  }
}

extension ExploredScenario {
  /// Shallow where code can act at any moment: tests have to be quick.
  fileprivate var depthInTests: Int { self == .notes || self == .threeScreens ? 3 : 2 }
}

extension ExploredApp {
  /// A screen with unsaved changes that nobody guards.
  fileprivate static var unguarded: ExploredApp { form("unguarded") { _ in } }

  /// A screen that is never allowed to leave.
  fileprivate static var stubborn: ExploredApp {
    form("stubborn") { screen in
      LeaveGuardRegistry.current.addGuard(to: screen, isEnabled: { _ in true }) { _, _, answer in answer(.prevent) }
    }
  }

  fileprivate static var asynchronous: ExploredApp {
    form("asynchronous") { $0.addLeaveGuard(isEnabled: { _ in true }) { _, _ in .prevent } }
  }

  /// An app in which a number decides that nothing shows.
  fileprivate static func forgetful(says: Bool) -> ExploredApp {
    let label = "count"
    return ExploredApp(
      "forgetful", source: ".forgetful",
      root: {
        let screen = UIViewController()
        screen.title = "Home"
        return UINavigationController(rootViewController: screen)
      },
      consentingBy: [],
      ownActions: [
        OwnAction(label, if: { $0.window.tag < 2 }) { device in
          device.window.tag += 1
          if device.window.tag == 2 { device.run { device.window.rootViewController?.title = "Two" } }
        }
      ],
      isUnsaved: { _ in false }, hiddenState: { says ? ["\($0.view.window?.tag ?? 0)"] : [] })
  }

  private static func form(_ name: String, guarding: @escaping @MainActor (UIViewController) -> Void) -> ExploredApp {
    ExploredApp(
      name, source: ".\(name)",
      root: {
        let stack = GuardedNavigationController()
        let screens = ["Home", "One"].map { title in
          let screen = UIViewController()
          screen.title = title
          return screen
        }
        guarding(screens[1])
        stack.setViewControllers(screens, animated: false)
        return stack
      },
      consentingBy: ["Discard"], isUnsaved: { $0.title == "One" })
  }
}
