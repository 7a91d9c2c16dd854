import BackGuard
import Testing

@MainActor
@Suite("R7: left means left")
struct R7LeftMeansLeftTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  init() { stack.needsTransition = true }

  @Test("R7: a transition that is taken back ends in cancelled, and leaves no trace")
  func takenBack() {
    let question = stage.guarding(stack.pages[2])
    question.isEnabled = false
    stack.back(.swipe)
    stack.endTransition(cancelled: true)
    #expect(stage.log == ["hook: allow", "1 begins: swipe Editor", "1 ends: cancelled"])
    question.isEnabled = true
    #expect(stage.wouldPrevent())
    stack.back(.swipe)
    stack.turn()
    #expect(stage.log == ["2 begins: swipe Editor", "hook: prevent", "2 asks Editor", "confirm Editor"])
  }

  @Test("R7: nothing is left before the transition ends", arguments: [true, false])
  func duringTransition(isGuarded: Bool) {
    if isGuarded { stage.guarding(stack.pages[2]).immediate = .allow }
    stack.back()
    stack.turn()
    #expect(!stage.log.contains { $0.contains("ends") })
    stack.endTransition()
    #expect(stage.log == ["gone: Editor", "1 ends: left"])
  }

  @Test("R7: consent given for a transition that is taken back is used up")
  func consentIsUsedUp() {
    let question = stage.guarding(stack.pages[2])
    question.immediate = .allow
    for number in 1...2 {
      stack.back()
      stack.turn()
      stack.endTransition(cancelled: true)
      #expect(
        stage.log == [
          "\(number) begins: backButton Editor", "hook: prevent", "\(number) asks Editor", "confirm Editor",
          "leave Editor", "\(number) ends: cancelled",
        ]
      )
    }
  }

  @Test("R7: two transitions at once end each for itself, in any order")
  func twoTransitions() {
    let other = stage.anotherStack(List(), Settings())
    other.needsTransition = true
    stack.back(.swipe)
    other.back(.sheet)
    stack.endTransition(cancelled: true)
    other.endTransition()
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "hook: allow", "2 begins: sheet Settings", "1 ends: cancelled",
        "gone: Settings", "2 ends: left",
      ]
    )
  }

  @Test("R7: the end of a transition that is reported twice counts once")
  func reportedTwice() {
    let id = stage.arbiter.passed(.swipe, stack.leaving(), in: stack)
    stage.arbiter.transitionEnded(id, cancelled: true)
    stage.arbiter.transitionEnded(id, cancelled: false)
    stage.arbiter.couldNotLeave(id)
    #expect(stage.log == ["1 begins: swipe Editor", "1 ends: cancelled"])
  }

  @Test("R7: screens that left without a sign have left all the same, and are not on their way out any more")
  func leftUnseen() {
    let attempt = stage.arbiter.makeAttempt(.unattributed, stack.leaving())
    #expect(!stage.arbiter.isLeaving(attempt))
    stack.back(.swipe)
    #expect(stage.arbiter.isLeaving(attempt))
    stack.endTransition()
    #expect(!stage.arbiter.isLeaving(attempt))
    let other = stage.arbiter.makeAttempt(.unattributed, stack.leaving())
    stage.arbiter.leftUnseen(other, in: stack)
    #expect(
      stage.log == [
        "hook: allow", "1 begins: swipe Editor", "gone: Editor", "1 ends: left", "2 begins: unattributed Note",
        "2 ends: left",
      ]
    )
  }
}
