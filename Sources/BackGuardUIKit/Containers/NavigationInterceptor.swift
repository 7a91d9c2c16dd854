import BackGuard
import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Stands between one navigation controller and the arbiter: knows the stack, leaves when told, and keeps in place what
/// the ways out need while there is a guard, and nothing after.
@MainActor
final class NavigationInterceptor: TransitioningContainer, LeaveGuardListener {
  /// How the library gets to know of pops.
  enum Mode {
    /// The controller is a ``GuardedNavigationController``: its overrides tell.
    case subclass
    /// The controller is anybody's; the gate keeps the interceptor.
    case attached
  }

  weak var navigationController: UINavigationController?
  let mode: Mode
  let registry: LeaveGuardRegistry
  weak var gate: SwipeGate?
  /// While the library itself pops: nobody is asked.
  private(set) var isLeaving = false
  /// While above zero, the app has asked that nobody is asked.
  private(set) var bypassDepth = 0
  /// While a split view moves its columns: what goes from here goes on elsewhere. R7.
  var isMovingColumns = false
  /// While a storyboard unwinds: its author is known, and it is code.
  var isUnwinding = false
  /// The screens that a bypass has popped from an attached stack, until their views are gone or all is quiet.
  private var bypassed: Set<LeavingScreen.ID> = []
  /// The pop that a hook has just allowed, which UIKit now makes through the methods that anybody may call.
  private(set) var signature: PopSignature?
  private struct Watched {
    weak var screen: UIViewController?
  }

  /// The guarded screens of a subclass's stack.
  private var watched: [Watched] = []
  let backAction = BackAction()
  private let backMenu = BackMenu()
  private let keyboardBack = KeyboardBack()
  private let accessibilityEscape = AccessibilityEscape()
  let queuedPops = QueuedPops()
  /// Of the presentation that the stack is in.
  private(set) var sheet: SheetInterceptor?
  /// Whether anything was ever in place.
  private var hasPlaced = false
  /// Whether guarded screens keep it, for want of a view.
  private var isKept = false
  private let sceneArbiter: SceneArbiter
  /// Of the stack, when the last attempt that may be asked began.
  var whereabouts: Whereabouts

  init(_ navigationController: UINavigationController, mode: Mode) {
    self.navigationController = navigationController
    self.mode = mode
    registry = LeaveGuardRegistry.current
    sceneArbiter = SceneArbiter(registry)
    whereabouts = Whereabouts(of: nil)
    registry.register(self)
  }

  deinit {
    guard hasPlaced else { return }
    // Screens that have outlived their stack have back what is theirs.
    let giveBack: @MainActor @Sendable () -> Void = { [keyboardBack, accessibilityEscape, backAction, backMenu] in
      guard PlatformFacts.isRunning else { return }
      keyboardBack.giveBack()
      accessibilityEscape.giveBack()
      backAction.giveBack()
      backMenu.giveBack()
    }
    if Thread.isMainThread { MainActor.assumeIsolated(giveBack) } else { Task { await giveBack() } }
  }

  var arbiter: LeaveArbiter { sceneArbiter.find(for: navigationController, of: self) }

  // MARK: - What is at stake

  /// Everybody who leaves with the screens of `stack`, top first; the protocol form of their guards is known from now on.
  func screens(leavingWith stack: [UIViewController]) -> [UIViewController] {
    let screens = LeavingOrder.screens(leavingWith: stack)
    if mode == .subclass {
      for screen in screens { registry.adoptIfGuarding(screen) }
    }
    return screens
  }

  /// What an attempt to leave the screens of `stack` is about: themselves, and who is guarded inside them. Other content
  /// may come and go while the user is asked.
  func screens(leaving stack: [UIViewController]) -> LeavingScreens? {
    LeavingScreens(members(of: screens(leavingWith: stack), around: stack))
  }

  /// What would leave if the screens of `stack` did; `nil` when nobody among them has a guard.
  func screensAtStake(leaving stack: [UIViewController]) -> LeavingScreens? {
    let screens = screens(leavingWith: stack)
    guard screens.contains(where: registry.hasGuards) else { return nil }
    return LeavingScreens(members(of: screens, around: stack))
  }

  /// Whether somebody who would leave with `screen` has a guard.
  private func isAtStake(_ screen: UIViewController) -> Bool {
    guard LeavingOrder.isAlone(screen) else {
      return screens(leavingWith: [screen]).contains(where: registry.hasGuards)
    }
    if mode == .subclass { registry.adoptIfGuarding(screen) }
    return registry.hasGuards(screen)
  }

