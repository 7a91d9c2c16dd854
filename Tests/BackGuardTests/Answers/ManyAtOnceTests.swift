import BackGuard
import Testing

@MainActor
@Suite("Many asynchronous stories at once")
struct ManyAtOnceTests {
  /// One story in a registry of its own, which the guard finds through the task.
  private func story(_ number: Int) async -> [String] {
    let registry = LeaveGuardRegistry()
    return await LeaveGuardRegistry.$current.withValue(registry) {
      let recorder = EventRecorder()
      registry.addObserver(recorder)
      let (note, editor) = (Note(), Editor())
      let stack = StackContainer([List(), note, editor], arbiter: registry.arbiter(for: note), recorder: recorder)
      for page in [editor, note] {
        registry.addGuard(
          to: page,
          isEnabled: { _ in true },
          confirming: { page, _ in
            await hops(number)
            recorder.note("own registry: \(LeaveGuardRegistry.current === registry)")
            await hops(number)
            return page is Note && number.isMultiple(of: 3) ? .prevent : .allow
          }
        )
      }
      stack.back(.backMenu, to: stack.pages[0])
      stack.settle()
      var log: [String] = []
      #expect(
        await eventually {
          stack.settle()
          log += recorder.take()
          return log.last?.hasPrefix("1 ends") == true
        }
      )
      return log
    }
  }

  @Test("give the same log as one at a time", arguments: 0..<500)
  func sameLog(number: Int) async {
    let end =
      number.isMultiple(of: 3)
      ? ["1 ends: prevented by Note"] : ["leave Editor ← Note", "gone: Editor", "gone: Note", "1 ends: left"]
    #expect(
      await story(number) == [
        "1 begins: backMenu Editor ← Note", "hook: prevent", "1 asks Editor", "own registry: true", "1 asks Note",
        "own registry: true",
      ] + end
    )
  }
}

/// Several hops on and off the main actor.
@MainActor
private func hops(_ count: Int) async {
  for _ in 0...(count % 4) {
    await Task.yield()
    await Task.detached { await Task.yield() }.value
    await offTheMainActor()
  }
}

@concurrent
private func offTheMainActor() async { await Task.yield() }
