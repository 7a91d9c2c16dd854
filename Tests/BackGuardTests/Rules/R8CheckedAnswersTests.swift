import BackGuard
import Testing

@MainActor
@Suite("R8: answers are checked, not trusted")
struct R8CheckedAnswersTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  /// What happens to the stack while the user thinks.
  enum Change: String, CaseIterable {
    case topGone, covered, belowGone, nothing
  }

  private func change(_ change: Change) {
    switch change {
    case .topGone: stack.pop(telling: false)
    case .covered: stack.push(Settings())
    case .belowGone: stack.removeBelow()
    case .nothing: break
    }
    _ = stage.log
  }

  @Test("R8: consent is checked against the stack of that moment", arguments: Change.allCases)
  func afterTheAnswer(_ what: Change) {
    let question = stage.guarding(stack.pages[2])
    stack.back()
    stack.settle()
    change(what)
    question.answer(.allow)
    stack.settle()
    switch what {
    case .topGone, .covered: #expect(stage.log == ["1 ends: superseded"])
    case .belowGone, .nothing: #expect(stage.log == ["leave Editor", "gone: Editor", "1 ends: left"])
    }
  }

  @Test("R8: a refusal about screens that have gone is none", arguments: Change.allCases)
  func refusal(_ what: Change) {
    let question = stage.guarding(stack.pages[2])
    stack.back()
    stack.settle()
    change(what)
    question.answer(.prevent)
    stack.settle()
    #expect(stage.log == [what == .topGone ? "1 ends: superseded" : "1 ends: prevented by Editor"])
  }

  @Test("R8: and again before leaving, when that had to wait", arguments: Change.allCases)
  func beforeLeaving(_ what: Change) {
    let question = stage.guarding(stack.pages[2])
    stack.back()
    stack.settle()
    stack.isQuiet = false
    question.answer(.allow)
    change(what)
    stack.isQuiet = true
    stack.settle()
    switch what {
    case .topGone, .covered: #expect(stage.log == ["1 ends: superseded"])
    case .belowGone, .nothing: #expect(stage.log == ["leave Editor", "gone: Editor", "1 ends: left"])
    }
  }

  @Test("R8: a guard that objects only by now is asked", arguments: [true, false])
  func newRefusal(whileAsked: Bool) {
    let late = stage.guarding(stack.pages[2], as: "late")
    let question = stage.guarding(stack.pages[2], as: "first")
    late.isEnabled = false
    stack.back()
    stack.settle()
    if whileAsked { late.isEnabled = true }
    stack.isQuiet = false
    question.answer(.allow)
    late.isEnabled = true
    stack.isQuiet = true
    stack.settle()
    late.answer(.prevent)
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "confirm first",
        "1 asks Editor", "confirm late", "1 ends: prevented by Editor",
      ]
    )
  }

  @Test("R8: a guard that is added while another is asked is asked too")
  func addedWhileAsked() {
    let question = stage.guarding(stack.pages[2], as: "first")
    stack.back()
    stack.settle()
    stage.guarding(stack.pages[2], as: "added")
    question.answer(.allow)
    #expect(stage.log.suffix(2) == ["1 asks Editor", "confirm added"])
  }

  @Test("R8: a guard that no longer objects is not asked")
  func noLongerObjects() {
    let second = stage.guarding(stack.pages[2], as: "second")
    let first = stage.guarding(stack.pages[2], as: "first")
    stack.back()
    stack.settle()
    second.isEnabled = false
    first.answer(.allow)
    #expect(stage.log.suffix(2) == ["leave Editor", "gone: Editor"])
  }

  @Test("R8: consents are not asked for twice, although the predictions still prevent")
  func consentsCount() {
    let questions = ["third", "second", "first"].map { stage.guarding(stack.pages[2], as: $0) }
    for question in questions { question.immediate = .allow }
    stack.back()
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") } == ["confirm first", "confirm second", "confirm third"]
    )
    #expect(questions.allSatisfy { $0.isEnabled })
  }

  @Test("R8: between two questions the platform may animate; the second waits")
  func secondQuestionWaits() {
    stage.guarding(stack.pages[2], as: "second")
    let first = stage.guarding(stack.pages[2], as: "first")
    stack.back()
    stack.settle()
    stack.isQuiet = false
    first.answer(.allow)
    stack.turn()
    #expect(stage.log.last == "confirm first")
    stack.isQuiet = true
    stack.turn()
    #expect(stage.log == ["1 asks Editor", "confirm second"])
  }

  @Test("R8: a guard that consents and leaves by itself: the attempt is superseded, nothing leaves twice")
  func guardPopsByItself() {
    let question = stage.guarding(stack.pages[2])
    question.onAsk = { stack.pop() }
    question.immediate = .allow
    stack.back()
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "confirm Editor", "gone: Editor",
        "withdraw Editor", "1 ends: superseded",
      ]
    )
    #expect(stack.pages.count == 2)
  }
}