  private func members(of screens: [UIViewController], around stack: [UIViewController]) -> [UIViewController] {
    if screens.count == stack.count { return screens }
    let stack = Set(stack.map(ObjectIdentifier.init))
    return screens.filter { stack.contains(ObjectIdentifier($0)) || registry.hasGuards($0) }
  }

  /// What one step back would take away; `nil` at the root and when nobody has a guard.
  var screensAtStakeOnTop: LeavingScreens? {
    guard let navigationController, navigationController.restoredStack.count > 1,
      let top = navigationController.restoredStack.last
    else { return nil }
    return screensAtStake(leaving: [top])
  }

  /// The part of the stack that a pop to `screen` would take away, top first.
  func stack(above screen: UIViewController?) -> [UIViewController] {
    guard let stack = navigationController?.restoredStack else { return [] }
    guard let screen, let index = stack.firstIndex(of: screen) else { return [] }
    return stack[(index + 1)...].reversed()
  }

  // MARK: - Guards

  func guardsDidChange() { update() }

  // MARK: - Signing

  /// A hook has allowed `trigger` to pop `screens`: the pop of them that follows in this turn is that one.
  func sign(_ trigger: LeaveTrigger, _ screens: LeavingScreens) {
    guard let item = navigationController?.topViewController?.navigationItem else { return }
    // UIKit may ask one hook inside of another: the outer one knows the user's action.
    if signature?.covers(screens, at: item) == true { return }
    signature = PopSignature(trigger, item: item, screens)
    MainQueue.nextTurn("a signature expires") { [weak item] in
      if self.signature?.item === item { self.signature = nil }
    }
  }

  /// Who signed the pop of `screens` that has arrived; the signature is good for one.
  func takeSignature(for screens: LeavingScreens) -> LeaveTrigger? {
    let item = navigationController?.topViewController?.navigationItem
    guard let signature, signature.covers(screens, at: item) else { return nil }
    self.signature = nil
    return signature.trigger
  }

  // MARK: - Leaving

