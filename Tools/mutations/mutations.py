"""The rules' code, piece by piece: what a mutation takes away, and who should notice.

Each is one exact replacement in one file. `tests` names the suites that are run if the explorer notices nothing.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutation:
    rule: str
    what: str
    file: str
    old: str
    new: str
    tests: str


MACHINE = "Sources/BackGuard/Arbiter/LeaveStateMachine.swift"
ARBITER = "Sources/BackGuard/Arbiter/LeaveArbiter.swift"
INTERCEPTOR = "Sources/BackGuardUIKit/Containers/NavigationInterceptor.swift"
ORDER = "Sources/BackGuardUIKit/Containers/LeavingOrder.swift"
UNSIGNED = "Sources/BackGuardUIKit/WaysOut/UnsignedPop.swift"
TAP = "Sources/BackGuardUIKit/WaysOut/BackButtonTap.swift"
GATE = "Sources/BackGuardUIKit/WaysOut/SwipeGate.swift"
SWIPE = "Sources/BackGuardUIKit/WaysOut/BackSwipe.swift"
NET = "Sources/BackGuardUIKit/WaysOut/UnknownWayOut.swift"
SHEET = "Sources/BackGuardUIKit/WaysOut/SheetInterceptor.swift"
ESCAPE = "Sources/BackGuardUIKit/WaysOut/AccessibilityEscape.swift"

MUTATIONS = [
    Mutation(
        "R1", "a confirmation may run inside the hook", MACHINE,
        "state = .waiting(attempt)\n    return .checkLater(attempt)",
        "state = .waiting(attempt)\n    return .checkWhenQuiet(attempt)",
        "BackGuardTests"),
    Mutation(
        "R2", "the library's own pop is not marked", INTERCEPTOR,
        "isLeaving = true\n", "isLeaving = before\n", "BackGuardUIKitTests"),
    Mutation(
        "R2", "consent leads to nothing", ARBITER,
        "if let failure = container == nil ? .noContainer : container?.leave(attempt) {",
        "if let failure = LeaveFailure?.none, container != nil {", "BackGuardTests"),
    Mutation(
        "R3", "an absorbed attempt has no outcome", ARBITER,
        "if let new { end(new, .absorbed(into: other)) }", "_ = (new, other)", "BackGuardTests"),
    Mutation(
        "R3", "a refused attempt has no outcome", MACHINE,
        "return .end(attempt, .prevented(by: guardID))", "return .none", "BackGuardTests"),
    Mutation(
        "R4", "a second attempt of the same screens is not absorbed", MACHINE,
        "if let other = attemptSharing(attempt) { return .absorb(into: other.id) }", "", "BackGuardTests"),
    Mutation(
        "R4", "a second question of the scene goes on", MACHINE,
        "guard case .idle = state else { return .block }\n    state = .waiting(attempt)",
        "state = .waiting(attempt)", "BackGuardTests"),
    Mutation(
        "R5", "of a jump only the first screen is asked", ARBITER,
        "    for screen in screens.others {\n"
        "      if let refusal = registry.refusal(of: LeavingScreen.ID(screen), except: .none) { return refusal }\n"
        "    }\n", "", "BackGuardTests|BackGuardUIKitTests"),
    Mutation(
        "R5", "what a container holds does not leave with it", ORDER,
        "for child in orderedChildren(of: screen) { result += subtree(of: child) }", "", "BackGuardUIKitTests"),
    Mutation(
        "R5", "what a screen presents does not leave with it", ORDER,
        "if let presented = screen.ownPresentedViewController { result += subtree(of: presented) }", "",
        "BackGuardUIKitTests"),
    Mutation(
        "R6", "what the prediction prevents is not blocked while another question is up", MACHINE,
        "guard isPrevented else { return .pass }", "guard isPrevented, state == .idle else { return .pass }",
        "BackGuardTests"),
    Mutation(
        "R6", "a question does not wait for a quiet moment", ARBITER,
        "container.whenQuiet { [weak self] in self?.check(attempt.id) }", "check(attempt.id)",
        "BackGuardTests|BackGuardUIKitTests"),
    Mutation(
        "R6", "a held-back touch is always an attempt", SWIPE,
        "!gate.otherHasBegun, Self.mayBegin(gate)", "!gate.otherHasBegun", "BackGuardUIKitTests"),
    Mutation(
        "R6", "the gate lets a refused swipe go on", GATE,
        "if state == .possible { state = prevents() ? .began : .failed }", "if state == .possible { state = .failed }",
        "BackGuardUIKitTests"),
    Mutation(
        "R7", "a cancelled transition counts as left", MACHINE,
        "endLeaving(id, !cancelled ? .left : isGone ? .superseded : .cancelled)", "endLeaving(id, .left)", "BackGuardTests"),
    Mutation(
        "R7", "a split view that moves its columns asks", UNSIGNED,
        "    if isMovingColumns { return .columnMove }\n", "", "BackGuardUIKitTests"),
    Mutation(
        "R8", "after an answer nobody looks where the screens are", MACHINE,
        "guard standing == .inPlace else {", "guard standing == .inPlace || refusal == nil else {",
        "BackGuardTests"),
    Mutation(
        "R8", "after a consent nobody else is asked", ARBITER,
        "let refusal = standing == .inPlace ? self.refusal(of: attempt, except: consents) : nil",
        "let refusal = standing == .inPlace && consents == .none ? self.refusal(of: attempt, except: consents) : nil",
        "BackGuardTests"),
    Mutation(
        "R9", "the list of guarded screens retains them", INTERCEPTOR,
        "  private struct Watched {\n    weak var screen", "  private struct Watched {\n    var screen",
        "BackGuardUIKitTests"),
    Mutation(
        "R10", "the presentation's delegate is not given back", SHEET,
        "    if let proxy, presentationController?.delegate === proxy "
        "{ presentationController?.delegate = proxy.former }\n",
        "", "BackGuardUIKitTests"),
    Mutation(
        "R11", "a refused tap leaves the chevron dimmed", TAP,
        "      restoreBackButton()\n", "", "BackGuardUIKitTests"),
    Mutation(
        "R12", "an unknown way out is not reported", NET,
        "    report(screens, by: trigger, isTakenBack: !recognizers.isEmpty)\n", "", "BackGuardUIKitTests"),
    Mutation(
        "R12", "an unknown way out is not taken back", NET,
        "        recognizer.isEnabled = false\n        recognizer.isEnabled = true\n", "        _ = recognizer\n",
        "BackGuardUIKitTests"),
    Mutation(
        "R13", "the gate stays after the last guard", INTERCEPTOR,
        "    self.gate = nil\n    gate.detach()\n", "    _ = gate\n", "BackGuardUIKitTests"),
    Mutation(
        "R13", "the gate is there before the first guard", INTERCEPTOR,
        "if isGuarded.contains(true) {\n      hasPlaced", "if !isGuarded.isEmpty {\n      hasPlaced", "BackGuardUIKitTests"),
    Mutation(
        "R14", "an animated pop that nobody signed goes through", UNSIGNED,
        "guard decide(.unattributed, screens) == .allow else { return nil }", "", "BackGuardUIKitTests"),
    Mutation(
        "R14", "what only code can do is asked without being asked for", UNSIGNED,
        "(navigationController as? GuardedNavigationController)?.asksWhenLeavingByCode == true",
        "navigationController is GuardedNavigationController", "BackGuardUIKitTests"),
]
