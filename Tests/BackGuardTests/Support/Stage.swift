import BackGuard

/// One window scene with a stack, a registry of its own, and a record of all that happens.
@MainActor
final class Stage {
  let registry = LeaveGuardRegistry()
  let recorder = EventRecorder()
  let scene = Scene()
  let stack: StackContainer

  final class Scene {}

  var arbiter: LeaveArbiter { stack.arbiter }
  /// What has happened since the last look.
  var log: [String] { recorder.take() }

  init(_ pages: Page...) {
    registry.addObserver(recorder)
    registry.reportHandler = { _ in }
    stack = StackContainer(pages, arbiter: registry.arbiter(for: scene), recorder: recorder)
    registry.register(stack)
  }

  /// Another container of the same scene.
  func anotherStack(_ pages: Page...) -> StackContainer {
    StackContainer(pages, arbiter: registry.arbiter(for: scene), recorder: recorder)
  }

  /// Adds a guard that the test answers.
  @discardableResult
  func guarding(_ page: Page, as name: String? = nil, asking text: AnyHashable? = nil) -> Question {
    let question = Question()
    let name = name ?? "\(type(of: page))"
    question.token = registry.addGuard(
      to: page,
      isEnabled: { _ in question.predict() },
      question: text,
      asking: { [recorder] _, _, answer in
        let others = answer.otherScreens.map { " + \(type(of: $0))" }.joined()
        recorder.note("confirm \(name)\(others)")
        answer.onWithdrawal = { recorder.note("withdraw \(name)") }
        question.onAsk?()
        if let decision = question.immediate { answer(decision) } else { question.handle = answer }
      }
    )
    return question
  }

  /// A polite attempt to leave the top page, or everything above `page`.
  @discardableResult
  func attempt(_ trigger: LeaveTrigger = .ownButton, to page: Page? = nil) -> LeaveAttempt.ID {
    arbiter.attempt(trigger, stack.leaving(to: page), in: stack)
  }

  func wouldPrevent(to page: Page? = nil) -> Bool { arbiter.wouldPrevent(stack.leaving(to: page)) }
}