  /// Runs `body`; pops inside are the library's own.
  func leaving<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isLeaving
    isLeaving = true
    defer { isLeaving = before }
    return try body()
  }

  /// Runs `body`; the app wants nobody to be asked.
  func bypassing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = mode == .attached ? navigationController?.restoredStack ?? [] : []
    bypassDepth += 1
    defer {
      bypassDepth -= 1
      if mode == .attached { noteBypassed(since: before) }
    }
    return try body()
  }

  private func noteBypassed(since before: [UIViewController]) {
    guard let after = navigationController?.restoredStack, after != before else { return }
    bypassed.formUnion(before.filter { !after.contains($0) }.map(LeavingScreen.ID.init))
    // Covered screens never tell that they have gone, and may come back.
    whenQuiet { self.bypassed = [] }
  }

  /// Whether a bypass has popped `screen`, or what it stood in; asked once a screen of the stack.
  func takeBypassed(_ screen: UIViewController) -> Bool {
    var candidate: UIViewController? = screen
    while let current = candidate {
      if bypassed.remove(LeavingScreen.ID(current)) != nil { return true }
      candidate = current.parent
    }
    return false
  }

  /// Tells the arbiter how the transition that has just begun ends.
  func follow(_ attempt: LeaveAttempt.ID) {
    let arbiter = arbiter
    let end: @MainActor (Bool) -> Void = { isCancelled in
      self.transitionEnded(attempt, of: arbiter, isCancelled: isCancelled) { arbiter.haveGone(attempt) }
      MainQueue.nextTurn("after a transition") { self.update() }
    }
    if let navigationController, let coordinator = navigationController.transitionCoordinator {
      // R7: what carries the whole stack along may be taken back, and the pop goes on.
      let isAround = coordinator.viewController(forKey: .from).map(navigationController.isContained) ?? false
      if coordinator.animate(alongsideTransition: nil, completion: { end($0.isCancelled && !isAround) }) { return }
    }
    MainQueue.nextTurn("left without a transition") { end(false) }
  }

  /// Screens may have left by a way that asked nobody: a question about them is dropped.
  func stackChanged() {
    MainQueue.nextTurn("stack changed") {
      self.registry.screensMayHaveGone()
      self.update()
    }
  }

  // MARK: - What is in place while there are guards

  /// Puts in place what the guards of the stack need, and takes away what none needs any more. R13.
  func update() {
    // A stack that has died may have left screens to others: nothing of ours stays on them.
    let stack = navigationController?.viewControllers ?? []
    let isGuarded = stack.map(isAtStake)
    if isGuarded.contains(true) {
      hasPlaced = true
      // Found while there is a window: what leaves with the window is still asked by the same arbiter.
      _ = arbiter
      attachGate()
      keepWithoutView(stack)
    } else if gate != nil, runningTransition != nil {
      // R7: the guarded screen that is on its way out may come back, and then nobody else would tell.
      return whenQuiet { self.update() }
    } else {
      detachGate()
    }
    updateSheet()
    // The first screen cannot leave by going back.
    let leaving = stack.indices.dropFirst().compactMap { isGuarded[$0] ? stack[$0] : nil }
    keyboardBack.update(leaving)
    if mode == .attached {
      accessibilityEscape.update(leaving)
      backAction.update(stack, leaving: leaving)
      backMenu.update(navigationController?.screensInBackMenu ?? [], isGuarded: isAtStake)
    } else {
      handOver(stack, isGuarded: isGuarded)
      if isGuarded.contains(true) {
        takeForeignItems(from: stack)
        watchArrival()
      }
    }
  }

  /// A screen may come from a stack that is anybody's and hidden, which has not heard of it: the overrides of a subclass
  /// need nothing of what the screen has brought.
  private func takeForeignItems(from stack: [UIViewController]) {
    backAction.update(stack, leaving: [])
    // The stack around this one sees to the menu of both.
    if navigationController?.enclosingStacks.isEmpty == true { backMenu.update(stack) { _ in false } }
  }

  /// What a subclass stands in may come and go while the subclass itself is hidden, and hears of nothing.
  private func watchArrival() {
    guard let navigationController, navigationController.parent != nil,
      navigationController.viewIfLoaded?.window == nil
    else { return }
    MainQueue.nextTurn("anchor") { [weak navigationController] in
      navigationController.map(ArrivalAnchor.lookAround)
    }
  }

  private func updateSheet() {
    let former = sheet
    sheet = navigationController.flatMap(SheetInterceptor.update(around:))
    // A presentation that has ended has its slot given back.
    if let former, former !== sheet { former.update() }
  }

  /// The container has come onto the display.
  func appeared() {
    update()
    sheet?.updateWhenQuiet()
  }

  /// Whether a guard inside keeps the presentation open that the stack is in.
  var preventsDismissal: Bool {
    guard let navigationController, navigationController.presentingViewController != nil,
      let screens = screensAtStake(leaving: [navigationController])
    else { return false }
    guard arbiter.wouldPrevent(screens) else { return false }
    // UIKit tells the delegate next (B112), and apps set theirs late.
    sheet?.update()
    return true
  }

  /// Guarded screens that go on without this stack may come into one that is anybody's, which only an anchor can tell.
  private func handOver(_ stack: [UIViewController], isGuarded: [Bool]) {
    for case let screen? in watched.map(\.screen) where !stack.contains(screen) {
      LeaveAnchor.anchorIfNeeded(screen)
    }
    let guarded = zip(stack, isGuarded).filter { $1 }.map(\.0)
    if !watched.elementsEqual(guarded, by: { $0.screen === $1 }) { watched = guarded.map { Watched(screen: $0) } }
  }

  /// Who is guarded keeps the interceptor of a foreign stack that was never shown: there is no view for a gate. Should the
  /// stack die, nobody tells: the interceptor goes, and gives back what it has, with the next change of guards or as soon as
  /// one of the screens comes into another stack.
  private func keepWithoutView(_ stack: [UIViewController]) {
    guard mode == .attached, gate == nil, let navigationController else { return }
    isKept = true
    registry[kept: NavigationInterceptor.self, for: navigationController] = self
    for screen in LeavingOrder.screens(leavingWith: stack) {
      registry.keep(self, of: navigationController, whileGuarded: screen)
    }
  }

  private func attachGate() {
    guard gate == nil, let view = navigationController?.viewIfLoaded else { return }
    let gate = SwipeGate(self)
    gate.attach(to: view)
    self.gate = gate
    if isKept { registry.letGo(of: self) }
    isKept = false
  }

  private func detachGate() {
    guard let gate else { return }
    self.gate = nil
    gate.detach()
  }
}
