import BackGuard
import Testing

@MainActor
@Suite("R1: prediction first, confirmation only after a real attempt was refused")
struct R1TwoStepsTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("R1: a confirmation never runs inside the hook, quiet or not", arguments: [true, false])
  func neverInsideTheHook(isQuiet: Bool) {
    stage.guarding(stack.pages[2])
    stack.isQuiet = isQuiet
    stack.back()
    #expect(stage.log == ["1 begins: backButton Editor", "hook: prevent"])
    stack.isQuiet = true
    stack.turn()
    #expect(stage.log == ["1 asks Editor", "confirm Editor"])
  }

  @Test("R1: a hook that finds a forgotten question does not start it either")
  func forgottenQuestion() {
    stage.guarding(stack.pages[2])
    stack.losesWork = true
    stack.back()
    stack.losesWork = false
    stack.back()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "2 begins: backButton Editor", "2 ends: absorbed into 1",
        "hook: prevent",
      ]
    )
  }

  @Test("R1: no attempt, no confirmation: predictions may be read any number of times")
  func predictionIsPure() {
    let question = stage.guarding(stack.pages[2])
    for isEnabled in [true, false, true] {
      question.isEnabled = isEnabled
      for _ in 0..<100 { #expect(stage.wouldPrevent() == isEnabled) }
    }
    stack.settle()
    #expect(question.reads == 300)
    #expect(stage.log == [])
  }

  @Test("R1: reading predictions changes nothing about the attempts that follow, ids included")
  func predictionLeavesNoTrace() {
    let ids = [0, 100].map { reads in
      let stage = Stage(List(), Note(), Editor())
      let question = stage.guarding(stage.stack.pages[2])
      let first = stage.attempt()
      stage.stack.settle()
      question.isEnabled = false
      for _ in 0..<reads { #expect(stage.wouldPrevent()) }
      question.isEnabled = true
      question.answer(.prevent)
      return [first, stage.attempt()].map(\.description)
    }
    #expect(ids[0] == ids[1])
  }

  @Test("R1: what is being asked about or leaving would be prevented, whatever its prediction says now")
  func predictionWhileAsked() {
    let question = stage.guarding(stack.pages[2])
    stack.needsTransition = true
    stack.back()
    question.isEnabled = false
    #expect(stage.wouldPrevent())
    question.isEnabled = true
    stack.turn()
    question.isEnabled = false
    #expect(stage.wouldPrevent())
    question.answer(.allow)
    #expect(stage.wouldPrevent())
    stack.endTransition(cancelled: true)
    #expect(!stage.wouldPrevent())
  }

  @Test("R1: an allowed attempt runs no confirmation")
  func allowed() {
    stage.guarding(stack.pages[2]).isEnabled = false
    stack.back()
    stack.settle()
    #expect(stage.log == ["hook: allow", "1 begins: backButton Editor", "gone: Editor", "1 ends: left"])
  }
}
