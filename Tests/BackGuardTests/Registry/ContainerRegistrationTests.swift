import BackGuard
import Testing

@MainActor
@Suite("Containers in the registry")
struct ContainerRegistrationTests {
  private let stage = Stage(List(), Note(), Editor())

  /// How often the container was told since the last look.
  private func told(_ action: () -> Void) -> Int {
    let before = stage.stack.guardChanges
    action()
    return stage.stack.guardChanges - before
  }

  @Test("a container is told once of every change, and only then")
  func toldOnChange() {
    let page = stage.stack.pages[2]
    var question: Question?
    #expect(told { question = stage.guarding(page) } == 1)
    #expect(told { question?.isEnabled = false } == 0)
    #expect(told { _ = stage.wouldPrevent() } == 0)
    #expect(told { stage.registry.sweep() } == 0)
    #expect(told { question?.token?.cancel() } == 1)
    #expect(told { question?.token?.cancel() } == 0)
  }

  @Test("a container is told when a guarded screen has gone")
  func toldOfDeadScreens() {
    do {
      let editor = Editor()
      stage.registry.addGuard(to: editor, isEnabled: { _ in true }, asking: { _, _, _ in })
    }
    #expect(told { stage.registry.sweep() } == 1)
  }

  @Test("a container that has gone is told nothing, one that is not registered neither")
  func notTold() {
    weak var gone: StackContainer?
    do {
      let stack = stage.anotherStack(List())
      stage.registry.register(stack)
      gone = stack
    }
    let unknown = stage.anotherStack(List())
    #expect(gone == nil)
    stage.guarding(stage.stack.pages[2])
    #expect(unknown.guardChanges == 0)
  }

  @Test("what is to be found again by an object is one of every type, and kept by nobody")
  func found() {
    let screen = stage.stack.pages[2]
    let registry = stage.registry
    do {
      let note = Note()
      registry[kept: Note.self, for: screen] = note
      registry[kept: StackContainer.self, for: screen] = stage.stack
      #expect(registry[kept: Note.self, for: screen] === note)
      #expect(registry[kept: StackContainer.self, for: screen] === stage.stack)
      #expect(registry[kept: List.self, for: screen] == nil)
    }
    #expect(registry[kept: Note.self, for: screen] == nil)
    registry[kept: StackContainer.self, for: screen] = nil
    #expect(registry[kept: StackContainer.self, for: screen] == nil)
  }

  @Test("one arbiter a scene, while a container keeps it")
  func arbiters() {
    let scene = Stage.Scene()
    weak var first: LeaveArbiter?
    do {
      let arbiter = stage.registry.arbiter(for: scene)
      first = arbiter
      #expect(stage.registry.arbiter(for: scene) === arbiter)
      #expect(stage.registry.arbiter(for: stage.scene) !== arbiter)
    }
    #expect(first == nil)
    #expect(stage.registry.arbiter(for: stage.scene) === stage.arbiter)
  }
}
