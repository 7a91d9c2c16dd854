import BackGuard
import Testing

/// The app's code chooses: a polite attempt asks, what code does without asking is only written down.
@MainActor
@Suite("Leaving by code")
struct ProgrammaticLeaveTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("a polite attempt by code asks")
  func polite() {
    stage.guarding(stack.pages[2]).immediate = .prevent
    stage.attempt(.code)
    stack.settle()
    #expect(
      stage.log == ["1 begins: code Editor", "1 asks Editor", "confirm Editor", "1 ends: prevented by Editor"]
    )
  }

  @Test("code that just leaves asks nobody, and is seen by the observers")
  func bypass() {
    stage.guarding(stack.pages[2])
    let id = stage.arbiter.passed(.code, stack.leaving(), in: stack)
    stack.pop()
    stage.arbiter.transitionEnded(id, cancelled: false)
    #expect(stage.log == ["1 begins: code Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("code that leaves under a running question: the question is superseded")
  func bypassWhileAsked() {
    stage.guarding(stack.pages[2])
    stack.back()
    stack.settle()
    _ = stage.log
    let id = stage.arbiter.passed(.code, stack.leaving(), in: stack)
    stack.pop()
    stage.arbiter.transitionEnded(id, cancelled: false)
    #expect(
      stage.log == ["2 begins: code Editor", "gone: Editor", "withdraw Editor", "1 ends: superseded", "2 ends: left"]
    )
  }

  @Test("a confirmation whose own work was cancelled keeps the user in place")
  func cancelledDecision() async {
    stage.registry.addGuard(
      to: stack.pages[2],
      isEnabled: { _ in true },
      confirming: { _, _ in
        let work = Task { try Task.checkCancellation() }
        work.cancel()
        return (try? await work.value) == nil ? .prevent : .allow
      }
    )
    let outcome = await stage.arbiter.attempt(.code, stack.leaving(), in: Immediate(stack))
    #expect("\(outcome)" == "prevented by Editor")
    #expect(stack.pages.count == 3)
  }

  /// A stack whose next turn comes by itself.
  private final class Immediate: LeaveContainer {
    private let stack: StackContainer
    init(_ stack: StackContainer) { self.stack = stack }

    let isQuiet = true
    func whenQuiet(_ action: @escaping @MainActor () -> Void) { Task { @MainActor in action() } }
    func standing(of attempt: LeaveAttempt) -> LeaveStanding { stack.standing(of: attempt) }
    func leave(_ attempt: LeaveAttempt) -> LeaveFailure? { stack.leave(attempt) }
  }
}
