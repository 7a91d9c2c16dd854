import Foundation
import Testing

@testable import backguard_lab

@Suite("Ctrl-C")
struct StopSignalTests {
  // A process of its own each; who hears nothing is ended by an alarm.
  @Test("ends whatever is under way, however often something begins")
  func again() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        alarm(30)
        let stop = StopSignal()
        for _ in 1...3 {
          stop.begin(seconds: nil)
          precondition(!stop.mustStop)
          kill(getpid(), SIGINT)
          // Another thread hears of it.
          while !stop.mustStop {}
        }
        stop.withdraw()
      }
    }
  }

  @Test("reaches the processes that work for this one, only while they do")
  func forwarded() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        alarm(30)
        let stop = StopSignal()
        @Sendable func tooLate() { exit(1) }
        @Sendable func inTime() { exit(7) }
        stop.forwarding(to: tooLate) {}
        stop.begin(seconds: nil)
        kill(getpid(), SIGINT)
        while !stop.mustStop {}
        stop.forwarding(to: inTime) {
          kill(getpid(), SIGINT)
          while true {}
        }
      }
    }
  }
}
