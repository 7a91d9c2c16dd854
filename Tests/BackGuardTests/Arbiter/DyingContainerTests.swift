import BackGuard
import Testing

@MainActor
@Suite("A container that dies takes its attempts along")
struct DyingContainerTests {
  /// When the container dies.
  enum Moment: String, CaseIterable {
    case waiting, asking, consented, leaving
  }

  private let stage = Stage(List(), Note())

  /// Another container of the scene dies at `moment` of an attempt to leave its editor.
  private func die(at moment: Moment) -> Question {
    let editor = Editor()
    let question = stage.guarding(editor)
    let dying = stage.anotherStack(Settings(), editor)
    dying.needsTransition = true
    dying.back()
    if moment == .waiting { return question }
    dying.turn()
    switch moment {
    case .waiting, .asking: break
    case .consented:
      dying.isQuiet = false
      question.answer(.allow)
    case .leaving: question.answer(.allow)
    }
    return question
  }

  @Test("while another container lives, the next attempt ends what the dead one left", arguments: Moment.allCases)
  func nextAttempt(_ moment: Moment) {
    let question = die(at: moment)
    let before = stage.log
    #expect(!before.contains { $0.contains("ends") })
    #expect(stage.stack.back() == .allow)
    #expect(
      stage.log
        == [
          moment == .asking ? "withdraw Editor" : nil,
          moment == .leaving ? "1 ends: left" : "1 ends: superseded",
          "hook: allow", "2 begins: backButton Note", "gone: Note",
        ].compactMap { $0 }
    )
    question.answer(.allow)
    stage.stack.settle()
    #expect(stage.log == ["2 ends: left"])
  }

  @Test("an answer that comes after the container has died")
  func answerAfterwards() {
    let question = die(at: .asking)
    _ = stage.log
    question.answer(.allow)
    #expect(stage.log == ["1 ends: superseded"])
  }

  @Test("when no container is left, whatever ran ends by itself", arguments: Moment.allCases)
  func lastContainer(_ moment: Moment) async {
    let registry = LeaveGuardRegistry()
    let recorder = EventRecorder()
    registry.addObserver(recorder)
    let editor = Editor()
    var handle: LeaveAnswer?
    do {
      let stack = StackContainer(
        [List(), editor], arbiter: registry.arbiter(for: stage.scene), recorder: recorder
      )
      stack.needsTransition = true
      registry.addGuard(
        to: editor, isEnabled: { _ in true },
        asking: { _, _, answer in
          answer.onWithdrawal = { recorder.note("withdraw") }
          handle = answer
        })
      stack.back()
      if moment != .waiting { stack.turn() }
      if moment == .consented { stack.isQuiet = false }
      if moment == .consented || moment == .leaving { handle?(.allow) }
    }
    var log: [String] = []
    #expect(
      await eventually {
        log += recorder.take()
        return log.last?.contains("ends") == true
      })
    let asked = ["1 asks Editor"]
    let begun = ["1 begins: backButton Editor", "hook: prevent"]
    switch moment {
    case .waiting: #expect(log == begun + ["1 ends: superseded"])
    case .asking: #expect(log == begun + asked + ["withdraw", "1 ends: superseded"])
    case .consented: #expect(log == begun + asked + ["1 ends: superseded"])
    case .leaving: #expect(log == begun + asked + ["leave Editor", "1 ends: left"])
    }
  }

  @Test("a container that dies by leaving has left")
  func diesByLeaving() {
    let editor = Editor()
    var handle: LeaveAnswer?
    stage.registry.addGuard(to: editor, isEnabled: { _ in true }, asking: { _, _, answer in handle = answer })
    var modal: Modal? = Modal(arbiter: stage.arbiter)
    modal?.onLeave = { modal = nil }
    stage.arbiter.attempt(.sheet, LeavingScreens(editor), in: modal!)
    modal?.later?()
    handle?(.allow)
    #expect(modal == nil)
    stage.stack.back()
    #expect(
      stage.log == [
        "1 begins: sheet Editor", "1 asks Editor", "1 ends: left", "hook: allow", "2 begins: backButton Note",
        "gone: Note",
      ]
    )
  }

  @Test(
    "a container that nobody else keeps lives until its attempt has ended", arguments: [LeaveDecision.allow, .prevent])
  func keptContainer(_ decision: LeaveDecision) {
    let editor = Editor()
    let question = stage.guarding(editor)
    weak var kept: StackContainer?
    do {
      let stack = stage.anotherStack(List(), editor)
      kept = stack
      stage.arbiter.attempt(.ownButton, stack.leaving(), in: stack, keepsContainer: true)
    }
    kept?.settle()
    #expect(kept != nil)
    question.answer(decision)
    kept?.settle()
    #expect(kept == nil)
    #expect(stage.log.last == (decision == .allow ? "1 ends: left" : "1 ends: prevented by Editor"))
  }

  /// A presentation that is let go of as soon as it is dismissed.
  private final class Modal: LeaveContainer {
    let arbiter: LeaveArbiter
    var later: (@MainActor () -> Void)?
    var onLeave: () -> Void = {}
    let isQuiet = true

    init(arbiter: LeaveArbiter) { self.arbiter = arbiter }

    func whenQuiet(_ action: @escaping @MainActor () -> Void) { later = action }
    func standing(of attempt: LeaveAttempt) -> LeaveStanding { .inPlace }
    func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
      onLeave()
      return nil
    }
  }
}
