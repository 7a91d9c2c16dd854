import Dispatch
import Foundation

/// Says when what is under way has to end: the time is up, the user has pressed Ctrl-C, or, for a share of a search, whoever
/// started this process has died.
///
/// A command has one: on Linux a second one would hear nothing.
@MainActor
final class StopSignal {
  private let parent: pid_t?
  private let interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
  private let state = State()
  private var deadline: ContinuousClock.Instant?

  /// - Parameter isShare: whether this process works for the one that started it.
  init(isShare: Bool = false) {
    parent = isShare ? getppid() : nil
    signal(SIGINT, SIG_IGN)
    interrupt.setEventHandler { @Sendable [state] in state.raise() }
    // An interrupt before somebody listens would be lost.
    let listens = DispatchSemaphore(value: 0)
    interrupt.setRegistrationHandler { @Sendable in listens.signal() }
    interrupt.resume()
    listens.wait()
  }

  /// Something begins: an interrupt before it is forgotten.
  ///
  /// - Parameter seconds: the time there is; unlimited if `nil`.
  func begin(seconds: Int?) {
    deadline = seconds.map { .now + .seconds($0) }
    state.lower()
  }

  /// Runs `body`; meanwhile an interrupt does `action` too, on any thread.
  func forwarding<Result, Failure>(
    to action: @escaping @Sendable () -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.forward(to: action)
    defer { state.forward(to: {}) }
    return try body()
  }

  var mustStop: Bool {
    if let deadline, ContinuousClock.now >= deadline { return true }
    return state.isRaised || parent.map { getppid() != $0 } == true
  }

  /// Nothing is under way any more: Ctrl-C may end the process again, though on Linux not at once.
  func withdraw() {
    interrupt.cancel()
    signal(SIGINT, SIG_DFL)
  }

  // Sendable because nothing in it is touched without the lock.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var hasArrived = false
    private var action: @Sendable () -> Void = {}

    var isRaised: Bool { lock.withLock { hasArrived } }

    func raise() {
      let action = lock.withLock {
        hasArrived = true
        return self.action
      }
      action()
    }

    func lower() { lock.withLock { hasArrived = false } }

    func forward(to action: @escaping @Sendable () -> Void) { lock.withLock { self.action = action } }
  }
}
