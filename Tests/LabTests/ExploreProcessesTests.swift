import Foundation
import Testing

@testable import backguard_lab

@MainActor
@Suite("Exploring in several processes")
struct ExploreProcessesTests {
  private static let command = ["explore", "three-screens", "--depth", "2", "--system", "all"]

  @Test("counts the same as one process, in the same order")
  func sameRows() throws {
    let executable = try #require(Self.lab)
    let rows = try [1, 2, 3].map { count in
      try ExploreProcesses(executable: executable, arguments: Self.command, count: count).rows(until: StopSignal()).map(
        \.text)
    }
    #expect(rows[0].count == 10)
    #expect(rows[1] == rows[0])
    #expect(rows[2] == rows[0])
  }

  @Test("a share has its part of the searches")
  func share() async {
    let recording = RecordingConsole()
    #expect(await recording.run("explore", "three-screens", "--depth", "1", "--system", "all", "--share", "1/3") == 0)
    #expect(recording.output.count == 3)
  }

  @Test("says what went wrong in a process")
  func failure() throws {
    let executable = try #require(Self.lab)
    let processes = ExploreProcesses(executable: executable, arguments: ["explore", "nothing"], count: 2)
    #expect(throws: ExploreProcesses.Failure(description: "A process of explore ended with code 2.")) {
      _ = try processes.rows(until: StopSignal())
    }
  }

  /// The command, which the build puts beside the tests.
  private static var lab: URL? {
    let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("backguard-lab") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
