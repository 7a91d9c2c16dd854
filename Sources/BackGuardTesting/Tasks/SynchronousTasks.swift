import Foundation

/// Runs what tasks do on the spot, so that a confirmation that is a task can be followed without an `await`.
///
/// Swift's runtime has two variables through which whoever drives a program takes over where tasks run. They are exported,
/// but no API: where they are missing, nothing is taken over. They hold for the whole process while they are set, so they
/// are set and cleared within one synchronous call, and what belongs to others is run or handed on.
@MainActor
enum SynchronousTasks {
  private typealias MainHook =
    @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor
  private typealias GlobalHook = @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void

  private static let mainHook = RuntimeSymbol.variable("swift_task_getMainExecutor_hook", of: MainHook?.self)
  private static let globalHook = RuntimeSymbol.variable("swift_task_enqueueGlobal_hook", of: GlobalHook?.self)
  private static var depth = 0
  /// False to see what becomes of a runtime that lacks them.
  @TaskLocal static var areLookedFor = true

  /// Whether the runtime has what this takes.
  static var areSupported: Bool { areLookedFor && mainHook != nil && globalHook != nil && JobQueue.canHandOn }

  /// Runs `body`; what tasks have to do meanwhile waits for ``drain()``, or for the end.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard areSupported, let mainHook, let globalHook else { return try body() }
    if depth == 0 {
      JobQueue.shared.open()
      globalHook.pointee = { job, _ in JobQueue.shared.push(job, isGlobal: true) }
      mainHook.pointee = { _ in JobQueue.shared.asUnownedSerialExecutor() }
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 {
        mainHook.pointee = nil
        globalHook.pointee = nil
        JobQueue.shared.close()
      }
    }
    return try body()
  }

  /// Runs what tasks have to do, up to where each of them waits for something else.
  ///
  /// - Returns: whether there was anything.
  static func drain() -> Bool {
    var hasRun = false
    while depth > 0, areSupported, let job = JobQueue.shared.pop() {
      hasRun = true
      job.runSynchronously(on: JobQueue.shared.asUnownedSerialExecutor())
    }
    return hasRun
  }
}

/// What the runtime exports, by name.
enum RuntimeSymbol {
  static func variable<Value>(_ name: String, of type: Value.Type) -> UnsafeMutablePointer<Value>? {
    address(name)?.assumingMemoryBound(to: Value.self)
  }

  // A program that contains the runtime exports nothing of it, unless under another name that its linker was given.
  static func address(_ name: String) -> UnsafeMutableRawPointer? {
    let program = dlopen(nil, RTLD_NOW)
    return dlsym(program, name) ?? dlsym(program, "exported_\(name)")
  }
}
