import Foundation
import HeadlessUIKit

/// What one screen of a playground shows, and what can be done there.
struct PlaygroundState {
  let drawing: SVGDrawing
  /// The screen in words.
  let summary: String
  /// Attempts without an outcome.
  let pending: [String]
  /// Screens with something to lose.
  let atStake: [String]
  let actions: [PlaygroundAction]
  /// The last action of the shortest way here; `nil` for the beginning.
  var parent: (state: Int, action: Int)?
  /// How many actions of the user lead here at least; time does not count.
  var depth: Int
  /// What the actions led to; `nil` for those that were not tried.
  var steps: [PlaygroundStep?]
}

struct PlaygroundAction {
  let action: UserAction
  /// Where a finger does it.
  let area: CGRect?
}

/// One action, and what came of it.
struct PlaygroundStep {
  let target: Int
  /// The screen while it was done.
  let frames: [SVGDrawing]
  let lines: [String]
  /// The rules that were broken.
  let violations: [String]
  /// How long it took on the device's clock.
  let milliseconds: Int
}
