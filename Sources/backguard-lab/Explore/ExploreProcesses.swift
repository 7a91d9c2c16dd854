import Foundation

/// Explores in several processes of this command, each with its share of the units.
///
/// The searches are isolated to the main actor, of which a process has one.
@MainActor
struct ExploreProcesses {
  let executable: URL
  /// The command line of this process.
  let arguments: [String]
  let count: Int

  struct Failure: Error, Equatable {
    let description: String
  }

  /// The rows of all processes, in the order of the units.
  func rows(until stop: StopSignal) throws(Failure) -> [ExploredRow] {
    let children = (0..<count).map { share in
      let child = Process()
      child.executableURL = executable
      child.arguments = arguments + ["--share", "\(share)/\(count)"]
      child.standardOutput = Pipe()
      return child
    }
    // What is interrupted ends with what it has found.
    let running = Running(children)
    return try stop.forwarding(to: running.interrupt) { () throws(Failure) in
      try rows(of: children, running, until: stop)
    }
  }

  private func rows(
    of children: [Process], _ running: Running, until stop: StopSignal
  ) throws(Failure) -> [ExploredRow] {
    do {
      for child in children { try child.run() }
    } catch {
      throw Failure(description: "explore cannot start a process of its own: \(error.localizedDescription)")
    }
    // One may not have run yet when the interrupt came.
    if stop.mustStop { running.interrupt() }
    var shares: [[ExploredRow]] = []
    for child in children {
      let output = (child.standardOutput as? Pipe)?.fileHandleForReading.readDataToEndOfFile() ?? Data()
      child.waitUntilExit()
      // Interrupted before it could listen.
      if child.terminationReason == .uncaughtSignal, stop.mustStop { continue }
      guard child.terminationStatus <= 1, let rows = Self.rows(of: output) else {
        throw Failure(description: "A process of explore ended with code \(child.terminationStatus).")
      }
      shares.append(rows)
    }
    let longest = shares.map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in shares.compactMap { $0.indices.contains(place) ? $0[place] : nil } }
  }

  /// One a line.
  private static func rows(of output: Data) -> [ExploredRow]? {
    try? output.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(ExploredRow.self, from: $0) }
  }

  // Sendable because a `Process` may be interrupted from any thread.
  private final class Running: @unchecked Sendable {
    private let children: [Process]

    init(_ children: [Process]) { self.children = children }

    func interrupt() {
      for child in children where child.isRunning { child.interrupt() }
    }
  }
}
