import BackGuard
public import HeadlessUIKit

extension Device {
  /// Lets time pass until nothing moves and every confirmation has ended or waits for the user.
  ///
  /// Confirmations are counted, not guessed at: one that works off the main actor is waited for, however long it takes.
  ///
  /// - Parameter limit: after this many turns without progress the run stops with a message: the confirmation waits for
  ///   something that is not on the device.
  public func settle(limit: Int = 1_000_000) async {
    let registry = LeaveGuardRegistry.current
    var turns = 0
    advanceUntilIdle()
    while registry.runningConfirmations > 0, !isWaitingForUser {
      await Task.yield()
      advanceUntilIdle()
      turns += 1
      precondition(turns < limit, "A confirmation waits for something that is not on the device.")
    }
    await Task.yield()
    advanceUntilIdle()
  }

  /// Whether a dialog is up: everything else waits for it.
  private var isWaitingForUser: Bool { alert != nil }
}
