import BackGuardTesting
import HeadlessUIKit

extension ExploredApp {
  /// Three guarded screens with nothing to lose, compared with the same on plain UIKit.
  ///
  /// Where a guard stands, an attached stack has no menu behind the back button.
  static func allowing(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, unsaved: false, leavingOut: wayIn == .attached ? [.longPressBack] : [])
      .compared(with: { threeScreens(nil, unsaved: false) }, in: .rest)
  }

  /// Three screens without a guard, or whose guards have been taken away, compared with the same on plain UIKit at every
  /// moment. R13.
  static func unguarded(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, unsaved: false, takingGuardsAway: true)
      .compared(with: { threeScreens(nil, unsaved: false) }, in: .everyMoment)
  }
}
