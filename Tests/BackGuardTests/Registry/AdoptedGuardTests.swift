import BackGuard
import Testing

@MainActor
@Suite("A screen that is its own guard")
struct AdoptedGuardTests {
  private final class Form: LeaveGuardingScreen {
    var isLeaveGuardEnabled = true
    var decision = LeaveDecision.allow
    var attempts: [String] = []

    func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision {
      attempts.append("\(attempt.trigger)")
      return decision
    }
  }

  private let registry = LeaveGuardRegistry()
  private let scene = Stage.Scene()
  private let form = Form()

  @Test("its prediction and its confirmation are used", arguments: [LeaveDecision.allow, .prevent])
  func used(_ decision: LeaveDecision) async {
    form.decision = decision
    registry.adopt(form)
    let container = Container(arbiter: registry.arbiter(for: scene))
    let outcome = await container.arbiter.attempt(.sheet, LeavingScreens(form), in: container)
    switch decision {
    case .allow: #expect(outcome == .failed(container.failure))
    case .prevent: #expect("\(outcome)" == "prevented by Form")
    }
    #expect(form.attempts == ["sheet"])
  }

  @Test("it does not object while its prediction says so")
  func prediction() {
    registry.adopt(form)
    let arbiter = registry.arbiter(for: scene)
    #expect(arbiter.wouldPrevent(LeavingScreens(form)))
    form.isLeaveGuardEnabled = false
    #expect(!arbiter.wouldPrevent(LeavingScreens(form)))
  }

  @Test("adopted twice it is one guard; and the oldest, whenever it is adopted")
  func adoptedTwice() async {
    var order: [String] = []
    registry.addGuard(
      to: form, isEnabled: { _ in true },
      asking: { form, _, answer in
        order.append("added, form asked \(form.attempts.count)")
        answer(.allow)
      })
    registry.adopt(form)
    registry.adopt(form)
    let container = Container(arbiter: registry.arbiter(for: scene))
    _ = await container.arbiter.attempt(.sheet, LeavingScreens(form), in: container)
    #expect(order == ["added, form asked 0"])
    #expect(form.attempts == ["sheet"])
  }

  private final class Container: LeaveContainer {
    let arbiter: LeaveArbiter
    let isQuiet = true
    let failure = LeaveFailure("nothing to leave")

    init(arbiter: LeaveArbiter) { self.arbiter = arbiter }

    func whenQuiet(_ action: @escaping @MainActor () -> Void) { Task { @MainActor in action() } }
    func standing(of attempt: LeaveAttempt) -> LeaveStanding { .inPlace }
    func leave(_ attempt: LeaveAttempt) -> LeaveFailure? { failure }
  }
}
