import BackGuard
import HeadlessUIKit

/// For who wants to show what goes on.
extension ExploredWorld {
  /// From now on the device's log tells of every event, attempts among them.
  func record() {
    guard !device.log.isRecording else { return }
    device.log.isRecording = true
    registry.addObserver(notes)
  }

  /// The attempts that have no outcome yet, in words.
  var pendingAttempts: [String] {
    ledger.open.map { account in
      let asked = account.attempt.screens.filter { account.hasAsked($0.id) }.map(\.name)
      let who = AttemptNotes.describe(account.attempt)
      return asked.isEmpty ? "\(who), nobody asked yet" : "\(who), asked: \(asked.joined(separator: ", "))"
    }
  }
}
