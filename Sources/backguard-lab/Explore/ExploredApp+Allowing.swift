import BackGuardTesting
import HeadlessUIKit

extension ExploredApp {
  /// Three guarded screens with nothing to lose, compared with the same on plain UIKit.
  ///
  /// Where a guard stands, an attached stack has no menu behind the back button. A swipe that is let go too early counts
  /// as an attempt until everything is back, and absorbs what comes meanwhile; plain UIKit would begin again.
  static func allowing(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, unsaved: false, leavingOut: shortSwipes.union(wayIn == .attached ? [.longPressBack] : []))
      .compared(with: { threeScreens(nil, unsaved: false) }, in: .rest)
  }

  private static var shortSwipes: Set<UserAction> { Set(Device.Swipe.allCases.map { .swipeBack($0, percent: 30) }) }

  /// Three screens without a guard, or whose guards have been taken away, compared with the same on plain UIKit at every
  /// moment. R13.
  static func unguarded(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, unsaved: false, takingGuardsAway: true)
      .compared(with: { threeScreens(nil, unsaved: false) }, in: .everyMoment)
  }
}
