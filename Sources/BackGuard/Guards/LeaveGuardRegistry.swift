/// Every guard of the process, keyed weakly by screen: the one piece of shared state, and it keeps nothing of the app's
/// alive.
///
/// A guard lives as long as its screen; a closure of a screen that has gone is let go when the next screen has left or
/// the next guard is added.
@MainActor
public final class LeaveGuardRegistry {
  /// The registry in use: one for the process, unless a test puts its own in place for its task.
  @TaskLocal public static var current = LeaveGuardRegistry()

  /// Looked up with every touch: an object, because copying a weak reference is expensive.
  final class Entry {
    weak var screen: AnyObject?
    var name: String?
    /// Oldest first.
    var guards: [LeaveGuard] = []
    /// What must not go before the last guard, or what it is for.
    var kept: [Kept] = []

    init(screen: AnyObject) {
      self.screen = screen
    }

    var isNeeded: Bool { screen != nil && (name != nil || !guards.isEmpty) }
  }

  struct Kept {
    let object: AnyObject
    weak var owner: AnyObject?
  }

  private var entries: [LeavingScreen.ID: Entry] = [:]
  private var arbiters = WeakTable<LeaveArbiter>()
  /// By the type of what is kept.
  private var kept: [ObjectIdentifier: WeakTable<AnyObject>] = [:]
  private struct Listening {
    weak var listener: (any LeaveGuardListener)?
  }

  private var listeners: [Listening] = []
  /// The types of screens that are not their own guards: finding out is expensive.
  private var typesWithoutGuards: Set<ObjectIdentifier> = []
  private(set) var observers: [(number: Int, observer: any LeaveObserver)] = []
  private var lastNumber = 0
  /// How many asynchronous confirmations have begun and not returned.
  package private(set) var runningConfirmations = 0

  /// What the app does with reports of misuse; the default logs them as faults.
  public var reportHandler: @MainActor (LeaveReport) -> Void = { LeaveLog.write(fault: $0.description) }

  public nonisolated init() {}

  // MARK: - Guards

  /// Adds a guard that confirms asynchronously. Newer guards of a screen are asked before older ones.
  ///
  /// - Parameters:
  ///   - screen: the guarded screen, held weakly.
  ///   - isEnabled: the prediction, read on the main actor at any moment.
  ///   - confirming: runs on the main actor after an attempt was refused; its task is cancelled when the attempt ends
  ///     for another reason, and its decision is then ignored.
  /// - Returns: a token that removes the guard early.
  @discardableResult
  public func addGuard<Screen: AnyObject>(
    to screen: Screen,
    isEnabled: @escaping (Screen) -> Bool,
    confirming: @escaping @MainActor (Screen, LeaveAttempt) async -> LeaveDecision
  ) -> LeaveGuardToken {
    addGuard(to: screen, isEnabled: isEnabled, asking: asynchronously(confirming))
  }

  /// Adds a guard whose confirmation gets the handle itself.
  ///
  /// - Parameter question: what it asks, if one answer may count for every guard that asks the same.
  @discardableResult
  package func addGuard<Screen: AnyObject>(
    to screen: Screen,
    isEnabled: @escaping (Screen) -> Bool,
    question: AnyHashable? = nil,
    asking: @escaping @MainActor (Screen, LeaveAttempt, LeaveAnswer) -> Void
  ) -> LeaveGuardToken {
    let leaveGuard = makeGuard(for: screen, isEnabled: isEnabled, question: question, asking: asking)
    withEntry(of: screen) { $0.guards.append(leaveGuard) }
    guardsDidChange()
    return LeaveGuardToken(registry: self, guardID: leaveGuard.id)
  }

  /// Adds the guard that a screen is itself, if it is one.
  package func adoptIfGuarding(_ screen: AnyObject) {
    let type = ObjectIdentifier(type(of: screen))
    if typesWithoutGuards.contains(type) { return }
    if let screen = screen as? any LeaveGuardingScreen { adopt(screen) } else { typesWithoutGuards.insert(type) }
  }

  /// Adds the guard that a screen is itself, unless that was done before. It counts as the screen's oldest.
  package func adopt(_ screen: any LeaveGuardingScreen) {
    let id = LeavingScreen.ID(screen)
    if entry(of: id)?.guards.first?.isAdopted == true { return }
    var leaveGuard = makeGuard(
      for: screen,
      isEnabled: { (screen: AnyObject) in (screen as? any LeaveGuardingScreen)?.isLeaveGuardEnabled ?? false },
      asking: asynchronously { (screen: AnyObject, attempt) in
        await (screen as? any LeaveGuardingScreen)?.confirmLeaving(attempt) ?? .allow
      }
    )
    leaveGuard.isAdopted = true
    withEntry(of: screen) { $0.guards.insert(leaveGuard, at: 0) }
    guardsDidChange()
  }

