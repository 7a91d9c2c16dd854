/// Removes a guard before its screen goes.
///
/// A guard is removed with its screen in any case: keep the token only to remove the guard earlier. Dropping the token
/// does nothing.
@MainActor
public final class LeaveGuardToken {
  private weak var registry: LeaveGuardRegistry?
  private let guardID: LeaveGuardID

  init(registry: LeaveGuardRegistry, guardID: LeaveGuardID) {
    self.registry = registry
    self.guardID = guardID
  }

  /// Removes the guard; doing so again changes nothing. A confirmation that is running is still listened to.
  public func cancel() {
    registry?.removeGuard(guardID)
  }
}
