import BackGuardTesting
import ClassicTechniques
import HeadlessUIKit

/// One go on a phone of its own: an app with its editor on top, and what becomes of leaving it.
@MainActor
final class Trial {
  enum Answer {
    case stay, consent
  }

  private let app: TechniqueApp
  private let stage: Stage
  private let place: EditorPlace
  /// How many screens there were before the user tried to leave.
  private(set) var depthBefore = 0

  /// - Parameter wayOut: what the editor will be left by: it stands where that is possible.
  init(_ technique: Technique, for wayOut: WayOut, on device: Device) async {
    let app = TechniqueApp(technique: technique)
    self.app = app
    var place: EditorPlace?
    stage = Stage(device) {
      if technique == .category { Device.current.loadBackButtonCategory() }
      let made = EditorPlace(for: wayOut, of: app)
      place = made
      return made.root
    }
    self.place = place!
    await stage.act { device in device.run { self.place.open() } }
    depthBefore = depth
  }

  private var device: Device { stage.device }
  private var stack: UINavigationController { place.stack }

  // MARK: - What is done

  func putAtStake() async { await stage.act { self.app.putAtStake(self.place.editor, on: $0) } }

  /// Shows another screen above the editor.
  func cover() async {
    await stage.act { device in
      device.run {
        let details = TechniqueApp.screen("Details")
        self.app.push(details, on: self.stack)
        self.place.prepare(details)
      }
    }
    depthBefore = depth
  }

  /// Returns whether the user could do it at all.
  @discardableResult
  func leave(by way: WayOut) async -> Bool {
    (try? await stage.act { device in
      switch way {
      case .ownButton: try self.app.tapOwnButton(device)
      case .splitReplace: device.run { self.place.replace() }
      default: try way.perform(device, popping: self.stack)
      }
    }) != nil
  }

  /// Returns whether there was something to answer.
  func answer(_ answer: Answer) async -> Bool {
    (try? await stage.act { try answer == .stay ? self.app.stay($0) : self.app.consent($0) }) != nil
  }

  // MARK: - What is seen

  var depth: Int { device.run { place.depth } }
  var isAtStake: Bool { app.isAtStake(place.editor, on: device) }
  var isAsking: Bool { app.isAsking(device) }
  var hasBackButton: Bool { device.backButtonTitle != nil }

  func hasLeft(by way: WayOut) -> Bool { depth == destination(of: way) }

  private func destination(of way: WayOut) -> Int {
    way == .backMenuManyRows || way == .tabReselect ? 1 : depthBefore - 1
  }

  /// Whether the bar shows another stack than the content.
  var isOutOfStep: Bool {
    device.run { stack.navigationBar.items?.map(\.title) != stack.viewControllers.map(\.title) }
  }

  /// Whether the bar keeps a pressed look, or a screen can no longer be shown and touched.
  var isStuck: Bool {
    get async {
      if isOutOfStep || device.run({ stack.navigationBar.subviews.contains { $0.alpha > 0 && $0.alpha < 1 } }) {
        return true
      }
      // What has left altogether is not asked to show anything.
      guard stack.viewIfLoaded?.window != nil else { return false }
      let probe = TechniqueApp.screen("Probe")
      await stage.act { device in device.run { self.stack.pushViewController(probe, animated: true) } }
      let middle = CGPoint(x: device.window.bounds.midX, y: device.window.bounds.midY)
      let isReached = device.run { device.window.hitTest(middle, with: nil)?.isDescendant(of: probe.view) == true }
      // Not a pop: a technique might ask whoever lies below.
      await stage.act { device in
        device.run { self.stack.setViewControllers(self.stack.viewControllers.dropLast(), animated: false) }
      }
      return !isReached || isOutOfStep
    }
  }

  /// Judges a way out that must be free.
  func judgeFree(_ way: WayOut) async -> CellResult {
    if isOutOfStep { return .stuck }
    if depth < destination(of: way) { return .twice }
    if isAsking || depth > destination(of: way) { return .dead }
    return await isStuck ? .stuck : .asked
  }
}
