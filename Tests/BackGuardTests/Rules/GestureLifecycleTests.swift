import BackGuard
import Testing

/// What the core has of a gesture: the platform begins to leave, and tells how that ended.
@MainActor
@Suite("The life of a gesture")
struct GestureLifecycleTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  init() { stack.needsTransition = true }

  @Test("began, completed")
  func completed() {
    stack.back(.swipe)
    stack.endTransition()
    #expect(stage.log == ["hook: allow", "1 begins: swipe Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("completed without a question to a hook before")
  func withoutHook() {
    let id = stage.arbiter.passed(.code, stack.leaving(), in: stack)
    stage.arbiter.transitionEnded(id, cancelled: false)
    #expect(stage.log == ["1 begins: code Editor", "1 ends: left"])
  }

  @Test("cancelled, and idle again")
  func cancelled() {
    stack.back(.swipe)
    stack.endTransition(cancelled: true)
    stack.back(.swipe)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "1 ends: cancelled", "hook: allow", "2 begins: swipe Editor",
        "gone: Editor", "2 ends: left",
      ]
    )
  }

  @Test("a second one on the same screen is absorbed into the first; the first goes on")
  func second() {
    stack.back(.swipe)
    stack.back(.swipe)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "2 begins: swipe Editor", "2 ends: absorbed into 1", "hook: prevent",
        "gone: Editor", "1 ends: left",
      ]
    )
  }

  @Test("let go before it counted, of a guarded screen: cancelled, and nobody is asked")
  func letGo() {
    stage.guarding(stack.pages[2])
    stage.arbiter.letGo(.swipe, stack.leaving(), in: stack)
    stack.settle()
    #expect(stage.log == ["1 begins: swipe Editor", "1 ends: cancelled"])
  }

  @Test("let go when the screens have gone by another way: superseded, for there is nothing to take back")
  func letGoTooLate() {
    stage.guarding(stack.pages[2])
    let screens = stack.leaving()
    stack.pop()
    stage.arbiter.letGo(.swipe, screens, in: stack)
    #expect(stage.log == ["gone: Editor", "1 begins: swipe Editor", "1 ends: superseded"])
  }

  @Test("a guard that is added in the middle counts from the next one on")
  func guardAdded() {
    stack.back(.swipe)
    stage.guarding(stack.pages[2])
    stack.endTransition(cancelled: true)
    #expect(stage.log == ["hook: allow", "1 begins: swipe Editor", "1 ends: cancelled"])
    #expect(stack.back(.swipe) == .prevent)
  }

  @Test("a guard that is removed between refusal and question: leaves without asking")
  func guardRemoved() {
    let question = stage.guarding(stack.pages[2])
    stack.back(.swipe)
    question.token?.cancel()
    stack.turn()
    stack.endTransition()
    #expect(
      stage.log == ["1 begins: swipe Editor", "hook: prevent", "leave Editor", "gone: Editor", "1 ends: left"]
    )
  }

  @Test("a guard that begins to object in the middle does not stop it")
  func enabledInTheMiddle() {
    let question = stage.guarding(stack.pages[2])
    question.isEnabled = false
    stack.back(.swipe)
    question.isEnabled = true
    stack.endTransition()
    #expect(stage.log == ["hook: allow", "1 begins: swipe Editor", "gone: Editor", "1 ends: left"])
  }
}
