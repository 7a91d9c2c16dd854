import BackGuard

/// Keeps the accounts of the attempts: who was asked, and how often each ended.
@MainActor
final class AttemptLedger: LeaveObserver {
  struct Account {
    let attempt: LeaveAttempt
    var asked: Set<LeavingScreen.ID> = []
    var endings: [LeaveOutcome] = []
  }

  /// Every attempt that has begun since the phone last was at rest, and those still open.
  private(set) var accounts: [Account] = []
  private var reports: [String] = []

  var open: [Account] { accounts.filter(\.endings.isEmpty) }

  /// Whether a guard of `screen` was asked in an attempt that has not ended in another way than by leaving.
  func wasAsked(_ screen: LeavingScreen.ID) -> Bool {
    accounts.contains { $0.asked.contains(screen) && $0.endings.allSatisfy { $0 == .left } }
  }

  /// Forgets what has ended.
  func closeAccounts() { accounts.removeAll { !$0.endings.isEmpty } }

  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  func attemptDidBegin(_ attempt: LeaveAttempt) { accounts.append(Account(attempt: attempt)) }

  func attempt(_ attempt: LeaveAttempt, willAsk guardID: LeaveGuardID) {
    change(attempt) { $0.asked.insert(guardID.screen.id) }
  }

  func attemptDidEnd(_ attempt: LeaveAttempt, outcome: LeaveOutcome) { change(attempt) { $0.endings.append(outcome) } }

  func misuseWasReported(_ report: LeaveReport) { reports.append(report.description) }

  private func change(_ attempt: LeaveAttempt, _ change: (inout Account) -> Void) {
    guard let index = accounts.firstIndex(where: { $0.attempt == attempt }) else { return }
    change(&accounts[index])
  }
}