  func removeGuard(_ id: LeaveGuardID) {
    guard let entry = entries[id.screen.id], let index = entry.guards.firstIndex(where: { $0.id == id }) else { return }
    // What the guard captured may come back here as it goes: not in the middle of a change.
    let removed = entry.guards.remove(at: index)
    withExtendedLifetime(removed) { guardsDidChange() }
    if entry.guards.isEmpty { entry.kept = [] }
  }

  /// Takes every guard away.
  package func removeAllGuards() {
    let removed = entries.values.map(\.guards)
    for entry in entries.values { entry.guards = [] }
    withExtendedLifetime(removed) { guardsDidChange() }
    for entry in entries.values { entry.kept = [] }
  }

  /// Keeps `object`, which must not keep `screen`, as long as `screen` lives and has a guard, and `owner` lives: that it has
  /// gone is seen with the next change of guards, or the next ``sweep()``.
  package func keep(_ object: AnyObject, of owner: AnyObject, whileGuarded screen: AnyObject) {
    guard let entry = entry(of: LeavingScreen.ID(screen)), !entry.guards.isEmpty,
      !entry.kept.contains(where: { $0.object === object })
    else { return }
    entry.kept.append(Kept(object: object, owner: owner))
  }

  /// Ends what ``keep(_:of:whileGuarded:)`` has begun.
  package func letGo(of object: AnyObject) {
    for entry in entries.values where !entry.kept.isEmpty { entry.kept.removeAll { $0.object === object } }
  }

  /// Whether `screen` has a guard, enabled or not.
  public func hasGuards(_ screen: AnyObject) -> Bool {
    guard !entries.isEmpty, let entry = entries[LeavingScreen.ID(screen)], !entry.guards.isEmpty else { return false }
    return entry.screen != nil
  }

  /// Names `screen` in logs and reports in place of its type.
  public func setName(_ name: String?, for screen: AnyObject) {
    withEntry(of: screen) { $0.name = name }
  }

  /// The name given to `screen`.
  public func name(of screen: AnyObject) -> String? {
    entry(of: LeavingScreen.ID(screen))?.name
  }

  /// Lets go of what belonged to screens that have gone.
  package func sweep() {
    sweep(hasChanges: false)
  }

  /// Screens have left, and may live on: what was in place for them around them goes.
  package func screensHaveLeft() {
    sweep(hasChanges: true)
  }

  private func guardsDidChange() {
    sweep(hasChanges: true)
  }

  private func sweep(hasChanges: Bool) {
    let old = entries
    if !old.values.allSatisfy(\.isNeeded) { entries = old.filter(\.value.isNeeded) }
    arbiters.sweep()
    for type in kept.keys { kept[type]?.sweep() }
    for entry in entries.values where !entry.kept.isEmpty { entry.kept.removeAll { $0.owner == nil } }
    if listeners.contains(where: { $0.listener == nil }) { listeners.removeAll { $0.listener == nil } }
    // What the dead ones captured may come back here as it goes: not in the middle of a change.
    withExtendedLifetime(old) { if hasChanges || entries.count != old.count { tellListeners() } }
  }

  /// The entry of a screen that lives: an identity may have belonged to one that has gone.
  private func entry(of id: LeavingScreen.ID) -> Entry? {
    guard let entry = entries[id], entry.screen != nil else { return nil }
    return entry
  }

  private func withEntry(of screen: AnyObject, _ change: (Entry) -> Void) {
    let id = LeavingScreen.ID(screen)
    let entry = entry(of: id) ?? Entry(screen: screen)
    change(entry)
    entries[id] = entry
  }

  private func tellListeners() {
    for listening in listeners { listening.listener?.guardsDidChange() }
  }

  private func makeGuard<Screen: AnyObject>(
    for screen: Screen,
    isEnabled: @escaping (Screen) -> Bool,
    question: AnyHashable? = nil,
    asking: @escaping @MainActor (Screen, LeaveAttempt, LeaveAnswer) -> Void
  ) -> LeaveGuard {
    LeaveGuard(
      id: LeaveGuardID(number: takeNumber(), screen: leavingScreen(screen)),
      // True by construction: a guard is only ever asked with the screen it was added to.
      isEnabled: { isEnabled(unsafeDowncast($0, to: Screen.self)) },
      confirm: { asking(unsafeDowncast($0, to: Screen.self), $1, $2) },
      question: question
    )
  }

