/// Ends an observation. Dropping the token changes nothing.
@MainActor
public final class LeaveObserverToken {
  private weak var registry: LeaveGuardRegistry?
  private let number: Int

  init(registry: LeaveGuardRegistry, number: Int) {
    self.registry = registry
    self.number = number
  }

  /// Lets go of the observer; doing so again changes nothing.
  public func cancel() {
    registry?.removeObserver(number)
  }
}
