import Foundation

/// Where the lab writes, a line at a time and unbuffered, so that nothing printed is ever lost.
@MainActor
struct Console {
  let out: (String) -> Void
  let error: (String) -> Void
  /// Writes what stands before the user's typing, without ending the line.
  let prompt: (String) -> Void
  /// Whether somebody waits and wants to know how far it is. That depends on the clock, so no test hears of it.
  var showsProgress = false

  static let standard = Console(
    out: { write("\($0)\n") },
    error: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) },
    prompt: { write($0) },
    showsProgress: true
  )

  /// What cannot be written, on a full disk or a closed output, ends the command; half an output would pass for a whole.
  private static func write(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Cannot write to standard output.\n".utf8))
      exit(1)
    }
  }
}

/// The lines that a user types or a pipe brings.
@MainActor
struct InputLines {
  /// Whether somebody sits there and needs a prompt.
  let isInteractive: Bool
  /// The next line; `nil` at the end.
  let next: () -> String?

  static let standardInput = InputLines(isInteractive: isatty(STDIN_FILENO) != 0) { readLine() }

  init(isInteractive: Bool, next: @escaping () -> String?) {
    self.isInteractive = isInteractive
    self.next = next
  }

  /// The lines of a script.
  init(_ lines: [String]) {
    var rest = lines[...]
    self.init(isInteractive: false) { rest.popFirst() }
  }
}
