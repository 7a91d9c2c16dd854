#if !canImport(UIKit)
import BackGuard
import BackGuardTesting
import HeadlessUIKit
import Testing

/// A screen of the model with a window on it.
@MainActor
struct Display {
  let device: Device

  var window: UIWindow { device.window }

  /// Lets time pass until nothing moves and every confirmation has ended or waits for the user.
  func rest() async { await device.settle() }

  /// What stands on the back button in sight; `nil` if there is none.
  var backButtonTitle: String? { device.backButtonTitle }

  /// Whether a back button is in sight.
  var showsBackButton: Bool { backButtonTitle != nil }

  /// What asynchronous work returns; time passes meanwhile.
  func result<Result: Sendable>(of work: @escaping @MainActor () async -> Result) async -> Result {
    var isDone = false
    let task = Task { @MainActor in
      defer { isDone = true }
      return await work()
    }
    for _ in 0..<100_000 where !isDone {
      await Task.yield()
      device.advanceUntilIdle()
    }
    if !isDone { Issue.record("The work waits for something that never comes.") }
    return await task.value
  }
}

/// Runs `body` with a fresh screen and guards of its own.
@MainActor
func withDisplay(_ system: System, _ body: @MainActor (Display) async throws -> Void) async throws {
  let device = Device(system: Device.SystemVersion(system.major, system.minor))
  try await LeaveGuardRegistry.$current.withValue(LeaveGuardRegistry()) {
    try await device.run { try await body(Display(device: device)) }
  }
}

extension System {
  /// Every system that the model tells apart.
  static let all = Device.SystemVersion.all.map { System($0.major, $0.minor) }
}
#endif
