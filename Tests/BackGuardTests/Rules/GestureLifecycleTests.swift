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

  @Test("R6, R13: while an allowed one is taken back, the next goes to the platform", arguments: LeaveTrigger.ofUsers)
  func second(_ trigger: LeaveTrigger) {
    stack.back(.swipe)
    #expect(!stage.wouldPrevent())
    stack.back(trigger)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "hook: allow", "1 ends: cancelled", "2 begins: \(trigger) Editor",
        "gone: Editor", "2 ends: left",
      ]
    )
  }

  @Test("R6: while an allowed one is taken back, a jump that takes its screen goes to the platform")
  func jump() {
    stack.back(.swipe)
    stack.back(.backMenu, to: stack.pages[0])
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "hook: allow", "1 ends: cancelled",
        "2 begins: backMenu Editor ← Note", "gone: Editor", "gone: Note", "2 ends: left",
      ]
    )
  }

  @Test("R3: who leaves in any case, together with others, leaves with that one")
  func inside() {
    stack.back(.sheet, to: stack.pages[0])
    stack.back(.accessibilityEscape)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: sheet Editor ← Note", "2 begins: accessibilityEscape Editor",
        "2 ends: absorbed into 1", "hook: prevent", "gone: Editor", "gone: Note", "1 ends: left",
      ]
    )
  }

  @Test("R6, R13: who leaves together with others, and all come back, leaves by itself meanwhile")
  func insideOfWhatComesBack() {
    stack.back(.sheet, to: stack.pages[0])
    stack.takesBack = true
    stack.back(.accessibilityEscape)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: sheet Editor ← Note", "hook: allow", "1 ends: cancelled",
        "2 begins: accessibilityEscape Editor", "gone: Editor", "2 ends: left",
      ]
    )
  }

  @Test("R3: what was being taken back goes on after all, and with it who leaves together with others")
  func insideOfWhatGoesOn() {
    stack.back(.sheet, to: stack.pages[0])
    stack.takesBack = true
    #expect(!stage.wouldPrevent())
    stack.takesBack = false
    #expect(stage.wouldPrevent())
    stack.back(.accessibilityEscape)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: sheet Editor ← Note", "2 begins: accessibilityEscape Editor",
        "2 ends: absorbed into 1", "hook: prevent", "gone: Editor", "gone: Note", "1 ends: left",
      ]
    )
  }

  @Test("while an allowed one is taken back, a polite one waits for that and then leaves")
  func polite() {
    stack.back(.swipe)
    stage.attempt(.ownButton)
    stack.endTransition(cancelled: true)
    stack.turn()
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "2 begins: ownButton Editor", "1 ends: cancelled", "leave Editor",
        "gone: Editor", "2 ends: left",
      ]
    )
  }

  @Test("a polite one after an allowed one that goes on is superseded: the screen went by that")
  func politeTooLate() {
    stack.back(.swipe)
    stage.attempt(.ownButton)
    stack.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "2 begins: ownButton Editor", "gone: Editor", "1 ends: left",
        "2 ends: superseded",
      ]
    )
  }

  @Test(
    "R6: while an allowed one is under way, what a guard prevents by now is asked if the screen stays",
    arguments: [true, false])
  func preventedMeanwhile(isTakenBack: Bool) {
    let question = stage.guarding(stack.pages[2])
    question.isEnabled = false
    stack.back(.swipe)
    question.isEnabled = true
    stack.back(.accessibilityEscape)
    stack.endTransition(cancelled: isTakenBack)
    stack.turn()
    let begun = [
      "hook: allow", "1 begins: swipe Editor", "2 begins: accessibilityEscape Editor", "hook: prevent",
    ]
    let rest =
      isTakenBack
      ? ["1 ends: cancelled", "2 asks Editor", "confirm Editor"]
      : ["gone: Editor", "1 ends: left", "2 ends: superseded"]
    #expect(stage.log == begun + rest)
  }

  @Test("cancelled when the screens have gone by another way: superseded")
  func cancelledTooLate() {
    stack.back(.swipe)
    stack.pop()
    stack.endTransition(cancelled: true)
    #expect(stage.log == ["hook: allow", "1 begins: swipe Editor", "gone: Editor", "1 ends: superseded"])
  }

  @Test("a polite one whose screen leaves by an allowed one is over then, even if the screen comes back at once")
  func comesBack() {
    let pages = stack.pages
    stack.back(.swipe)
    stage.attempt(.ownButton)
    stack.endTransition()
    stack.push(pages[2])
    stack.settle()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "2 begins: ownButton Editor", "gone: Editor", "1 ends: left",
        "2 ends: superseded",
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

extension LeaveTrigger {
  /// What a platform does when a user asks for it.
  fileprivate static let ofUsers: [LeaveTrigger] = [
    .backButton, .swipe, .accessibilityEscape, .keyboard, .tabReselect, .sheet, .zoom, .unattributed,
  ]
}
