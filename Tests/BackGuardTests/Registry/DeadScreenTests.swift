import BackGuard
import Testing

@MainActor
@Suite("A screen that has gone")
struct DeadScreenTests {
  private let registry = LeaveGuardRegistry()
  private let recorder = EventRecorder()

  /// An editor at the address of one that has gone, after `prepare` was done to that one.
  private func successor(_ prepare: (Editor) -> Void) -> Editor {
    var others: [Editor] = []
    for _ in 0..<100 {
      let address: ObjectIdentifier
      do {
        let editor = Editor()
        address = ObjectIdentifier(editor)
        prepare(editor)
      }
      let next = Editor()
      if ObjectIdentifier(next) == address { return next }
      others.append(next)
    }
    Issue.record("No address was used twice.")
    return Editor()
  }

  private func wouldPrevent(_ editor: Editor) -> Bool {
    registry.arbiter(for: recorder).wouldPrevent(LeavingScreens(editor))
  }

  @Test("its guard is never called again")
  func ownerGone() {
    var reads = 0
    let next = successor {
      registry.addGuard(
        to: $0,
        isEnabled: { _ in
          reads += 1
          return true
        }
      ) { _, _, _ in }
    }
    #expect(!registry.hasGuards(next))
    #expect(!wouldPrevent(next))
    #expect(reads == 0)
  }

  @Test("the next screen at its address can be guarded")
  func successorIsGuarded() {
    let next = successor { registry.addGuard(to: $0, isEnabled: { _ in false }, asking: { _, _, _ in }) }
    registry.addGuard(to: next, isEnabled: { _ in true }, asking: { _, _, _ in })
    #expect(registry.hasGuards(next))
    #expect(wouldPrevent(next))
  }

  @Test("the next screen at its address does not have its name")
  func successorIsNotNamed() {
    registry.addObserver(recorder)
    let next = successor { registry.setName("draft 7", for: $0) }
    let stack = StackContainer([List(), next], arbiter: registry.arbiter(for: recorder), recorder: recorder)
    stack.back()
    #expect(recorder.take() == ["hook: allow", "1 begins: backButton Editor", "gone: Editor"])
    stack.settle()
    registry.setName("draft 8", for: next)
    stack.push(next)
    stack.back()
    #expect(recorder.take() == ["1 ends: left", "hook: allow", "2 begins: backButton draft 8", "gone: Editor"])
  }

  @Test("what its guards captured may remove other guards as it goes")
  func deinitRemovesGuards() {
    let list = List()
    let token = registry.addGuard(to: list, isEnabled: { _ in true }, asking: { _, _, _ in })
    do {
      let editor = Editor()
      let last = OnDeinit { token.cancel() }
      registry.addGuard(to: editor, isEnabled: { _ in withExtendedLifetime(last) { true } }, asking: { _, _, _ in })
    }
    #expect(registry.hasGuards(list))
    registry.sweep()
    #expect(!registry.hasGuards(list))
  }

  @Test("what a removed guard captured may remove other guards as it goes")
  func removalRemovesGuards() {
    let list = List()
    let token = registry.addGuard(to: list, isEnabled: { _ in true }, asking: { _, _, _ in })
    let other: LeaveGuardToken
    do {
      let last = OnDeinit { token.cancel() }
      other = registry.addGuard(
        to: list, isEnabled: { _ in withExtendedLifetime(last) { true } }, asking: { _, _, _ in })
    }
    other.cancel()
    #expect(!registry.hasGuards(list))
  }
}
