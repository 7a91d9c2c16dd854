import BackGuard
@testable import BackGuardTesting
import HeadlessUIKit
import Foundation
@MainActor func dbg() {
  let w = ExploredWorld(.harmlessEditor(.attached), on: Device(system: .init(26)))
  let r = AttemptRecorder()
  w.registry.addObserver(r)
  w.device.log.isRecording = true
  for a: UserAction in [.tap("Cancel"), .tap("Cancel"), .waitUntilDue] {
    try? w.perform(a)
    print("==", a, w.device.visibleStack, r.take(), w.violations)
    for l in w.device.log.take() { print("   ", l) }
    print(w.device.clock.pending)
  }
}
