import BackGuard
import HeadlessUIKit

/// The same app on plain UIKit, with whom the same is done: what a user sees must be the same while nothing is at stake.
/// R13.
@MainActor
final class PlainTwin {
  let device: Device
  private let app: ExploredApp
  private let comparison: ExploredApp.Comparison
  private let registry = LeaveGuardRegistry()
  /// Whether the two have parted for a moment that does not count.
  private var isApart = false
  /// How much more time has passed here than there.
  private var lead = 0

  /// - Parameter device: the phone to take after.
  init(_ comparison: ExploredApp.Comparison, takingAfter device: Device) {
    self.comparison = comparison
    app = comparison.app()
    self.device = device.another()
    LeaveGuardRegistry.$current.withValue(registry) {
      self.device.run { self.device.window.rootViewController = app.makeRoot() }
      self.device.advanceUntilIdle()
      for prepare in app.preparations {
        try? prepare(self.device)
        self.device.advanceUntilIdle()
      }
    }
  }

  /// Does what was done to the app, and lets the same time pass.
  ///
  /// - Returns: how the two differ now, in one sentence; empty if nothing can be said any more.
  func difference(after action: UserAction, from other: Device) -> String? {
    let done = comparison.translation(action)
    // What is done to two phones in different states says nothing.
    if isApart, !action.isTime { return "" }
    do {
      try LeaveGuardRegistry.$current.withValue(registry) {
        if !done.isTime { try done.perform(on: device, of: app) }
        let now = other.clock.now + lead
        if device.clock.now < now { device.advance(milliseconds: now - device.clock.now) }
        if comparison.scope != .everyMoment, other.clock.nextDue == nil {
          // What took another time here may still be on its way, and no time passes there.
          device.advanceUntilIdle()
          lead = device.clock.now - other.clock.now
        }
      }
    } catch {
      return comparison.scope == .stacks ? "" : "Plain UIKit does not let the user \(action): \(error)"
    }
    let (seen, expected) = (look(at: other), look(at: device))
    isApart = seen != expected
    if comparison.scope != .everyMoment, other.clock.nextDue != nil { return nil }
    return seen == expected ? nil : "After \(action) there is \(seen), where plain UIKit has \(expected)."
  }

  func fold(into fold: StateFold) {
    device.fold(into: fold)
    fold.add(.history, isApart)
  }

  private func look(at device: Device) -> String {
    device.run {
      var parts: [String] = []
      let tree = ControllerTree(below: device.window.rootViewController)
      for stack in tree.stacks {
        parts.append(stack.viewControllers.map(Device.name(of:)).joined(separator: " › "))
        if comparison.scope == .stacks { continue }
        parts.append("bar \((stack.navigationBar.items ?? []).map { $0.title ?? "" })")
      }
      if comparison.scope == .stacks { return parts.joined(separator: ", ") }
      parts += tree.controllers.filter(\.isBeingPresented).map { "\(Device.name(of: $0)) on its way" }
      parts += tree.controllers.filter(\.isBeingDismissed).map { "\(Device.name(of: $0)) on its way out" }
      if tree.isMoving { parts.append("moving") }
      parts.append("titles \(device.titlesInReach)")
      if let menu = device.backMenu { parts.append("menu \(menu)") }
      return parts.joined(separator: ", ")
    }
  }
}

extension ExploredApp {
  /// What is compared with plain UIKit.
  public enum Scope {
    /// Everything that a user sees, after every action.
    case everyMoment
    /// Everything that a user sees, when nothing moves: the library may wait for the end of a transition.
    case rest
    /// The stacks when nothing moves: the app has buttons of its own.
    case stacks
  }

  /// What an app is compared with.
  struct Comparison {
    let app: @MainActor () -> ExploredApp
    let scope: Scope
    /// What one does in the other app to the same end.
    let translation: @MainActor (UserAction) -> UserAction
  }

  /// The same app, compared with another one step by step as long as nothing is at stake: a way out that does nothing,
  /// though plain UIKit would leave, is found like this.
  ///
  /// - Parameters:
  ///   - scope: what is compared, and when.
  ///   - translation: what one does in the other app to the same end.
  public func compared(
    with plain: @escaping @MainActor () -> ExploredApp, in scope: Scope,
    translating translation: @escaping @MainActor (UserAction) -> UserAction = { $0 }
  ) -> ExploredApp {
    var app = self
    app.comparison = Comparison(app: plain, scope: scope, translation: translation)
    return app
  }
}
