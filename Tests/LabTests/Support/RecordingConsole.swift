@testable import backguard_lab

/// What the lab wrote.
@MainActor
final class RecordingConsole {
  private(set) var output: [String] = []
  private(set) var errors: [String] = []

  var console: Console {
    Console(
      out: { self.output += $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) },
      error: { self.errors.append($0) },
      prompt: { self.output.append("prompt: \($0)") }
    )
  }

  /// Runs a command line; returns its exit code.
  func run(_ arguments: String..., typing lines: [String] = []) async -> Int32 {
    await Lab(console: console).run(arguments, lines: InputLines(lines))
  }
}
