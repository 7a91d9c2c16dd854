import BackGuard
import Testing

@MainActor
@Suite("The ready-made log")
struct LeaveLogTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("one line for the begin, each question, and the end")
  func lines() {
    var lines: [String] = []
    stage.registry.addObserver(LeaveLog { lines.append($0) })
    stage.guarding(stack.pages[2]).immediate = .allow
    stage.guarding(stack.pages[1]).immediate = .prevent
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    #expect(
      lines == [
        "#5 backMenu Editor ← Note begins", "#5 backMenu Editor ← Note asks Editor",
        "#5 backMenu Editor ← Note asks Note", "#5 backMenu Editor ← Note ends: prevented by Note",
      ]
    )
  }

  @Test("a name given to a screen stands in for its type from then on, and can be taken back")
  func names() {
    var lines: [String] = []
    stage.registry.addObserver(LeaveLog { lines.append($0) })
    let editor = stack.pages[2]
    for name in ["draft 7", nil] {
      stage.registry.setName(name, for: editor)
      stage.arbiter.letGo(.swipe, stack.leaving(), in: stack)
    }
    #expect(
      lines == [
        "#3 swipe draft 7 begins", "#3 swipe draft 7 ends: cancelled", "#4 swipe Editor begins",
        "#4 swipe Editor ends: cancelled",
      ]
    )
  }

  @Test("a named screen without guards is not guarded")
  func nameIsNoGuard() {
    stage.registry.setName("draft 7", for: stack.pages[2])
    #expect(!stage.registry.hasGuards(stack.pages[2]))
    #expect(stack.back() == .allow)
  }

  @Test("reports that nobody handles are written down as faults")
  func faults() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { LeaveGuardRegistry().report(LeaveReport("Something happened: do this.")) }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("BackGuard: Something happened: do this.\n"))
  }
}
