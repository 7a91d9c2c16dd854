import BackGuard
import Testing

@MainActor
@Suite("An asynchronous confirmation")
struct AsyncConfirmationTests {
  /// How a guard is written.
  enum Form: CaseIterable {
    case handle, async
  }

  /// What happens while it is asked.
  enum Story: String, CaseIterable {
    case allow, prevent, twoGuards, jump, superseded, answeredAfterWithdrawal
  }

  /// A guard of either form, answered by the test in the same words.
  @MainActor
  private final class Script {
    var decide: ((LeaveDecision) -> Void)?
    let stage: Stage

    init(_ form: Form, on page: Page, _ stage: Stage) {
      self.stage = stage
      switch form {
      case .handle:
        stage.registry.addGuard(to: page, isEnabled: \.hasChanges) { [unowned self] _, attempt, answer in
          stage.recorder.note("confirm \(attempt.trigger)")
          decide = { answer($0) }
        }
      case .async:
        stage.registry.addGuard(
          to: page,
          isEnabled: \.hasChanges,
          confirming: { [unowned self] _, attempt in
            stage.recorder.note("confirm \(attempt.trigger)")
            return await withCheckedContinuation { continuation in decide = { continuation.resume(returning: $0) } }
          }
        )
      }
    }

    /// Answers as soon as it is asked.
    func answer(_ decision: LeaveDecision) async {
      #expect(await eventually { decide != nil })
      decide?(decision)
      decide = nil
    }
  }

  private func tell(_ story: Story, _ form: Form) async -> [String] {
    let stage = Stage(List(), Note(), Editor())
    let stack = stage.stack
    for page in stack.pages { page.hasChanges = true }
    let script = Script(form, on: stack.pages[2], stage)
    var second: Script?
    switch story {
    case .twoGuards: second = Script(form, on: stack.pages[2], stage)
    case .jump: second = Script(form, on: stack.pages[1], stage)
    case .allow, .prevent, .superseded, .answeredAfterWithdrawal: break
    }
    stack.back(.backMenu, to: story == .jump ? stack.pages[0] : nil)
    stack.settle()
    switch story {
    case .allow: await script.answer(.allow)
    case .prevent: await script.answer(.prevent)
    case .twoGuards:
      await second?.answer(.allow)
      await script.answer(.allow)
    case .jump:
      await script.answer(.allow)
      await second?.answer(.prevent)
    case .superseded, .answeredAfterWithdrawal:
      _ = await eventually { script.decide != nil }
      stack.pop()
      if story == .answeredAfterWithdrawal { await script.answer(.allow) } else { script.decide?(.prevent) }
    }
    var log: [String] = []
    #expect(
      await eventually {
        stack.settle()
        log += stage.log
        return log.contains { $0.contains("ends") }
      }
    )
    // Whatever comes late would show up here.
    _ = await eventually(within: 50) { false }
    withExtendedLifetime(script) {}
    return log + stage.log
  }

  private static let logs: [Story: [String]] = [
    .allow: ["1 asks Editor", "confirm backMenu", "leave Editor", "gone: Editor", "1 ends: left"],
    .prevent: ["1 asks Editor", "confirm backMenu", "1 ends: prevented by Editor"],
    .twoGuards: [
      "1 asks Editor", "confirm backMenu", "1 asks Editor", "confirm backMenu", "leave Editor", "gone: Editor",
      "1 ends: left",
    ],
    .jump: ["1 asks Editor", "confirm backMenu", "1 asks Note", "confirm backMenu", "1 ends: prevented by Note"],
    .superseded: ["1 asks Editor", "confirm backMenu", "gone: Editor", "1 ends: superseded"],
    .answeredAfterWithdrawal: ["1 asks Editor", "confirm backMenu", "gone: Editor", "1 ends: superseded"],
  ]

  @Test("the same events as with a handle", arguments: Story.allCases, Form.allCases)
  func sameEvents(_ story: Story, _ form: Form) async {
    let log = await tell(story, form)
    #expect(Array(log.dropFirst(2)) == Self.logs[story])
    #expect(log.first == "1 begins: backMenu \(story == .jump ? "Editor ← Note" : "Editor")")
  }

  @Test("its task is cancelled when the attempt ends for another reason, and its decision ignored")
  func cancellation() async {
    let stage = Stage(List(), Note(), Editor())
    let gate = Gate()
    stage.registry.addGuard(
      to: stage.stack.pages[2],
      isEnabled: { _ in true },
      confirming: { _, _ in
        await gate.pass()
        stage.recorder.note("cancelled: \(Task.isCancelled)")
        return .allow
      }
    )
    stage.stack.back()
    stage.stack.settle()
    #expect(await eventually { gate.isWaiting })
    stage.arbiter.cancel(stage.recorder.latest!)
    var log: [String] = []
    #expect(
      await eventually {
        log += stage.log
        return log.last == "cancelled: true"
      }
    )
    #expect(gate.wasCancelled)
    _ = await eventually(within: 50) { false }
    #expect(
      log + stage.log == [
        "1 begins: backButton Editor", "hook: prevent", "1 asks Editor", "1 ends: cancelled", "cancelled: true",
      ]
    )
  }

  @Test("a confirmation that is answered is not cancelled", arguments: [LeaveDecision.allow, .prevent])
  func noCancellation(_ decision: LeaveDecision) async {
    let stage = Stage(List(), Note(), Editor())
    let gate = Gate()
    stage.registry.addGuard(
      to: stage.stack.pages[2],
      isEnabled: { _ in true },
      confirming: { _, _ in
        await gate.pass()
        return decision
      }
    )
    stage.stack.back()
    stage.stack.settle()
    #expect(await eventually { gate.isWaiting })
    gate.open()
    #expect(
      await eventually {
        stage.stack.settle()
        return stage.log.contains { $0.hasPrefix("1 ends") }
      }
    )
    #expect(!gate.wasCancelled)
  }
}
