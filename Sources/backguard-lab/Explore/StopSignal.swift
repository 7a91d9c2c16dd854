import Dispatch
import Foundation

/// Says when a search has to end: the time is up, the user has pressed Ctrl-C, or, for a share of a search, whoever started
/// this process has died.
@MainActor
final class StopSignal {
  private let deadline: ContinuousClock.Instant?
  private let parent: pid_t?
  private let interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
  private let hasArrived = Flag()

  /// - Parameters:
  ///   - seconds: the time there is; unlimited if `nil`.
  ///   - isShare: whether this process works for the one that started it.
  ///   - forward: what else an interrupt means, on any thread.
  init(seconds: Int?, isShare: Bool = false, forwarding forward: @escaping @Sendable () -> Void = {}) {
    parent = isShare ? getppid() : nil
    deadline = seconds.map { .now + .seconds($0) }
    signal(SIGINT, SIG_IGN)
    interrupt.setEventHandler { @Sendable [hasArrived] in
      hasArrived.raise()
      forward()
    }
    interrupt.resume()
  }

  var mustStop: Bool {
    if let deadline, ContinuousClock.now >= deadline { return true }
    return hasArrived.isRaised || parent.map { getppid() != $0 } == true
  }

  /// From now on Ctrl-C ends the process again.
  func withdraw() {
    interrupt.cancel()
    signal(SIGINT, SIG_DFL)
  }

  // Sendable because nothing in it is touched without the lock.
  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isRaised: Bool { lock.withLock { value } }

    func raise() { lock.withLock { value = true } }
  }
}
