import BackGuard
import BackGuardUIKit
import HeadlessUIKit
import Testing

@testable import BackGuardTesting

/// Faults of an app, of a library and of a platform, each for the rule that it breaks.
@MainActor
@Suite("The explorer's rules find planted faults")
struct PlantedFaultTests {
  @Test("R9: an app that keeps a screen that has gone")
  func leak() throws {
    let app = FaultyApp()
    let kept = Box()
    let world = app.world { screens in kept.screens = screens }
    try world.perform(.own("pop"))
    #expect(world.violations == [])
    while world.violations.isEmpty, world.device.clock.nextDue != nil { try world.perform(.waitUntilDue) }
    #expect(world.violations.map(\.description) == ["One has gone and lives on."])
  }

  @Test("R11: a chevron that stays dimmed, a bar that takes no touches, a swipe that is off")
  func barNotAsBefore() throws {
    let world = FaultyApp().world()
    try world.perform(.own("spoil the bar"))
    #expect(
      world.violations.map(\.description) == [
        "The bar takes no touches.", "The chevron is dimmed.", "The swipe back is off.",
      ])
  }

  @Test(
    "R12 and R3: a way out of a future system, while a guard objects and while it does not", arguments: [true, false])
  func unseen(objects: Bool) throws {
    let world = FaultyApp().world(on: Device(futureWayOut: .unseen)) { screens in
      screens[1].addLeaveGuard(isEnabled: { _ in objects }, confirming: .discardChanges)
    }
    try world.perform(.own("swipe as in the future"))
    while world.violations.isEmpty, world.device.clock.nextDue != nil { try world.perform(.waitUntilDue) }
    #expect(world.violations.map(\.rule) == [objects ? .report : .leftUnseen])
  }

  @Test("appearance: calls that do not fit together, and a view that nobody was told of")
  func appearance() throws {
    let world = FaultyApp().world()
    try world.perform(.own("tell it twice that it appears"))
    #expect(world.violations.map(\.rule) == [.appearance])
    try world.perform(.own("begin to disappear and stop there"))
    #expect(
      world.violations.map(\.description) == ["One was not told the truth about whether its view is seen."])
  }

  @Test("R4: a second dialog over the first")
  func severalDialogs() throws {
    let world = FaultyApp().world()
    try world.perform(.own("show a dialog"))
    #expect(world.violations == [])
    try world.perform(.own("show another one over it"))
    #expect(world.violations.map(\.description) == ["2 dialogs are up at once."])
  }

  @Test("R11: a bar that has popped without its stack, as an app that answers for it could make it up to iOS 12")
  func barOutOfStep() throws {
    let world = FaultyApp(makeStack: { YesSayingStack() }).world(on: Device(system: .init(12)))
    try world.perform(.tapBack)
    while world.violations.isEmpty, world.device.clock.nextDue != nil { try world.perform(.waitUntilDue) }
    #expect(
      world.violations.map(\.description) == [
        "The bar has the items Home, Below; the stack has Home, Below, One."
      ])
  }

  @Test("a confirmation that is a task, on a runtime where none can be followed", arguments: [true, false])
  func asynchronousConfirmation(isSupported: Bool) throws {
    try SynchronousTasks.$areLookedFor.withValue(isSupported) {
      let world = FaultyApp().world { screens in
        screens[1].addLeaveGuard(isEnabled: { _ in true }) { _, _ in .prevent }
      }
      try world.perform(.tapBack)
      while world.violations.isEmpty, world.device.clock.nextDue != nil { try world.perform(.waitUntilDue) }
      let sentence = "A confirmation runs as a task, which this runtime lets nobody follow."
      #expect(world.violations.map(\.description) == (isSupported ? [] : [sentence]))
    }
  }

  // MARK: - A library that is wrong

  /// What a container of a faulty library does.
  enum Fault: CaseIterable {
    case asksWhileMoving, asksWhoStays, asksInWrongOrder, asksTwice, endsTooEarly, endsNever, endsTwice, endsWrongly
    case forgetsTheDialog, leavesTwice

    var rule: Violation.Rule {
      switch self {
      case .asksWhileMoving: .askedWhileMoving
      case .asksWhoStays: .askedInVain
      case .asksInWrongOrder: .askedOutOfOrder
      case .asksTwice: .askedTwice
      case .endsTooEarly: .leftTooEarly
      case .endsNever: .attemptWithoutOutcome
      case .endsTwice: .attemptWithTwoOutcomes
      case .endsWrongly: .wrongOutcome
      case .forgetsTheDialog: .staleQuestion
      case .leavesTwice: .leftTwice
      }
    }
  }

  @Test("a library that does not keep the rules", arguments: Fault.allCases)
  func library(_ fault: Fault) throws {
    let library = FaultyLibrary(fault)
    let world = FaultyApp(library: library).world { screens in
      for screen in screens.dropFirst() { library.addGuard(to: screen) }
    }
    library.observer = world.ledger
    try world.perform(.own("leave by the faulty library"))
    while world.violations.isEmpty, world.device.clock.nextDue != nil { try world.perform(.waitUntilDue) }
    #expect(world.violations.map(\.rule).contains(fault.rule), "\(world.violations)")
  }
}

private final class Box {
  var screens: [UIViewController] = []
}

/// Says yes to every tap and leaves the pop to others.
private final class YesSayingStack: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

