#if canImport(UIKit)
import BackGuard
import Foundation
import Testing
import UIKit

/// The screen of a device or a simulator, with a window of the test's own on it.
@MainActor
struct Display {
  let window: UIWindow

  /// More than the longest transition takes, at 60 and at 120 frames a second.
  fileprivate static let limit = 1_200

  /// Waits, frame by frame, until nothing has moved for some frames.
  func rest() async {
    var quietFrames = 0
    for _ in 0..<Self.limit {
      await Frame.next()
      quietFrames = window.rootViewController?.isMoving == true ? 0 : quietFrames + 1
      // What is left for the next turns of the main queue comes within these.
      if quietFrames == 6 { return }
    }
    Issue.record("Something still moved after \(Self.limit) frames.")
  }

  /// What stands on the back button in sight, as far as the bar's views tell; `nil` if there is none.
  ///
  /// UIKit offers no way to ask for it, so this reads the bar's labels. From iOS 26 on the button shows no title.
  var backButtonTitle: String? {
    leadingControl.map { $0.descendants.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? "" }
  }

  /// Whether a back button is in sight: no test that asks has other buttons in the bar.
  var showsBackButton: Bool { leadingControl != nil }

  private var leadingControl: UIControl? {
    guard let bar = (window.rootViewController as? UINavigationController)?.navigationBar else { return nil }
    bar.layoutIfNeeded()
    return bar.descendants.lazy.compactMap { $0 as? UIControl }.first { $0.isInSight }
  }

  /// What asynchronous work returns.
  func result<Result: Sendable>(of work: @escaping @MainActor () async -> Result) async -> Result { await work() }
}

/// Runs `body` with a window of its own. Guards are the process's: UIKit's callbacks know no task.
@MainActor
func withDisplay(_ system: System, _ body: @MainActor (Display) async throws -> Void) async throws {
  let window = UIWindow(windowScene: try await foregroundScene())
  window.rootViewController = UIViewController()
  window.makeKeyAndVisible()
  let display = Display(window: window)
  await display.rest()
  let result: Result<Void, any Error>
  do {
    result = .success(try await body(display))
  } catch {
    result = .failure(error)
  }
  window.rootViewController?.dismiss(animated: false)
  await display.rest()
  window.isHidden = true
  window.rootViewController = nil
  window.windowScene = nil
  try result.get()
}

/// The host app's scene, once it is in front.
@MainActor
private func foregroundScene() async throws -> UIWindowScene {
  for _ in 0..<Display.limit {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.activationState == .foregroundActive {
      return scene
    }
    await Frame.next()
  }
  throw NoScene()
}

private struct NoScene: Error, CustomStringConvertible {
  var description: String { "These tests need a host app with a window scene in front: see Tests/OnDevice." }
}

/// One frame of the screen.
@MainActor
private final class Frame: NSObject {
  private let begin: () -> Void

  private init(_ begin: @escaping () -> Void) {
    self.begin = begin
  }

  /// Returns when the next frame begins; the run loop turns meanwhile.
  static func next() async {
    await withCheckedContinuation { continuation in
      // The link keeps its target until it is invalidated.
      let link = CADisplayLink(target: Frame { continuation.resume() }, selector: #selector(frameBegins))
      link.add(to: .main, forMode: .common)
    }
  }

  @objc private func frameBegins(_ link: CADisplayLink) {
    link.invalidate()
    begin()
  }
}

extension UIViewController {
  /// Whether a transition runs here, in a child, or in what is presented.
  fileprivate var isMoving: Bool {
    if transitionCoordinator != nil || isBeingPresented || isBeingDismissed { return true }
    if let recorder = self as? Recorder, recorder.isOnItsWay { return true }
    if children.contains(where: { $0.isMoving }) { return true }
    guard let presentedViewController, presentedViewController.presentingViewController === self else { return false }
    return presentedViewController.isMoving
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  fileprivate var isInSight: Bool {
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      if current.isHidden || current.alpha < 0.01 { return false }
      view = current.superview
    }
    return !bounds.isEmpty
  }
}

extension System {
  /// The system that runs.
  static let all: [System] = {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return [System(version.majorVersion, version.minorVersion)]
  }()
}
#endif
