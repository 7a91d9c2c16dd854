public import Foundation

/// A simulated iPhone or iPad: a system version, a window, a clock that the driver moves, and a finger.
///
/// Code that belongs to the app runs inside ``run(_:)``; every driver call (touches, time) does so by itself. Nothing
/// sleeps and nothing is shared with other devices, so any number of them can run in one process.
@MainActor
public final class Device {
  /// The device that runs the current code; inherited by tasks started there.
  @TaskLocal public static var running: Device?

  /// The device that runs the current code. Stops with a message outside of ``run(_:)``.
  public static var current: Device {
    guard let running else {
      fatalError("No device runs this code: wrap it in device.run { }, or act through the device.")
    }
    return running
  }

  public let systemVersion: SystemVersion
  public let idiom: UIUserInterfaceIdiom
  /// Whether a phone is one of the large ones, whose width is regular in landscape.
  public let hasLargeScreen: Bool
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// What is asked of it goes through ``assumed(_:)``.
  private let assumptions: Assumptions
  /// The open questions that the model has had to answer since somebody took note: all others could be answered
  /// differently, and everything would have been the same.
  public private(set) var consultedQuestions: Assumptions.Questions = []
  /// The user's languages, most wanted first, as in `Locale.preferredLanguages`.
  public let languages: [String]
  /// A way out that no system has yet.
  public let futureWayOut: FutureWayOut?
  public let clock = ManualClock()
  public let log: EventLog
  /// The members newer than iOS 15 that code on this device has used, by name.
  public internal(set) var newerMembersUsed: Set<String> = []
  /// How often UIKit has complained about appearance calls that do not fit together.
  public internal(set) var unbalancedAppearanceCalls = 0
  /// The scene of the window that the user is using.
  public var windowScene: UIWindowScene! { window.windowScene }
  /// The window that the user is using: it takes the touches, and everything the driver looks for is looked for in it.
  public private(set) var window: UIWindow!
  /// The windows of all scenes, in the order in which they were opened.
  public private(set) var windows: [UIWindow] = []
  /// How the device is held.
  public internal(set) var deviceOrientation = UIDeviceOrientation.portrait
  /// The shared Objective-C category of an app on `UINavigationController` that answers `navigationBar(_:shouldPop:)`:
  /// it stands in place of UIKit's own method, and of nothing else.
  public var navigationBarShouldPopCategory:
    (@MainActor (UINavigationController, UINavigationBar, UINavigationItem) -> Bool)?
  /// Called whenever fingers are about to come down or have moved, on the glass or on the trackpad: for who wants to draw
  /// what goes on within one action.
  public var onFinger: (@MainActor (FingerMoment) -> Void)?
  /// The width that the app's window has beside another app.
  var windowWidth: CGFloat?
  private var identifiersGiven = 0
  /// What gets the keys of the keyboard.
  weak var firstResponder: UIResponder?
  /// The swipe whose fingers are still down.
  var swipe: SwipeUnderWay?
  /// The drag of a sheet whose finger is still down.
  var sheetDrag: SheetDragUnderWay?
  /// Where the touches and the trackpad's scrolls under way are decided.
  let touchArena = GestureArena()
  let scrollArena = GestureArena()

  public init(
    system systemVersion: SystemVersion = .newest,
    idiom: UIUserInterfaceIdiom = .phone,
    hasLargeScreen: Bool = false,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    assumptions: Assumptions = Assumptions(),
    languages: [String] = ["en"],
    futureWayOut: FutureWayOut? = nil,
    recordsEvents: Bool = true
  ) {
    self.systemVersion = systemVersion
    self.idiom = idiom
    self.hasLargeScreen = hasLargeScreen
    self.layoutDirection = layoutDirection
    self.assumptions = assumptions
    self.languages = languages
    self.futureWayOut = futureWayOut
    self.log = EventLog(isRecording: recordsEvents)
    run {
      window = makeWindow()
    }
  }

