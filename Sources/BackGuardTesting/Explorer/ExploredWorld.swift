import BackGuard
public import HeadlessUIKit

/// A phone with an app on it that is watched: after every action the rules are checked.
@MainActor
public final class ExploredWorld {
  public let device: Device
  /// What the last action has shown.
  public internal(set) var violations: [Violation] = []
  let app: ExploredApp
  let registry: LeaveGuardRegistry
  let ledger: AttemptLedger
  var watched = WatchedScreens()
  private(set) lazy var notes = AttemptNotes(in: device.log)
  /// Whether the user has said in the last dialog that what is not saved may go.
  var hasConsented = false
  var hadDialog = false
  var unbalancedCalls = 0
  /// The same app on plain UIKit, as long as nothing has been at stake.
  private(set) var twin: PlainTwin?
  private var questionsOfTwin: Device.Assumptions.Questions = []

  public init(_ app: ExploredApp, on device: Device) {
    self.app = app
    self.device = device
    device.log.isRecording = false
    let registry = LeaveGuardRegistry()
    self.registry = registry
    ledger = AttemptLedger(registry, refusingDialogs: app.refusesDialogs)
    registry.addObserver(ledger)
    registry.reportHandler = { _ in }
    inApp {
      device.run { device.window.rootViewController = app.makeRoot() }
      device.advanceUntilIdle()
      for prepare in app.preparations {
        do { try prepare(device) } catch { fatalError("The app \(app.name) cannot be prepared: \(error)") }
        finishTasks()
        device.advanceUntilIdle()
      }
      ledger.lookAround = { [weak device] in ControllerTree(below: device?.window.rootViewController) }
      check()
    }
    violations = []
    ledger.closeAccounts()
    twin = app.comparison.map { PlainTwin($0, takingAfter: device) }
  }

  /// Does it, then checks the rules.
  public func perform(_ action: UserAction) throws { try perform(action, judging: true) }

  /// - Parameter judges: whether the rules are checked: without it nobody is watched any more, so never from then on.
  func perform(_ action: UserAction, judging judges: Bool) throws {
    if let title = action.consentTitle, app.consentTitles.contains(title) {
      hasConsented = true
    } else if case .answer = action {
      hasConsented = false
    }
    try inApp {
      if let action = app.ownAction(action) {
        watched.markRemovedByCode(device.run { action.removed(device) })
      }
      try action.perform(on: device, of: app)
      finishTasks()
      guard judges else { return }
      check()
      compare(after: action)
    }
  }

  /// The open questions about UIKit that were asked since the last call, on this phone or in comparing.
  func takeConsultedQuestions() -> Device.Assumptions.Questions {
    noteQuestionsOfTwin()
    defer { questionsOfTwin = [] }
    return device.takeConsultedQuestions().union(questionsOfTwin)
  }

  private func noteQuestionsOfTwin() {
    if let twin { questionsOfTwin.formUnion(twin.device.takeConsultedQuestions()) }
  }

  /// The phone is put away: no task of the app's goes on.
  func end() {
    guard let end = app.end else { return }
    inApp {
      device.run { end(device) }
      finishTasks()
      device.advanceUntilIdle()
      finishTasks()
    }
  }

  private func compare(after action: UserAction) {
    guard let twin else { return }
    defer { questionsOfTwin.formUnion(twin.device.takeConsultedQuestions()) }
    if watched.hasSomethingAtStake {
      self.twin = nil
      return
    }
    guard let difference = twin.difference(after: action, from: device) else { return }
    if !difference.isEmpty { violations.append(Violation(.unlikePlain, difference)) }
    self.twin = nil
  }

  /// Runs what belongs to the app: with its guards, and with its tasks.
  private func inApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SynchronousTasks.run { try LeaveGuardRegistry.$current.withValue(registry, operation: body) }
  }

  /// What tasks have to do happens at once: no time passes.
  private func finishTasks() {
    while SynchronousTasks.drain() { device.run {} }
  }

  var root: UIViewController? { device.window.rootViewController }
  var isAtRest: Bool { device.clock.nextDue == nil }
  /// Nothing is on top of the first screen, and nothing moves.
  var isAtRoot: Bool {
    guard isAtRest, device.alert == nil, device.backMenu == nil, let root, root.presentedViewController == nil else {
      return false
    }
    let stacks = device.run { ControllerTree(below: root).stacks }
    return stacks.allSatisfy { $0.viewControllers.count <= 1 }
  }
}
