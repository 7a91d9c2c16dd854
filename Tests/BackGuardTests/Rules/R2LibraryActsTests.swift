import BackGuard
import Testing

@MainActor
@Suite("R2: a guard answers, the library leaves once and does not ask again")
struct R2LibraryActsTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("R2: consent leads to one leave, unasked", arguments: [true, false])
  func leavesOnce(isImmediate: Bool) {
    let question = stage.guarding(stack.pages[2])
    if isImmediate { question.immediate = .allow }
    stack.back()
    stack.settle()
    if !isImmediate { question.answer(.allow) }
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "confirm Editor", "leave Editor",
        "gone: Editor", "1 ends: left",
      ]
    )
    #expect(stack.pages.count == 2)
  }

  @Test("R2: a jump leaves in one step, the screens in the middle too")
  func jump() {
    stage.guarding(stack.pages[1]).immediate = .allow
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backMenu Editor ← Note", "hook: prevent", "1 asks Note", "confirm Note", "leave Editor ← Note",
        "gone: Editor", "gone: Note", "1 ends: left",
      ]
    )
  }

  @Test("R2: a refusal leaves nothing")
  func refusal() {
    stage.guarding(stack.pages[2]).immediate = .prevent
    stack.back()
    stack.settle()
    #expect(
      stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "confirm Editor",
        "1 ends: prevented by Editor",
      ]
    )
  }

  @Test("R2: a polite attempt that nobody objects to leaves at once, or as soon as nothing animates")
  func politeAttempt() {
    stack.isQuiet = false
    stage.attempt()
    #expect(stage.log == ["1 begins: ownButton Editor"])
    stack.isQuiet = true
    stack.settle()
    #expect(stage.log == ["leave Editor", "gone: Editor", "1 ends: left"])
    stage.attempt()
    #expect(stage.log == ["2 begins: ownButton Note", "leave Note", "gone: Note"])
  }

  @Test("R2: what consent entitles to is known from the outcome alone")
  func outcomeDecides() {
    let question = stage.guarding(stack.pages[2])
    question.immediate = .allow
    stack.needsTransition = true
    stack.back()
    stack.turn()
    stack.endTransition(cancelled: true)
    #expect(stage.log.suffix(2) == ["leave Editor", "1 ends: cancelled"])
  }
}