/// Three screens above each other, and whatever a test wants done.
@MainActor
private struct FaultyApp {
  var library: FaultyLibrary?
  var makeStack: @MainActor () -> UINavigationController = { GuardedNavigationController() }

  func world(
    on device: Device = Device(), guarding: @escaping @MainActor ([UIViewController]) -> Void = { _ in }
  ) -> ExploredWorld {
    ExploredWorld(
      ExploredApp(
        "faulty", source: ".faulty",
        root: { [makeStack] in
          let stack = makeStack()
          let screens = ["Home", "Below", "One"].map { title in
            let screen = UIViewController()
            screen.title = title
            return screen
          }
          stack.setViewControllers(screens, animated: false)
          guarding([screens[0], screens[2], screens[1]])
          return stack
        },
        consentingBy: [], ownActions: actions, isUnsaved: { _ in false }), on: device)
  }

  private static var dialog: UIAlertController {
    UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  }

  private var actions: [ExploredApp.OwnAction] {
    [
      action("pop") { $0.popViewController(animated: true) },
      action("spoil the bar") { stack in
        stack.navigationBar.isUserInteractionEnabled = false
        for case let image as UIImageView in stack.navigationBar.subviews { image.alpha = 0.5 }
        stack.interactivePopGestureRecognizer?.isEnabled = false
      },
      action("show a dialog") { $0.present(Self.dialog, animated: false) },
      action("show another one over it") { $0.presentedViewController?.present(Self.dialog, animated: false) },
      action("tell it twice that it appears") {
        $0.topViewController?.beginAppearanceTransition(true, animated: false)
      },
      action("begin to disappear and stop there") {
        $0.topViewController?.beginAppearanceTransition(false, animated: false)
      },
      action("leave by the faulty library") { [library] in library?.leave($0) },
      .init("swipe as in the future", if: { _ in true }, perform: { $0.swipeFromTrailingEdge(to: 0.8) }),
    ]
  }

  private func action(
    _ name: String, _ body: @escaping @MainActor (UINavigationController) -> Void
  ) -> ExploredApp.OwnAction {
    .init(
      name, if: { _ in true },
      perform: { device in device.run { (device.window.rootViewController as? UINavigationController).map(body) } })
  }
}

/// Asks and leaves as no library should.
@MainActor
private final class FaultyLibrary: LeaveContainer {
  let fault: PlantedFaultTests.Fault
  /// Who is told of attempts.
  weak var observer: (any LeaveObserver)?
  private weak var stack: UINavigationController?
  private var answers: [LeaveAnswer] = []
  private var arbiter: LeaveArbiter?

  init(_ fault: PlantedFaultTests.Fault) { self.fault = fault }

  func addGuard(to screen: UIViewController) {
    let fault = fault
    LeaveGuardRegistry.current.addGuard(
      to: screen, isEnabled: { _ in ![.endsNever, .endsTooEarly, .leavesTwice].contains(fault) },
      asking: { [weak self] screen, attempt, answer in
        switch fault {
        case .endsTwice, .forgetsTheDialog, .endsWrongly: self?.misbehave(screen, attempt, answer)
        default: self?.answers.append(answer)
        }
      })
  }

  private func misbehave(_ screen: UIViewController, _ attempt: LeaveAttempt, _ answer: LeaveAnswer) {
    if fault == .endsWrongly { _ = stack?.setViewControllers([stack!.viewControllers[0]], animated: false) }
    answer(.prevent)
    if fault == .endsTwice {
      observer?.attemptDidEnd(attempt, outcome: .left)
    }
    guard fault == .forgetsTheDialog else { return }
    screen.present(UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert), animated: true)
  }

  func leave(_ stack: UINavigationController) {
    self.stack = stack
    let screens = stack.viewControllers
    let registry = LeaveGuardRegistry.current
    let arbiter = registry.arbiter(for: self)
    // Whoever leaves it to the registry loses it.
    self.arbiter = arbiter
    let top = LeavingScreens(screens[2])
    if fault == .asksWhileMoving { stack.pushViewController(UIViewController(), animated: true) }
    switch fault {
    case .asksWhoStays: arbiter.attempt(.code, LeavingScreens(screens[1]), in: self)
    case .asksInWrongOrder: arbiter.attempt(.code, LeavingScreens(screens[2], others: [screens[1]]), in: self)
    case .asksTwice:
      arbiter.attempt(.code, top, in: self)
      registry.arbiter(for: stack).attempt(.code, top, in: self)
    default: arbiter.attempt(.code, top, in: self)
    }
  }

  // MARK: - LeaveContainer

  let isQuiet = true
  func whenQuiet(_ action: @escaping @MainActor () -> Void) { action() }
  func standing(of attempt: LeaveAttempt) -> LeaveStanding { .inPlace }
  func screensLeaving(with attempt: LeaveAttempt) -> [AnyObject] {
    // The one below first.
    fault == .asksInWrongOrder ? stack.map { [$0.viewControllers[1]] } ?? [] : []
  }

  func leave(_ attempt: LeaveAttempt) -> LeaveFailure? {
    if fault == .leavesTwice { _ = stack?.popViewController(animated: false) }
    if fault != .endsNever { arbiter?.transitionEnded(attempt.id, cancelled: false) }
    return nil
  }
}
