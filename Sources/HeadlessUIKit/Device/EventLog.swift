/// What happened on a device, in order, one line an event: callbacks to controllers, delegates and recognizers.
///
/// Lines are built only while the log records, so that a silent device pays nothing for them.
@MainActor
public final class EventLog {
  public var isRecording: Bool
  public private(set) var lines: [String] = []

  public init(isRecording: Bool = true) {
    self.isRecording = isRecording
  }

  /// Adds a line.
  public func note(_ line: @autoclosure () -> String) {
    if isRecording { lines.append(line()) }
  }

  /// Returns the lines so far and forgets them.
  @discardableResult
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
