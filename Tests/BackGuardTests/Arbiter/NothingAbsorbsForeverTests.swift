import BackGuard
import Testing

@MainActor
@Suite("Whatever the platform forgets, the next attempt gets through")
struct NothingAbsorbsForeverTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("a container that never reports the end of a transition: the screens have gone, so they have left")
  func transitionNeverReported() {
    stack.needsTransition = true
    stack.reportsTransitions = false
    stack.back()
    #expect(stage.log == ["hook: allow", "1 begins: backButton Editor"])
    stack.endTransition()
    stack.back()
    #expect(
      stage.log == ["gone: Editor", "1 ends: left", "hook: allow", "2 begins: backButton Note"]
    )
  }

  @Test("a container that never reports that a transition was taken back")
  func takingBackNeverReported() {
    stack.needsTransition = true
    stack.reportsTransitions = false
    stack.back()
    stack.endTransition(cancelled: true)
    #expect(stack.back() == .allow)
    #expect(
      stage.log == [
        "hook: allow", "1 begins: backButton Editor",
        "1 ends: failed: the platform did not leave", "hook: allow", "2 begins: backButton Editor",
      ]
    )
  }

  @Test("nor does it need another attempt, if somebody tells that screens may have gone")
  func goneAndTold() {
    stack.needsTransition = true
    stack.reportsTransitions = false
    stack.back()
    stage.arbiter.stackChanged()
    #expect(stage.log == ["hook: allow", "1 begins: backButton Editor"])
    stack.endTransition()
    stage.arbiter.stackChanged()
    #expect(stage.log == ["gone: Editor", "1 ends: left"])
  }

  @Test("while the transition runs, the attempt is not stale")
  func runningTransition() {
    stack.needsTransition = true
    stack.reportsTransitions = false
    stage.attempt(.ownButton)
    stack.back()
    #expect(
      stage.log == [
        "1 begins: ownButton Editor", "leave Editor", "2 begins: backButton Editor", "2 ends: absorbed into 1",
        "hook: prevent",
      ]
    )
  }

  @Test("a container that forgets what waits for a quiet moment", arguments: [true, false])
  func quietMomentNeverReported(isPolite: Bool) {
    let question = stage.guarding(stack.pages[2])
    stack.losesWork = true
    stack.isQuiet = false
    if isPolite { stage.attempt(.backButton) } else { stack.back() }
    _ = stage.log
    stack.losesWork = false
    stack.isQuiet = true
    stack.turn()
    #expect(stage.log == [])
    stack.back()
    stack.turn()
    #expect(
      stage.log == [
        "2 begins: backButton Editor", "2 ends: absorbed into 1", "hook: prevent", "1 asks Editor", "confirm Editor",
      ]
    )
    question.answer(.allow)
    stack.settle()
    #expect(stage.log == ["leave Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("a container that forgets the quiet moment after consent")
  func quietMomentAfterConsent() {
    let question = stage.guarding(stack.pages[2])
    stack.back()
    stack.turn()
    stack.isQuiet = false
    stack.losesWork = true
    question.answer(.allow)
    _ = stage.log
    stack.isQuiet = true
    stack.losesWork = false
    stack.back()
    stack.settle()
    #expect(
      stage.log == [
        "2 begins: backButton Editor", "2 ends: absorbed into 1", "hook: prevent", "leave Editor", "gone: Editor",
        "1 ends: left",
      ]
    )
  }

  @Test("a container that refuses to leave")
  func refusesToLeave() {
    let question = stage.guarding(stack.pages[2])
    question.immediate = .allow
    stack.refusesToLeave = LeaveFailure("no")
    stack.back()
    stack.settle()
    stack.refusesToLeave = nil
    stack.back()
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "confirm Editor", "leave Editor",
        "1 ends: failed: no",
        "2 begins: backButton Editor", "hook: prevent", "2 asks Editor", "confirm Editor", "leave Editor",
        "gone: Editor", "2 ends: left",
      ]
    )
  }

  @Test("a container that claims to leave and does nothing")
  func ignoresLeave() {
    stack.ignoresLeave = true
    stage.attempt()
    #expect(stage.log == ["1 begins: ownButton Editor", "leave Editor"])
    stack.ignoresLeave = false
    stage.attempt()
    stack.settle()
    #expect(
      stage.log == [
        "2 begins: ownButton Editor", "1 ends: failed: the platform did not leave", "leave Editor", "gone: Editor",
        "2 ends: left",
      ]
    )
  }

  @Test("a jump is asked about, code pops the top screen, the user consents", arguments: [true, false])
  func jumpLosesItsTop(isTold: Bool) {
    let question = stage.guarding(stack.pages[1])
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    stack.pop(telling: isTold)
    question.answer(.allow)
    stack.settle()
    #expect(
      stage.log
        == [
          "1 begins: backMenu Editor ← Note", "hook: prevent", "1 asks Note", "confirm Note", "gone: Editor",
          isTold ? "withdraw Note" : nil, "1 ends: superseded",
        ].compactMap { $0 }
    )
    stack.back()
    #expect(stage.log == ["2 begins: backButton Note", "hook: prevent"])
  }
}
