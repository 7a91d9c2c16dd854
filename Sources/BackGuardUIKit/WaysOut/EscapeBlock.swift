import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What answers in the escape block that the library gives a view (iOS 17), and gives the app's back.
///
/// Blocks cannot be compared. This object can: only the block keeps it, so it lives as long as the block is in its place,
/// or in the hands of a block of the app's that passes on to it. A view has one, however many ask through it: a screen
/// that moves from one stack to another, or into a sheet, belongs to both for a moment.
@MainActor
final class EscapeBlock {
  private struct Asker {
    weak var owner: AnyObject?
    let prevents: () -> Bool
  }

  private weak var view: UIView?
  /// What the app had set: asked when nobody objects.
  private let displaced: AXBoolReturnBlock?
  private var askers: [Asker] = []
  private let registry = LeaveGuardRegistry.current

  private init(on view: UIView) {
    self.view = view
    displaced = view.escapeBlock
  }

  /// Gives `view` a block that says yes where `prevents` does. Hold what is returned weakly.
  static func place(on view: UIView, for owner: AnyObject, asking prevents: @escaping () -> Bool) -> EscapeBlock {
    let placed = found(on: view) ?? placed(on: view)
    placed.askers.append(Asker(owner: owner, prevents: prevents))
    return placed
  }

  private static func found(on view: UIView) -> EscapeBlock? {
    LeaveGuardRegistry.current[kept: EscapeBlock.self, for: view]
  }

  private static func placed(on view: UIView) -> EscapeBlock {
    let placed = EscapeBlock(on: view)
    view.escapeBlock = { placed.answer() }
    LeaveGuardRegistry.current[kept: EscapeBlock.self, for: view] = placed
    return placed
  }

  func isOn(_ view: UIView?) -> Bool { self.view === view }

  private func answer() -> Bool { askers.contains { $0.prevents() } || displaced?() ?? false }

  /// Puts back what the app had set, once nobody else asks.
  func giveBack(for owner: AnyObject) {
    askers.removeAll { $0.owner == nil || $0.owner === owner }
    guard askers.isEmpty, let view else { return }
    registry[kept: EscapeBlock.self, for: view] = nil
    view.escapeBlock = displaced
  }
}
