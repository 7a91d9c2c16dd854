/// What happened, in order, one line an event. The same lines on both sides: the screens and delegates write them.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines so far and forgets them.
  @discardableResult
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The lines that `body` writes.
  func lines(of body: () throws -> Void) rethrows -> [String] {
    take()
    try body()
    return take()
  }
}
