import Foundation

// Sendable because the jobs are touched only with the lock held.
/// What tasks have to do, in order, while ``SynchronousTasks`` has taken over.
final class JobQueue: SerialExecutor, @unchecked Sendable {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void

  static let shared = JobQueue()
  /// Whether there is a way to hand on what comes too late.
  static let canHandOn =
    RuntimeSymbol.address("swift_task_enqueueGlobal") != nil
    && RuntimeSymbol.address("swift_task_enqueueMainExecutor") != nil

  private let lock = NSLock()
  private var jobs: [(job: UnownedJob, isGlobal: Bool)] = []
  private var isOpen = false

  func open() { lock.withLock { isOpen = true } }

  /// Hands what has not run, and what still comes from other threads, to whom it would have gone.
  func close() {
    let left = lock.withLock {
      defer { jobs = [] }
      isOpen = false
      return jobs
    }
    for (job, isGlobal) in left { Self.handOn(job, isGlobal: isGlobal) }
  }

  func push(_ job: UnownedJob, isGlobal: Bool) {
    let isTaken = lock.withLock {
      if isOpen { jobs.append((job, isGlobal)) }
      return isOpen
    }
    if !isTaken { Self.handOn(job, isGlobal: isGlobal) }
  }

  func pop() -> UnownedJob? { lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst().job } }

  private static func handOn(_ job: UnownedJob, isGlobal: Bool) {
    let name = isGlobal ? "swift_task_enqueueGlobal" : "swift_task_enqueueMainExecutor"
    unsafeBitCast(RuntimeSymbol.address(name), to: Enqueue.self)(job)
  }

  // MARK: - SerialExecutor

  func enqueue(_ job: consuming ExecutorJob) { push(UnownedJob(job), isGlobal: false) }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
  func checkIsolated() {}
}
