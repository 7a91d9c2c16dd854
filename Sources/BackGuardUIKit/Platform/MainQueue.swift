#if canImport(UIKit)
import Dispatch
#else
import HeadlessUIKit
#endif

/// The next turn of the main queue: the one place that knows whose queue it is.
@MainActor
enum MainQueue {
  /// Runs `action` once the current turn has ended. `label` says what for; the model's clock shows it.
  static func nextTurn(_ label: String, _ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    #else
    Device.current.onNextTurn(label, action)
    #endif
  }
}
