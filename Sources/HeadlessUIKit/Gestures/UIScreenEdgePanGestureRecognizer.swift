internal import Foundation

/// One finger that comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// B237: how far from the edge the finger may come down, in points.
  static let edgeRegion: CGFloat = 20

  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if numberOfTouches > 1 {
        // B236: touches beyond the first do not count.
        ignore(touch, for: event)
      } else if edges.isDisjoint(with: edgesNear(touch)) {
        state = .failed
      }
    }
  }

  /// Screen-edge recognizers do not see scrolls; UIKit's own for the pop does.
  override var takesScrolls: Bool { false }

  override func judge(_ travel: CGPoint) -> Judgment {
    guard super.judge(travel) == .begin else { return .undecided }
    let horizontal = edges.contains(.left) ? travel.x : edges.contains(.right) ? -travel.x : 0
    let vertical = edges.contains(.top) ? travel.y : edges.contains(.bottom) ? -travel.y : 0
    return horizontal > abs(travel.y) || vertical > abs(travel.x) ? .begin : .fail
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    let location = touch.locationInWindow
    let size = Device.current.screenSize
    var result: UIRectEdge = []
    if location.x < Self.edgeRegion { result.insert(.left) }
    if location.x > size.width - Self.edgeRegion { result.insert(.right) }
    if location.y < Self.edgeRegion { result.insert(.top) }
    if location.y > size.height - Self.edgeRegion { result.insert(.bottom) }
    return result
  }
}
