import BackGuardTesting
import HeadlessUIKit

extension ExploredApp {
  /// Three guarded screens with nothing to lose, compared with the same on plain UIKit.
  static func allowing(_ wayIn: WayIn) -> ExploredApp {
    threeScreens(wayIn, unsaved: false).compared(with: { threeScreens(nil, unsaved: false) })
  }
}
