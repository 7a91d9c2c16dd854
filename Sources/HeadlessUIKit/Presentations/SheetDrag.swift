import Foundation

/// A finger on a sheet, from the first move to the last.
@MainActor
final class SheetDrag {
  private enum Stage {
    /// Between the detents: nothing is asked.
    case resizing
    /// Below the smallest detent, and the dismissal follows the finger.
    case dismissing
    /// Below the smallest detent, and refused: the sheet hardly moves.
    case refused
  }

  private let presentation: Presentation
  private let layout: SheetLayout
  private let startHeight: CGFloat
  private var stage = Stage.resizing
  private var wasAttempt = false
  /// Where the finger would have the sheet's upper edge, as a height.
  private(set) var height: CGFloat

  init(of presentation: Presentation) {
    self.presentation = presentation
    layout = presentation.sheetLayout
    startHeight = presentation.restingHeight
    height = startHeight
  }

  /// How much of the smallest height the finger has taken away.
  private var fraction: Double { Double(max(0, layout.smallest - height) / layout.smallest) }

  /// Where the sheet is: a refused one follows by a tenth.
  var frame: CGRect {
    let sunk = max(0, layout.smallest - height)
    return layout.frame(height: min(max(height, layout.smallest), layout.largest))
      .offsetBy(dx: 0, dy: stage == .refused ? sunk / 10 : sunk)
  }

  func move(by way: CGFloat) {
    height = startHeight - way
    if stage == .resizing, height < layout.smallest { leaveSmallestDetent() }
    if stage == .dismissing { presentation.updateDismissal(fraction: fraction) }
    if stage == .refused, fraction > 0.5, Device.current.assumed(\.refusedDragIsAttempt) == .underWay { attempt() }
    presentation.container.setNeedsLayout()
  }

  /// B256: asked when the finger takes the sheet below its smallest detent, once a drag.
  private func leaveSmallestDetent() {
    if presentation.dismissal.isAllowed {
      stage = .dismissing
      presentation.beginInteractiveDismissal()
    } else {
      stage = .refused
    }
  }

  /// The finger is up, at a speed in points a second; `nil` if the touch was taken away.
  func end(velocity: CGFloat?) {
    let wouldLeave = velocity.map(leaves) ?? false
    presentation.container.setNeedsLayout()
    if let velocity, !wouldLeave || stage == .refused { rest(velocity) }
    switch stage {
    case .resizing: break
    case .dismissing: presentation.endInteractiveDismissal(cancelled: !wouldLeave)
    case .refused: if wouldLeave { attempt() }
    }
  }

  // B258: the numbers of a swipe back: a fast finger decides by its direction, a slow one by its place.
  private func leaves(_ velocity: CGFloat) -> Bool {
    abs(velocity) >= layout.smallest ? velocity > 0 : fraction > 0.5
  }

  private func attempt() {
    guard !wasAttempt else { return }
    wasAttempt = true
    presentation.dismissal.attempted()
  }

  /// Comes to rest at the detent that is nearest, seen from where a fast finger would have gone.
  private func rest(_ velocity: CGFloat) {
    let goal = height - velocity / 4
    guard let nearest = layout.rests.min(by: { abs($0.height - goal) < abs($1.height - goal) }) else { return }
    presentation.userSelectsDetent(nearest.name)
  }
}