  /// A phone of the same kind, on which nothing has run and which records no events.
  public func another() -> Device {
    Device(
      system: systemVersion, idiom: idiom, hasLargeScreen: hasLargeScreen, layoutDirection: layoutDirection,
      assumptions: assumptions, languages: languages, futureWayOut: futureWayOut, recordsEvents: false)
  }

  /// The answer to an open question about UIKit; notes that it was needed.
  public func assumed<Answer>(_ question: KeyPath<Assumptions, Answer>) -> Answer {
    consultedQuestions.insert(Assumptions.Questions(question))
    return assumptions[keyPath: question]
  }

  /// The open questions that were needed since the last call.
  public func takeConsultedQuestions() -> Assumptions.Questions {
    defer { consultedQuestions = [] }
    return consultedQuestions
  }

  /// The size of the screen in points, portrait.
  public var screenSize: CGSize {
    if idiom == .pad { return CGSize(width: 820, height: 1180) }
    return hasLargeScreen ? CGSize(width: 430, height: 932) : CGSize(width: 390, height: 844)
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(windowScene: UIWindowScene())
    windows.append(window)
    return window
  }

  /// Opens another scene of the app beside those there are, as a user does on a pad, and turns to its window.
  @discardableResult
  public func openScene() throws(DriverError) -> UIWindowScene {
    guard idiom == .pad, systemVersion >= SystemVersion(13) else {
      throw DriverError("Several windows of an app exist on a pad from iOS 13 on.")
    }
    window = run { makeWindow() }
    return windowScene
  }

  /// Turns to another window: touches go to it from now on.
  public func use(_ window: UIWindow) {
    precondition(windows.contains { $0 === window }, "This window belongs to no scene of the device.")
    self.window = window
  }

  /// Runs code of the app on this device, then what it left for the next turns of the main queue.
  @discardableResult
  public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    // A driver call inside of another one: looking is cheaper than binding.
    if Self.running === self {
      let result = try body()
      finishTurn()
      return result
    }
    return try Self.$running.withValue(self) {
      let result = try body()
      finishTurn()
      return result
    }
  }

  /// Runs asynchronous code of the app on this device; tasks started inside inherit the device.
  public func run<Result: Sendable>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await Self.$running.withValue(self) {
      let result = try await body()
      finishTurn()
      return result
    }
  }

  /// Lets `milliseconds` pass: animations, long presses and everything else that is due happens at its moment.
  public func advance(milliseconds: Int) {
    run { clock.advance(to: clock.now + milliseconds) }
  }

  /// Lets time pass until nothing is scheduled: every animation has ended, nothing moves.
  public func advanceUntilIdle() {
    run {
      while let due = clock.nextDue { clock.advance(to: due) }
    }
  }

  /// Runs `action` on the next turn of the main queue of this device, as `DispatchQueue.main.async` would.
  public func onNextTurn(_ label: String, _ action: @escaping @MainActor () -> Void) {
    clock.schedule(.nextTurn(label), after: 0, action)
  }

  /// A number that nothing else on this device has got.
  func nextIdentifier() -> Int {
    identifiersGiven += 1
    return identifiersGiven
  }

  /// Lays out what changed and runs what was left for the next turns of the main queue.
  func finishTurn() {
    layOutWhatChanged()
    clock.advance(to: clock.now)
    layOutWhatChanged()
  }

  private func layOutWhatChanged() {
    windows.forEachBorrowed { window in
      guard window.isLayoutPending else { return }
      window.isLayoutPending = false
      window.layoutIfNeeded()
    }
  }

  /// Notes the use of a member that UIKit has only from `version` on; stops if this device's system is older, as a real
  /// one would with an unrecognized selector.
  func usesMember(_ name: @autoclosure () -> String, since version: SystemVersion) {
    if systemVersion < version {
      fatalError(
        "\(name()) exists from iOS \(version) on; this device runs \(systemVersion). Ask for the version first.")
    }
    newerMembersUsed.insert(name())
  }
}