  private func asynchronously<Screen: AnyObject>(
    _ confirming: @escaping @MainActor (Screen, LeaveAttempt) async -> LeaveDecision
  ) -> @MainActor (Screen, LeaveAttempt, LeaveAnswer) -> Void {
    { [weak self] screen, attempt, answer in
      self?.runningConfirmations += 1
      let task = Task { @MainActor in
        answer(await confirming(screen, attempt))
        self?.runningConfirmations -= 1
      }
      answer.onWithdrawal = { task.cancel() }
    }
  }

  // MARK: - What the arbiters look up

  func leavingScreen(_ screen: AnyObject) -> LeavingScreen {
    guard !entries.isEmpty else { return LeavingScreen(screen) }
    return LeavingScreen(screen, name: name(of: screen))
  }

  /// The guards of a screen that still lives, oldest first.
  func guards(of id: LeavingScreen.ID) -> [LeaveGuard] {
    entry(of: id)?.guards ?? []
  }

  func leaveGuard(_ id: LeaveGuardID) -> LeaveGuard? {
    guards(of: id.screen.id).first { $0.id == id }
  }

  func screen(_ id: LeavingScreen.ID) -> AnyObject? { entries[id]?.screen }

  /// The first guard, newest first, that would prevent leaving right now and is not among those that consented.
  func refusal(of id: LeavingScreen.ID, except consents: ConsentList) -> LeaveGuardID? {
    guard !entries.isEmpty, let entry = entries[id], let screen = entry.screen else { return nil }
    for leaveGuard in entry.guards.reversed() where !consents.contains(leaveGuard.id) && leaveGuard.isEnabled(screen) {
      return leaveGuard.id
    }
    return nil
  }

  /// Whether a guard of `screen` would prevent leaving right now.
  package func refuses(_ screen: AnyObject) -> Bool {
    refusal(of: LeavingScreen.ID(screen), except: .none) != nil
  }

  func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: - Arbiters and listeners

  /// The arbiter of a window scene: one for all containers in it, so that two dialogs can never be up at once.
  ///
  /// The registry holds it weakly; the containers keep it. A container that is in no scene passes itself.
  package func arbiter(for scene: AnyObject) -> LeaveArbiter {
    if let arbiter = arbiters[scene] { return arbiter }
    let arbiter = LeaveArbiter(registry: self)
    arbiters[scene] = arbiter
    return arbiter
  }

  /// What the adapter wants to find again by `object`: one of every type. Both are held weakly.
  package subscript<Value: AnyObject>(kept type: Value.Type, for object: AnyObject) -> Value? {
    get { kept[ObjectIdentifier(type)]?[object] as? Value }
    set { kept[ObjectIdentifier(type), default: WeakTable()][object] = newValue }
  }

  /// Screens may have gone, and nobody knows from which container: drops the questions about those that have.
  package func screensMayHaveGone() {
    for arbiter in arbiters.all { arbiter.stackChanged() }
  }

  /// Where every arbiter stands that has something to do.
  package var summaries: [LeaveSummary] {
    arbiters.all.compactMap { $0.isIdle ? nil : $0.summary }
  }

  /// Whether nobody is guarded at all.
  package var hasNoGuards: Bool { entries.values.allSatisfy(\.guards.isEmpty) }

  /// Which of a screen's guards would prevent leaving right now, oldest first.
  package func guardStates(of screen: AnyObject) -> [Bool] {
    guard !entries.isEmpty else { return [] }
    return guards(of: LeavingScreen.ID(screen)).map { $0.isEnabled(screen) }
  }

  /// Tells `listener`, which has not been registered before, from now on when guards are added or removed. It is held
  /// weakly.
  package func register(_ listener: any LeaveGuardListener) {
    listeners.append(Listening(listener: listener))
  }

  // MARK: - Observers and reports

  /// Tells `observer` of every attempt until the token is cancelled. Keeps the observer; dropping the token changes
  /// nothing.
  @discardableResult
  public func addObserver(_ observer: any LeaveObserver) -> LeaveObserverToken {
    let number = takeNumber()
    observers.append((number, observer))
    return LeaveObserverToken(registry: self, number: number)
  }

  func removeObserver(_ number: Int) {
    // So may what an observer captured.
    let old = observers
    observers = old.filter { $0.number != number }
    withExtendedLifetime(old) {}
  }

  /// Hands a report of misuse to the app.
  package func report(_ report: LeaveReport) {
    reportHandler(report)
    for (_, observer) in observers { observer.misuseWasReported(report) }
  }
}
