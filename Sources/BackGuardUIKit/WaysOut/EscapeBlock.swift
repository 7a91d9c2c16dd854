#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What answers in the escape block that the library gives a view (iOS 17), and gives the app's back.
///
/// Blocks cannot be compared. This object can: only the block keeps it, so it lives as long as the block is in its place,
/// or in the hands of a block of the app's that passes on to it.
@MainActor
final class EscapeBlock {
  private weak var view: UIView?
  /// What the app had set: asked when nobody objects.
  private let displaced: AXBoolReturnBlock?
  private let prevents: () -> Bool

  private init(on view: UIView, asking prevents: @escaping () -> Bool) {
    self.view = view
    self.prevents = prevents
    displaced = view.escapeBlock
  }

  /// Gives `view` a block that says yes where `prevents` does. Hold what is returned weakly.
  static func place(on view: UIView, asking prevents: @escaping () -> Bool) -> EscapeBlock {
    let placed = EscapeBlock(on: view, asking: prevents)
    view.escapeBlock = { placed.answer() }
    return placed
  }

  func isOn(_ view: UIView?) -> Bool { self.view === view }

  private func answer() -> Bool { prevents() || displaced?() ?? false }

  /// Puts back what the app had set.
  func giveBack() { view?.escapeBlock = displaced }
}
