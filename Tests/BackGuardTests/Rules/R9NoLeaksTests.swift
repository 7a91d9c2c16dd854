import BackGuard
import Testing

@MainActor
@Suite("R9: no leaks")
struct R9NoLeaksTests {
  /// How far an attempt came before everything is let go of.
  enum Fate: String, CaseIterable {
    case none, waiting, allowed, prevented, withdrawn, dropped, unanswered
  }

  /// What a guard's closures may capture.
  private final class Capture {}

  private struct Traces {
    weak var screen: Editor?
    weak var stack: StackContainer?
    weak var arbiter: LeaveArbiter?
    weak var token: LeaveGuardToken?
    weak var predictionCapture: Capture?
    weak var confirmationCapture: Capture?

    var living: [String] {
      [
        screen.map { _ in "screen" }, stack.map { _ in "stack" }, arbiter.map { _ in "arbiter" },
        token.map { _ in "token" }, predictionCapture.map { _ in "prediction" },
        confirmationCapture.map { _ in "confirmation" },
      ].compactMap { $0 }
    }
  }

  private let registry = LeaveGuardRegistry()
  private let recorder = EventRecorder()

  init() { registry.reportHandler = { _ in } }

  private func run(_ fate: Fate, in scene: AnyObject) -> Traces {
    var traces = Traces()
    let editor = Editor()
    let stack = StackContainer([List(), Note(), editor], arbiter: registry.arbiter(for: scene), recorder: recorder)
    registry.register(stack)
    let (inPrediction, inConfirmation) = (Capture(), Capture())
    var handle: LeaveAnswer?
    let token = registry.addGuard(
      to: editor,
      isEnabled: { _ in withExtendedLifetime(inPrediction) { true } },
      asking: { _, _, answer in withExtendedLifetime(inConfirmation) { handle = fate == .dropped ? nil : answer } }
    )
    traces = Traces(
      screen: editor, stack: stack, arbiter: stack.arbiter, token: token, predictionCapture: inPrediction,
      confirmationCapture: inConfirmation
    )
    if fate != .none { stack.back() }
    if fate != .waiting { stack.settle() }
    switch fate {
    case .none, .waiting, .dropped, .unanswered: break
    case .allowed: handle?(.allow)
    case .prevented: handle?(.prevent)
    case .withdrawn: stack.pop()
    }
    stack.settle()
    return traces
  }

  @Test("R9: screen, container, arbiter and token are gone directly after their scope", arguments: Fate.allCases)
  func scope(_ fate: Fate) {
    let scene = Stage.Scene()
    let traces = run(fate, in: scene)
    // What the guard of a dead screen captured stays until the registry sweeps, unless the screen has left: then the
    // container's next quiet moment has swept already, but it was the container that kept the screen.
    #expect(Set(traces.living).isSubset(of: ["prediction", "confirmation"]))
    registry.sweep()
    #expect(traces.living == [])
  }

  @Test("R9: adding a guard lets go of what dead screens captured", arguments: Fate.allCases)
  func addingSweeps(_ fate: Fate) {
    let scene = Stage.Scene()
    let traces = run(fate, in: scene)
    let list = List()
    registry.addGuard(to: list, isEnabled: { _ in false }, asking: { _, _, _ in })
    #expect(traces.living == [])
  }

  @Test("R9: once a screen has left and is let go of, the container's next quiet moment lets go of its guards")
  func leavingSweeps() {
    let stack = StackContainer([List()], arbiter: registry.arbiter(for: self.recorder), recorder: recorder)
    weak var capture: Capture?
    do {
      let editor = Editor()
      let inPrediction = Capture()
      capture = inPrediction
      registry.addGuard(
        to: editor, isEnabled: { _ in withExtendedLifetime(inPrediction) { false } }, asking: { _, _, _ in })
      stack.push(editor)
    }
    stack.back()
    #expect(capture != nil)
    stack.settle()
    #expect(capture == nil)
  }

  @Test("R9: an early removal lets go of the guard at once")
  func earlyRemoval() {
    let editor = Editor()
    weak var capture: Capture?
    let token: LeaveGuardToken
    do {
      let inPrediction = Capture()
      capture = inPrediction
      token = registry.addGuard(
        to: editor, isEnabled: { _ in withExtendedLifetime(inPrediction) { true } },
        asking: {
          _, _, _ in
        })
    }
    #expect(capture != nil)
    token.cancel()
    #expect(capture == nil)
  }

  @Test("R9: a guard whose handle was never answered keeps nothing once the attempt has ended")
  func handleOutlivesEverything() {
    var handle: LeaveAnswer?
    weak var screen: Editor?
    weak var arbiter: LeaveArbiter?
    do {
      let editor = Editor()
      let stack = StackContainer([List(), editor], arbiter: registry.arbiter(for: recorder), recorder: recorder)
      screen = editor
      arbiter = stack.arbiter
      registry.addGuard(to: editor, isEnabled: { _ in true }, asking: { _, _, answer in handle = answer })
      stack.back()
      stack.settle()
      stack.pop()
    }
    #expect(screen == nil)
    #expect(arbiter == nil)
    handle?(.allow)
    #expect(recorder.take().last == "gone: Editor")
  }

  @Test("R9: a running confirmation holds its screen, and lets it go when the attempt ends")
  func runningConfirmation() async {
    let stage = Stage(List(), Note())
    weak var screen: Editor?
    let gate = Gate()
    do {
      let editor = Editor()
      screen = editor
      stage.registry.addGuard(
        to: editor,
        isEnabled: { _ in true },
        confirming: { _, _ in
          await gate.pass()
          return .allow
        }
      )
      stage.stack.push(editor)
      stage.stack.back()
      stage.stack.settle()
    }
    #expect(await eventually { gate.isWaiting })
    stage.stack.pop(telling: false)
    #expect(screen != nil)
    stage.arbiter.stackChanged()
    #expect(await eventually { screen == nil })
    #expect(stage.log.last == "1 ends: superseded")
  }

  @Test("R9: a screen that was only named is let go of, and its name with it")
  func namedScreen() {
    weak var screen: Editor?
    do {
      let editor = Editor()
      screen = editor
      registry.setName("draft", for: editor)
    }
    #expect(screen == nil)
  }
}
