import BackGuardTesting
import HeadlessUIKit

extension ExploredApp {
  /// Three guarded screens with nothing to lose, compared with the same on plain UIKit.
  ///
  /// Where a guard stands, an attached stack has no menu behind the back button, and ⌘[ pops: should UIKit's own press the
  /// back button (B85), it would pop once more while the first pop is under way (B6).
  static func allowing(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, source: ".allowing(.\(wayIn))", unsaved: false) { action, device in
      switch action {
      case .longPressBack: wayIn == .attached
      case .pressBackKeys: device.clock.nextDue != nil && device.assumed(\.keyboardBackCalls) == .backButton
      default: false
      }
    }
    .compared(with: { threeScreens(nil, unsaved: false) }, in: .rest)
  }

  /// Three screens without a guard, or whose guards have been taken away, compared with the same on plain UIKit at every
  /// moment. R13.
  static func unguarded(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, source: ".unguarded(.\(wayIn))", unsaved: false, takingGuardsAway: true)
      .compared(with: { threeScreens(nil, unsaved: false) }, in: .everyMoment)
  }
}
