import BackGuard
public import HeadlessUIKit

/// A phone with an app on it that is watched: after every action the rules are checked.
@MainActor
public final class ExploredWorld {
  private struct WeakScreen {
    weak var screen: UIViewController?
    let id: LeavingScreen.ID
    let name: String
  }

  public let device: Device
  /// What the last action has shown.
  public private(set) var violations: [Violation] = []
  let app: ExploredApp
  let registry = LeaveGuardRegistry()
  let ledger = AttemptLedger()
  private(set) lazy var notes = AttemptNotes(in: device.log)
  /// Whether the user has said in the last dialog that what is not saved may go.
  private(set) var hasConsented = false
  private var hadDialog = false
  private var unsaved: [WeakScreen] = []

  public init(_ app: ExploredApp, on device: Device) {
    self.app = app
    self.device = device
    device.log.isRecording = false
    registry.addObserver(ledger)
    registry.reportHandler = { _ in }
    LeaveGuardRegistry.$current.withValue(registry) {
      device.run { device.window.rootViewController = app.makeRoot() }
      device.advanceUntilIdle()
      for prepare in app.preparations {
        do { try prepare(device) } catch { preconditionFailure("The app \(app.name) cannot be prepared: \(error)") }
        device.advanceUntilIdle()
      }
      findUnsaved()
    }
    ledger.closeAccounts()
  }

  /// Does it, then checks the rules.
  public func perform(_ action: UserAction) throws {
    if case .answer(let title) = action { hasConsented = app.consentTitles.contains(title) }
    try LeaveGuardRegistry.$current.withValue(registry) {
      try action.perform(on: device, of: app)
      check()
    }
  }

  var root: UIViewController? { device.window.rootViewController }
  var isAtRest: Bool { device.clock.nextDue == nil }
  /// Nothing is on top of the first screen, and nothing moves.
  var isAtRoot: Bool {
    guard isAtRest, device.alert == nil, device.backMenu == nil, let root, root.presentedViewController == nil else {
      return false
    }
    return stacks.allSatisfy { $0.viewControllers.count <= 1 }
  }

  // MARK: - The rules

  private func check() {
    violations = []
    let here = Set(screens.map(ObjectIdentifier.init))
    let dialogs = dialogCount
    if dialogs > 0, !hadDialog { hasConsented = false }
    hadDialog = dialogs > 0
    for left in unsaved {
      if let screen = left.screen, here.contains(ObjectIdentifier(screen)) || !device.run({ app.isUnsaved(screen) }) {
        continue
      }
      if !hasConsented || (!registry.hasNoGuards && !ledger.wasAsked(left.id)) {
        violations.append(
          Violation(.leftUnasked, "\(left.name) has unsaved changes and went without the user's consent."))
      }
    }
    if dialogs > 1 { violations.append(Violation(.severalDialogs, "\(dialogs) dialogs are up at once.")) }
    checkAccounts()
    if isAtRest { checkBars() }
    if registry.runningConfirmations > 0 {
      violations.append(
        Violation(.asynchronousConfirmation, "A confirmation runs as a task: the explorer cannot follow it yet."))
    }
    if isAtRest, dialogs == 0 { hasConsented = false }
    findUnsaved()
  }

  private func checkAccounts() {
    for account in ledger.accounts where account.endings.count > 1 {
      violations.append(Violation(.attemptWithTwoOutcomes, "An attempt by \(account.attempt.trigger) ended twice."))
    }
    for report in ledger.takeReports() { violations.append(Violation(.report, report)) }
    if isAtRest, dialogCount == 0, registry.runningConfirmations == 0 {
      for account in ledger.open {
        violations.append(
          Violation(.attemptWithoutOutcome, "The attempt by \(account.attempt.trigger) has no outcome at rest."))
      }
      ledger.closeAccounts()
    }
  }

  private func checkBars() {
    for stack in stacks where stack.viewIfLoaded?.window != nil {
      let items = stack.navigationBar.items ?? []
      let expected = stack.viewControllers.map(\.navigationItem)
      if !items.elementsEqual(expected, by: ===) {
        let titles = items.map { $0.title ?? "?" }.joined(separator: ", ")
        let screens = stack.viewControllers.map(Device.name(of:)).joined(separator: ", ")
        violations.append(Violation(.barOutOfStep, "The bar has the items \(titles); the stack has \(screens)."))
      }
    }
  }

  private func findUnsaved() {
    let screens = screens
    unsaved = device.run { screens.filter(app.isUnsaved) }.map {
      WeakScreen(screen: $0, id: LeavingScreen.ID($0), name: Device.name(of: $0))
    }
  }

  // MARK: - What there is

  /// The screens with something that would be lost.
  var namesAtStake: [String] { unsaved.compactMap { $0.screen == nil ? nil : $0.name } }

  /// The controllers of the tree that have not begun to leave.
  private var screens: [UIViewController] {
    var result: [UIViewController] = []
    func collect(_ controller: UIViewController) {
      result.append(controller)
      for child in (controller as? UINavigationController)?.viewControllers ?? controller.children { collect(child) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        collect(presented)
      }
    }
    device.run { if let root { collect(root) } }
    return result
  }

  private var stacks: [UINavigationController] { screens.compactMap { $0 as? UINavigationController } }

  private var dialogCount: Int { screens.count { $0 is UIAlertController } }
}
