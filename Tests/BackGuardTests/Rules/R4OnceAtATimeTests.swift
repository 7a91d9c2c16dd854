import BackGuard
import Testing

@MainActor
@Suite("R4: a guard is asked once at a time")
struct R4OnceAtATimeTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  /// How far the first attempt has come when the second arrives.
  enum Stand: String, CaseIterable {
    case waiting, asking, consented, leaving
  }

  private func bring(_ question: Question, to stand: Stand) {
    stack.needsTransition = true
    stack.back()
    guard stand != .waiting else { return }
    stack.turn()
    if stand == .consented { stack.isQuiet = false }
    if stand != .asking { question.answer(.allow) }
    _ = stage.log
  }

  @Test("R4: a repeat is absorbed, polite or not, allowed by now or not", arguments: Stand.allCases, [true, false])
  func repeated(_ stand: Stand, isEnabled: Bool) {
    let question = stage.guarding(stack.pages[2])
    bring(question, to: stand)
    _ = stage.log
    question.isEnabled = isEnabled
    stack.back(.swipe)
    stage.attempt(.ownButton)
    #expect(
      stage.log == [
        "2 begins: swipe Editor", "2 ends: absorbed into 1", "hook: prevent",
        "3 begins: ownButton Editor", "3 ends: absorbed into 1",
      ]
    )
  }

  @Test("R4: a jump that includes the screen being asked is absorbed", arguments: Stand.allCases)
  func jump(_ stand: Stand) {
    bring(stage.guarding(stack.pages[2]), to: stand)
    _ = stage.log
    stack.back(.backMenu, to: stack.pages[0])
    #expect(
      stage.log == ["2 begins: backMenu Editor ← Note", "2 ends: absorbed into 1", "hook: prevent"]
    )
  }

  @Test("R4: an attempt that comes through another container is absorbed all the same")
  func otherContainer() {
    bring(stage.guarding(stack.pages[2]), to: .asking)
    let outer = stage.anotherStack(Settings(), stack.pages[2])
    outer.back(.sheet)
    #expect(stage.log == ["2 begins: sheet Editor", "2 ends: absorbed into 1", "hook: prevent"])
  }

  @Test("R4: another screen of the scene is blocked without a dialog", arguments: [Stand.waiting, .asking, .consented])
  func otherScreen(_ stand: Stand) {
    bring(stage.guarding(stack.pages[2]), to: stand)
    let settings = Settings()
    let other = stage.anotherStack(List(), settings)
    stage.guarding(settings)
    _ = stage.log
    other.back(.sheet)
    other.settle()
    #expect(stage.log == ["2 begins: sheet Settings", "2 ends: prevented by Settings", "hook: prevent"])
  }

  @Test("R4: a polite attempt that nobody objects to cannot leave beside a question, and says so")
  func politeBesideQuestion() {
    bring(stage.guarding(stack.pages[2]), to: .asking)
    let other = stage.anotherStack(List(), Settings())
    stage.arbiter.attempt(.ownButton, other.leaving(), in: other)
    #expect(
      stage.log == ["2 begins: ownButton Settings", "2 ends: failed: another attempt is under way"]
    )
  }

  @Test("R4: another scene asks on its own")
  func otherScene() {
    bring(stage.guarding(stack.pages[2]), to: .asking)
    let scene = Stage.Scene()
    let settings = Settings()
    let other = StackContainer(
      [List(), settings], arbiter: stage.registry.arbiter(for: scene), recorder: stage.recorder
    )
    stage.guarding(settings)
    other.back()
    other.settle()
    #expect(
      stage.log == ["2 begins: backButton Settings", "hook: prevent", "2 asks Settings", "confirm Settings"]
    )
  }

  @Test("R4: after the outcome the guard is asked anew")
  func askedAnew() {
    let question = stage.guarding(stack.pages[2])
    question.immediate = .prevent
    for number in 1...3 {
      stack.back()
      stack.settle()
      #expect(
        stage.log == [
          "\(number) begins: backButton Editor", "hook: prevent", "\(number) asks Editor", "confirm Editor",
          "\(number) ends: prevented by Editor",
        ]
      )
    }
  }
}
