#if canImport(os)
import os
#else
import Foundation
#endif

/// A ready-made log of every attempt: unified logging on Apple platforms, standard error elsewhere.
///
/// `LeaveGuardRegistry.current.addObserver(LeaveLog())` switches it on.
@MainActor
public final class LeaveLog: LeaveObserver {
  private let write: @MainActor (String) -> Void

  /// Logs to the platform's log.
  public convenience init() {
    self.init { LeaveLog.write(info: $0) }
  }

  /// Logs through `write`, one line a call.
  public init(_ write: @escaping @MainActor (String) -> Void) {
    self.write = write
  }

  public func attemptDidBegin(_ attempt: LeaveAttempt) {
    write("\(attempt) begins")
  }

  public func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {
    write("\(attempt) asks \(guardID)")
  }

  public func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) {
    write("\(attempt) ends: \(outcome)")
  }

  #if canImport(os)
  private static let logger = Logger(subsystem: "BackGuard", category: "attempts")

  static func write(info line: String) { logger.info("\(line, privacy: .public)") }
  static func write(fault line: String) { logger.fault("\(line, privacy: .public)") }
  #else
  static func write(info line: String) { FileHandle.standardError.write(Data("BackGuard: \(line)\n".utf8)) }
  static func write(fault line: String) { write(info: line) }
  #endif
}
