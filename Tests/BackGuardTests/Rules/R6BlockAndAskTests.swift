import BackGuard
import Testing

@MainActor
@Suite("R6: blocking and asking are two decisions")
struct R6BlockAndAskTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("R6: what the prediction allows goes to the platform while another screen is asked")
  func allowedPasses() {
    stage.guarding(stack.pages[2])
    stack.back()
    stack.settle()
    _ = stage.log
    let other = stage.anotherStack(List(), Settings())
    other.back(.sheet)
    other.settle()
    #expect(stage.log == ["hook: allow", "2 begins: sheet Settings", "gone: Settings", "2 ends: left"])
  }

  @Test("R6: what the prediction allows goes to the platform in the middle of a transition")
  func allowedInTransition() {
    stack.isQuiet = false
    #expect(stack.back() == .allow)
  }

  @Test("R6: a question waits until nothing animates")
  func waitsForQuiet() {
    stage.guarding(stack.pages[2])
    stack.isQuiet = false
    stack.back()
    for _ in 0..<10 { stack.turn() }
    #expect(stage.log == ["1 begins: backButton Editor", "hook: prevent"])
    stack.isQuiet = true
    stack.turn()
    #expect(stage.log == ["1 asks Editor", "confirm Editor"])
  }

  @Test("R6: at most one question waits; what else is prevented is blocked")
  func oneWaits() {
    stage.guarding(stack.pages[2])
    let settings = Settings()
    stage.guarding(settings)
    let other = stage.anotherStack(List(), settings)
    stack.back()
    other.back()
    stack.settle()
    other.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "2 begins: backButton Settings",
        "2 ends: prevented by Settings", "hook: prevent", "1 asks Editor", "confirm Editor",
      ]
    )
  }

  @Test("R6: a prediction that turns to allow before the question: leaves without asking")
  func turnsToAllow() {
    let question = stage.guarding(stack.pages[2])
    stack.back()
    question.isEnabled = false
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "leave Editor", "gone: Editor", "1 ends: left",
      ]
    )
  }

  @Test("R6: a question is dropped when its screen has gone, told or not", arguments: [true, false])
  func screenGone(isTold: Bool) {
    stage.guarding(stack.pages[2])
    stack.back()
    stack.pop(telling: isTold)
    stack.settle()
    #expect(
      stage.log == ["1 begins: backButton Editor", "hook: prevent", "gone: Editor", "1 ends: superseded"]
    )
  }

  @Test("R6: a question is dropped when something else is on top by then")
  func covered() {
    stage.guarding(stack.pages[2])
    stack.back()
    stack.push(Settings())
    stack.settle()
    #expect(stage.log == ["1 begins: backButton Editor", "hook: prevent", "1 ends: superseded"])
  }

  @Test("R6: where nothing would leave there is no attempt")
  func nothingLeaves() {
    #expect(LeavingScreens([]) == nil)
  }
}
