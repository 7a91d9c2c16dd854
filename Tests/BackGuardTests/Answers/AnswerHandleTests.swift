import BackGuard
import Testing

@MainActor
@Suite("The answer handle")
struct AnswerHandleTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  private static let dropped =
    "report: The confirmation of Editor ended without a decision, so the screen stays: give the answer exactly one "
    + "decision."
  private static let twice =
    "report: The confirmation of Editor gave a second decision, which is ignored because the first one counts: decide "
    + "once."

  /// Brings the editor's guard to being asked, and forgets the log up to there.
  private func ask() -> Question {
    let question = stage.guarding(stack.pages[2])
    stack.back()
    stack.settle()
    #expect(
      stage.log == ["1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "confirm Editor"]
    )
    return question
  }

  @Test("the first decision counts, a second one is reported", arguments: [LeaveDecision.allow, .prevent])
  func secondDecision(_ second: LeaveDecision) {
    let question = ask()
    question.handle?(.prevent)
    question.handle?(second)
    #expect(stage.log == ["1 ends: prevented by Editor", Self.twice])
  }

  @Test("a second decision is reported even after the screen has left")
  func secondDecisionAfterLeaving() {
    let question = ask()
    question.handle?(.allow)
    stack.settle()
    question.handle?(.allow)
    #expect(stage.log == ["leave Editor", "gone: Editor", "1 ends: left", Self.twice])
  }

  @Test("a handle that nobody keeps prevents at once and is reported")
  func droppedSynchronously() {
    let editor = stack.pages[2]
    stage.registry.addGuard(to: editor, isEnabled: { _ in true }, asking: { _, _, _ in })
    stack.back()
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", Self.dropped, "1 ends: prevented by Editor",
      ]
    )
  }

  @Test("a handle that is dropped later prevents and is reported")
  func droppedLater() async {
    let question = ask()
    question.drop()
    #expect(stage.log == [])
    var log: [String] = []
    #expect(
      await eventually {
        log += stage.log
        return !log.isEmpty
      }
    )
    #expect(log == [Self.dropped, "1 ends: prevented by Editor"])
    stack.back()
    #expect(stage.log == ["2 begins: backButton Editor", "hook: prevent"])
  }

  @Test(
    "a decision after the attempt has ended is ignored, without a report", arguments: [LeaveDecision.allow, .prevent])
  func lateDecision(_ decision: LeaveDecision) {
    let question = ask()
    stack.pop()
    question.handle?(decision)
    question.handle?(decision)
    #expect(stage.log == ["gone: Editor", "withdraw Editor", "1 ends: superseded"])
  }

  @Test("a late decision does not answer the next attempt's question")
  func lateDecisionNextAttempt() {
    let question = ask()
    let first = question.handle
    stage.arbiter.cancel(stage.recorder.latest!)
    stack.back()
    stack.settle()
    _ = stage.log
    first?(.allow)
    #expect(stage.log == [])
    question.answer(.prevent)
    #expect(stage.log == ["2 ends: prevented by Editor"])
  }

  @Test("a withdrawn handle that is dropped is not reported")
  func droppedAfterWithdrawal() async {
    let question = ask()
    stack.pop()
    question.drop()
    _ = await eventually(within: 100) { false }
    #expect(stage.log == ["gone: Editor", "withdraw Editor", "1 ends: superseded"])
  }

  @Test("withdrawal comes before the outcome, and only when the attempt ends for another reason")
  func withdrawal() {
    let question = ask()
    question.answer(.allow)
    stack.settle()
    #expect(stage.log == ["leave Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("a question that could not be shown ends the attempt, and the way out works again")
  func couldNotAsk() {
    let question = ask()
    question.handle?.couldNotAsk()
    #expect(stage.log == ["1 ends: failed: the confirmation could not be presented"])
    stack.back()
    stack.settle()
    question.handle?.couldNotAsk(LeaveFailure("no window"))
    #expect(stage.log.last == "2 ends: failed: no window")
  }

  @Test("a guard that is removed while it is asked is still listened to", arguments: [LeaveDecision.allow, .prevent])
  func removedWhileAsked(_ decision: LeaveDecision) {
    let question = ask()
    question.token?.cancel()
    question.answer(decision)
    #expect(stage.log.first == (decision == .allow ? "leave Editor" : "1 ends: prevented by Editor"))
  }

  @Test("an observer that ends the attempt just before the question: nothing is shown")
  func cancelledJustBefore() {
    stage.guarding(stack.pages[2])
    let arbiter = stage.arbiter
    stage.recorder.onLine = { [stage] line in
      if line == "1 asks Editor", let id = stage.recorder.latest { arbiter.cancel(id) }
    }
    stack.back()
    stack.settle()
    #expect(
      stage.log == ["1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "1 ends: cancelled"]
    )
  }
}
