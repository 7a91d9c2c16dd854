import BackGuard

/// A stack of pages that behaves like a platform's container, with a switch for each way in which one can misbehave.
@MainActor
final class StackContainer: LeaveContainer, LeaveGuardListener {
  private(set) var pages: [Page]
  let arbiter: LeaveArbiter
  private let recorder: EventRecorder

  var isQuiet = true
  /// Whether something lies over the stack that belongs to no attempt.
  var isCovered = false
  /// What `leave` answers instead of leaving.
  var refusesToLeave: LeaveFailure?
  /// Whether leaving takes until ``endTransition(cancelled:)``.
  var needsTransition = false
  /// Whether the finger has let go too early of what goes on.
  var takesBack = false
  /// Whether the arbiter is told that a transition has ended.
  var reportsTransitions = true
  /// Whether `leave` claims to leave and does nothing.
  var ignoresLeave = false
  /// Whether work for a quiet moment is forgotten.
  var losesWork = false

  private var later: [@MainActor () -> Void] = []
  private var transition: (id: LeaveAttempt.ID, pages: [Page])?
  private(set) var guardChanges = 0

  init(_ pages: [Page], arbiter: LeaveArbiter, recorder: EventRecorder) {
    self.pages = pages
    self.arbiter = arbiter
    self.recorder = recorder
  }

  // MARK: - The platform

  /// One turn of the main queue: runs what waited for it, if nothing animates.
  func turn() {
    guard isQuiet else { return }
    let work = later
    later = []
    for action in work { action() }
  }

  /// Turns until nothing waits.
  func settle() {
    while isQuiet, !later.isEmpty { turn() }
  }

  /// The screens that leave when the stack goes back to `page`, or by one page.
  func leaving(to page: Page? = nil) -> LeavingScreens {
    let count = page.map { page in pages.reversed().prefix { $0 !== page }.count } ?? 1
    return LeavingScreens(pages.suffix(count).reversed())!
  }

  /// The user goes back: the hook answers, and if it allows that, the platform leaves by itself. What is still being taken
  /// back, from a swipe before, is back by then.
  @discardableResult
  func back(_ trigger: LeaveTrigger = .backButton, to page: Page? = nil) -> LeaveDecision {
    let screens = leaving(to: page)
    let decision = arbiter.decide(trigger, screens, in: self)
    recorder.note("hook: \(decision)")
    guard decision == .allow else { return decision }
    endTransition(cancelled: true)
    go(arbiter.passed(trigger, screens, in: self), screens.all)
    return decision
  }

  /// Code pops the top page, asking nobody.
  func pop(telling: Bool = true) {
    remove(pages.suffix(1))
    if telling { arbiter.stackChanged() }
  }

  func push(_ page: Page) { pages.append(page) }

  /// Code takes away the page below the top one.
  func removeBelow() { remove([pages[pages.count - 2]]) }

  func endTransition(cancelled: Bool = false) {
    guard let (id, pages) = transition else { return }
    transition = nil
    takesBack = false
    isQuiet = true
    if !cancelled { remove(pages) }
    if reportsTransitions { arbiter.transitionEnded(id, cancelled: cancelled) }
  }

  private func go(_ id: LeaveAttempt.ID, _ leaving: [Page]) {
    if needsTransition {
      isQuiet = false
      transition = (id, leaving)
    } else {
      remove(leaving)
      if reportsTransitions { whenQuiet { [arbiter] in arbiter.transitionEnded(id, cancelled: false) } }
    }
  }

  private func remove(_ leaving: some Sequence<Page>) {
    let leaving = Set(leaving.map(ObjectIdentifier.init))
    for page in pages.reversed() where leaving.contains(ObjectIdentifier(page)) {
      recorder.note("gone: \(type(of: page))")
    }
    pages.removeAll { leaving.contains(ObjectIdentifier($0)) }
  }

  // MARK: - LeaveContainer

  func whenQuiet(_ action: @escaping @MainActor () -> Void) {
    if !losesWork { later.append(action) }
  }

  func standing(of attempt: LeaveAttempt) -> LeaveStanding {
    let ids = pages.map(LeavingScreen.ID.init)
    guard attempt.screens.allSatisfy({ ids.contains($0.id) }) else { return .gone }
    return isCovered || ids.last != attempt.first.id ? .covered : .inPlace
  }

  func isTakingBack(_ attempt: LeaveAttempt) -> Bool { takesBack && transition?.id == attempt.id }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    recorder.note("leave \(attempt.screens.map(\.name).joined(separator: " ← "))")
    if let refusesToLeave { return refusesToLeave }
    if !ignoresLeave { go(attempt.id, pages.filter { attempt.includes(LeavingScreen.ID($0)) }) }
    return nil
  }

  // MARK: - LeaveGuardListener

  func guardsDidChange() { guardChanges += 1 }
}

extension LeavingScreens {
  fileprivate var all: [Page] { ([first] + others).compactMap { $0 as? Page } }
}
