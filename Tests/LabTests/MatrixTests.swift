import Foundation
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("The matrix")
struct MatrixTests {
  @Test("one line a technique with counts, exit code 0, nothing on standard error")
  func counts() async {
    let recording = RecordingConsole()
    #expect(await recording.run("matrix") == 0)
    #expect(recording.errors == [])
    #expect(recording.output.count == 1 + Technique.allCases.count)
    for (line, technique) in zip(recording.output.dropFirst(), Technique.allCases) {
      #expect(line.hasPrefix(technique.rawValue))
    }
  }

  @Test("a part is shown cell by cell")
  func part() async {
    let recording = RecordingConsole()
    #expect(await recording.run("matrix", "--system", "12", "--technique", "T4") == 0)
    let lines = recording.output.map { $0.split(separator: " ").joined(separator: " ") }
    let ways = WayOut.allCases.map(\.rawValue).joined(separator: " ")
    #expect(
      lines == [
        "technique iOS \(ways)", "T4 12 asked bypassed – – bypassed – – bypassed – bypassed – – – bypassed – bypassed",
        "", "technique asked bypassed dead twice stuck –", "T4 1 6 0 0 0 9",
      ])
  }

  @Test("the JSON is the same bytes every time and lists every cell")
  func json() async throws {
    var outputs: [[String]] = []
    for _ in 1...2 {
      let recording = RecordingConsole()
      #expect(await recording.run("matrix", "--json") == 0)
      outputs.append(recording.output)
    }
    #expect(outputs[0] == outputs[1])
    let data = Data(outputs[0].joined(separator: "\n").utf8)
    let cells = try #require(JSONSerialization.jsonObject(with: data) as? [[String: String]])
    #expect(cells.count == Technique.allCases.count * WayOut.allCases.count * Device.SystemVersion.all.count)
    #expect(cells.first == ["technique": "plain UIKit", "wayOut": "backButton", "system": "12", "result": "bypassed"])
  }

  @Test("BackGuard's subclass has no fault under any assumption", arguments: WayOut.allCases)
  func assumptions(_ wayOut: WayOut) async {
    for system in Device.SystemVersion.supported {
      await Device.Assumptions.forEachThatMatters { assumptions in
        let player = CellPlayer(technique: .subclass, wayOut: wayOut, system: system, assumptions: assumptions)
        let result = await player.play()
        #expect(!result.isFault, "iOS \(system), assuming \(assumptions.assignments): \(result.rawValue)")
        return player.consultedQuestions
      }
    }
  }

  @Test(
    "B20, B253: a gray chevron is found: T1 cures it by hiding and showing the bar, if that does",
    arguments: [true, false])
  func gray(cures: Bool) async {
    var assumptions = Device.Assumptions()
    assumptions.dimsChevronAfterRefusal = true
    assumptions.hidingBarRestoresChevron = cures
    for technique in [Technique.delegate, .block] {
      let player = CellPlayer(
        technique: technique, wayOut: .backButton, system: Device.SystemVersion(12), assumptions: assumptions)
      #expect(await player.play() == (cures ? .asked : .stuck))
    }
  }

  @Test("what counts as worst is reported")
  func order() {
    #expect([CellResult.asked, .stuck, .dead, .twice, .bypassed].max() == .stuck)
    #expect([CellResult.asked, .dead, .bypassed].max() == .bypassed)
    #expect(!CellResult.missing.isFault && !CellResult.asked.isFault)
  }
}
