import BackGuard
import Testing

@MainActor
@Suite("An attempt that is waited for")
struct AsyncAttemptTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  /// Starts a polite attempt on the top page in a task of its own.
  private func start() async -> Task<String, Never> {
    let task = Task { [stage] in
      let outcome = await stage.arbiter.attempt(.ownButton, stage.stack.leaving(), in: stage.stack)
      return stage.recorder.text(outcome)
    }
    #expect(await eventually { stage.recorder.latest != nil })
    return task
  }

  enum Ending: String, CaseIterable {
    case left, prevented, superseded, absorbed, blocked, busy, failed, cancelled

    var outcome: String {
      switch self {
      case .left: "left"
      case .prevented: "prevented by Editor"
      case .superseded: "superseded"
      case .absorbed: "absorbed into 1"
      case .blocked: "prevented by Editor"
      case .busy: "failed: another attempt is under way"
      case .failed: "failed: no"
      case .cancelled: "cancelled"
      }
    }
  }

  @Test("returns its outcome", arguments: Ending.allCases)
  func outcome(_ ending: Ending) async {
    let settings = Settings()
    let other = stage.anotherStack(List(), settings)
    let question = stage.guarding(stack.pages[2])
    switch ending {
    case .absorbed:
      stack.back()
    case .blocked, .busy:
      stage.guarding(settings)
      other.back()
      question.isEnabled = ending == .blocked
    case .failed: stack.refusesToLeave = LeaveFailure("no")
    case .left, .prevented, .superseded, .cancelled: break
    }
    let task = await start()
    if ending == .left || ending == .prevented || ending == .superseded || ending == .failed || ending == .cancelled {
      stack.settle()
      #expect(await eventually { question.handle != nil })
    }
    switch ending {
    case .left, .failed: question.answer(.allow)
    case .prevented: question.answer(.prevent)
    case .superseded: stack.pop()
    case .cancelled: stage.arbiter.cancel(stage.recorder.latest!)
    case .absorbed, .blocked, .busy: break
    }
    stack.settle()
    #expect(await task.value == ending.outcome)
  }

  @Test("cancelling the task cancels the attempt: waiting or asking", arguments: [true, false])
  func taskCancelled(isAsking: Bool) async {
    let question = stage.guarding(stack.pages[2])
    let task = await start()
    if isAsking { stack.settle() }
    #expect((question.handle != nil) == isAsking)
    task.cancel()
    var log: [String] = []
    #expect(
      await eventually {
        log += stage.log
        return log.last == "1 ends: cancelled"
      }
    )
    stack.settle()
    question.answer(.allow)
    stack.settle()
    #expect(await task.value == "cancelled")
    #expect(
      log + stage.log
        == ["1 begins: ownButton Editor"]
        + (isAsking ? ["1 asks Editor", "confirm Editor", "withdraw Editor"] : [])
        + ["1 ends: cancelled"]
    )
  }

  @Test("cancelling the task does nothing once the screens are leaving")
  func taskCancelledWhileLeaving() async {
    stack.needsTransition = true
    let task = await start()
    task.cancel()
    _ = await eventually(within: 50) { false }
    stack.endTransition()
    #expect(await task.value == "left")
    #expect(stage.log == ["1 begins: ownButton Editor", "leave Editor", "gone: Editor", "1 ends: left"])
  }

  @Test("a task that is cancelled already leaves nothing and asks nobody", arguments: [true, false])
  func cancelledBefore(isGuarded: Bool) async throws {
    if isGuarded { stage.guarding(stack.pages[2]) }
    let task = Task { [stage] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.arbiter.attempt(.ownButton, stage.stack.leaving(), in: stage.stack)
    }
    var log: [String] = []
    #expect(
      await eventually {
        stack.settle()
        log += stage.log
        return log.last == "1 ends: cancelled"
      }
    )
    #expect(log == ["1 begins: ownButton Editor", "1 ends: cancelled"])
    try #require(log.count == 2)
    #expect(await task.value == .cancelled)
    #expect(stack.pages.count == 3)
  }

  @Test("an observer that attempts something else as it begins gets no outcome mixed up")
  func observerAttempts() async {
    let other = stage.anotherStack(List(), Settings())
    let arbiter = stage.arbiter
    stage.recorder.onLine = { line in
      if line == "1 begins: ownButton Editor" { arbiter.letGo(.swipe, other.leaving(), in: other) }
      if line == "2 begins: swipe Settings" { arbiter.attempt(.ownButton, other.leaving(), in: other) }
    }
    stack.needsTransition = true
    let task = await start()
    other.settle()
    stack.settle()
    stack.endTransition(cancelled: true)
    #expect(await task.value == "cancelled")
  }
}
