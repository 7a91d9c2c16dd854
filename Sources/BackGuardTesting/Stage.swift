import BackGuard
public import HeadlessUIKit

/// A phone with an app on it, apart from every other in the process: its own device, guards and recorder.
@MainActor
public final class Stage {
  public let device: Device
  public let recorder = AttemptRecorder()
  private let registry = LeaveGuardRegistry()

  /// Starts the app: shows the controller that `makeRoot` makes.
  ///
  /// - Parameter logsAttempts: whether the device's log tells of attempts, between the events of UIKit.
  public init(_ device: Device, logsAttempts: Bool = false, makeRoot: @MainActor () -> UIViewController) {
    self.device = device
    registry.addObserver(recorder)
    if logsAttempts { registry.addObserver(AttemptNotes(in: device.log)) }
    // The recorder has them already.
    registry.reportHandler = { _ in }
    LeaveGuardRegistry.$current.withValue(registry) {
      device.run { device.window.rootViewController = makeRoot() }
    }
  }

  /// Does something with the phone, then lets time pass until nothing moves and every confirmation waits for the user.
  public func act(_ action: @MainActor (Device) throws -> Void) async rethrows {
    try await LeaveGuardRegistry.$current.withValue(registry) {
      try action(device)
      await device.settle()
    }
  }
}
