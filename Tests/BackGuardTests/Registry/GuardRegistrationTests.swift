import BackGuard
import Testing

@MainActor
@Suite("Guards in the registry")
struct GuardRegistrationTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }
  private var editor: Page { stack.pages[2] }

  @Test("no guards: the way out falls through, and nothing is known of the screen")
  func noGuards() {
    #expect(!stage.registry.hasGuards(editor))
    stack.back()
    stack.settle()
    #expect(stage.log == ["hook: allow", "1 begins: backButton Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("the newest guard that objects is asked first")
  func newestEnabledWins() {
    stage.guarding(editor, as: "oldest")
    stage.guarding(editor, as: "newer")
    stage.guarding(editor, as: "newest").isEnabled = false
    stack.back()
    stack.settle()
    #expect(stage.log.last == "confirm newer")
  }

  @Test("a guard that objects again counts again")
  func enabledAgain() {
    let question = stage.guarding(editor)
    var answers: [Bool] = []
    for isEnabled in [true, false, true] {
      question.isEnabled = isEnabled
      answers.append(stage.wouldPrevent())
    }
    #expect(answers == [true, false, true])
  }

  @Test("removed and added again it is the newest")
  func removedAndAddedAgain() {
    let first = stage.guarding(editor, as: "first")
    stage.guarding(editor, as: "second")
    first.token?.cancel()
    stage.guarding(editor, as: "first again")
    stack.back()
    stack.settle()
    #expect(stage.log.last == "confirm first again")
  }

  @Test("removed and added again while it was asked, it is asked anew")
  func addedAgainWhileAsked() {
    let question = stage.guarding(editor, as: "first")
    stack.back()
    stack.settle()
    question.token?.cancel()
    stage.guarding(editor, as: "again")
    question.answer(.allow)
    #expect(stage.log.suffix(2) == ["1 asks Editor", "confirm again"])
  }

  @Test("the same closures added twice are two guards, and both are asked")
  func addedTwice() {
    for _ in 1...2 { stage.guarding(editor).immediate = .allow }
    stack.back()
    stack.settle()
    #expect(stage.log.filter { $0.hasPrefix("confirm") } == ["confirm Editor", "confirm Editor"])
  }

  @Test("removing twice changes nothing more, and dropping the token changes nothing at all")
  func tokens() {
    let question = stage.guarding(editor)
    stage.guarding(editor)
    question.token?.cancel()
    question.token?.cancel()
    #expect(stage.wouldPrevent())
    question.token = nil
    #expect(stage.registry.hasGuards(editor))
  }

  @Test("a token that outlives its registry is harmless")
  func tokenOutlivesRegistry() {
    var registry: LeaveGuardRegistry? = LeaveGuardRegistry()
    let token = registry?.addGuard(to: editor, isEnabled: { _ in true }, asking: { _, _, _ in })
    registry = nil
    token?.cancel()
  }

  @Test("a guard may disable or remove itself while it is asked", arguments: [true, false])
  func changesItself(removes: Bool) {
    let question = stage.guarding(editor)
    question.onAsk = { if removes { question.token?.cancel() } else { question.isEnabled = false } }
    question.immediate = .prevent
    stack.back()
    stack.settle()
    #expect(stage.log.last == "1 ends: prevented by Editor")
    #expect(!stage.wouldPrevent())
    question.onAsk = nil
  }

  @Test("a prediction that removes its own guard is asked this once and never again")
  func predictionRemovesItself() {
    let question = stage.guarding(editor)
    question.onRead = { question.token?.cancel() }
    stack.back()
    stack.settle()
    question.onRead = nil
    #expect(
      stage.log == ["1 begins: backButton Editor", "hook: prevent", "leave Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("a guard that consents passes the question on to the next one")
  func passesOn() {
    stage.guarding(editor, as: "older").immediate = .prevent
    stage.guarding(editor, as: "newer").immediate = .allow
    stack.back()
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") || $0.hasPrefix("1 ends") } == [
        "confirm newer", "confirm older", "1 ends: prevented by Editor",
      ]
    )
  }

  @Test("a guard follows its screen when that is shown again")
  func reusedScreen() {
    let question = stage.guarding(editor)
    question.isEnabled = false
    let page = editor
    stack.back()
    stack.settle()
    stack.push(page)
    question.isEnabled = true
    #expect(stage.wouldPrevent())
  }

  @Test("a guard is given its own screen and the attempt")
  func arguments() {
    var seen: [String] = []
    stage.registry.addGuard(
      to: editor, isEnabled: { $0 === editor },
      asking: { screen, attempt, answer in
        seen = ["\(type(of: screen))", "\(attempt.trigger)", "\(attempt.first)"]
        answer(.prevent)
      })
    stack.back(.keyboard)
    stack.settle()
    #expect(seen == ["Editor", "keyboard", "Editor"])
  }

  @Test("the registry in use is one for the process, unless a task has its own")
  func current() {
    let own = LeaveGuardRegistry()
    #expect(LeaveGuardRegistry.current === LeaveGuardRegistry.current)
    LeaveGuardRegistry.$current.withValue(own) { #expect(LeaveGuardRegistry.current === own) }
    #expect(LeaveGuardRegistry.current !== own)
  }
}
