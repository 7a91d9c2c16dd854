import BackGuard
import Testing

@MainActor
@Suite("R12: reports")
struct R12ReportsTests {
  private let stage = Stage(List(), Note(), Editor())

  @Test("R12: a report reaches the app's handler and every observer, once each")
  func everybody() {
    var handled: [String] = []
    stage.registry.reportHandler = { handled.append($0.description) }
    let second = EventRecorder()
    stage.registry.addObserver(second)
    stage.registry.report(LeaveReport("Something happened: do this."))
    #expect(handled == ["Something happened: do this."])
    #expect(stage.log == ["report: Something happened: do this."])
    #expect(second.take() == ["report: Something happened: do this."])
  }

  @Test("R12: ordinary attempts report nothing", arguments: [LeaveDecision.allow, .prevent])
  func silence(_ decision: LeaveDecision) {
    stage.guarding(stage.stack.pages[2]).immediate = decision
    stage.stack.back()
    stage.stack.settle()
    #expect(!stage.log.contains { $0.hasPrefix("report") })
  }

  @Test("R12: a report names the screen by its given name")
  func names() {
    let editor = stage.stack.pages[2]
    stage.registry.setName("draft 7", for: editor)
    let question = stage.guarding(editor)
    stage.stack.back()
    stage.stack.settle()
    question.handle?(.prevent)
    question.handle?(.prevent)
    #expect(stage.log.last?.hasPrefix("report: The confirmation of draft 7 gave a second decision") == true)
  }
}
