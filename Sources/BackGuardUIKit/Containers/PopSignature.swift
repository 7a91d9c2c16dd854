import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// What a hook has allowed, so that the pop that UIKit makes next is known by its cause.
struct PopSignature {
  weak var item: UINavigationItem?
  let trigger: LeaveTrigger
  /// Who was seen not to object. A pop that takes more along is another one.
  let screens: Set<LeavingScreen.ID>

  @MainActor
  init(_ trigger: LeaveTrigger, item: UINavigationItem, _ screens: LeavingScreens) {
    self.item = item
    self.trigger = trigger
    self.screens = screens.ids
  }

  /// Whether the pop of `screens` from under `item` is the one that was allowed.
  @MainActor
  func covers(_ screens: LeavingScreens, at item: UINavigationItem?) -> Bool {
    self.item === item && screens.ids.isSubset(of: self.screens)
  }
}

extension LeavingScreens {
  fileprivate var ids: Set<LeavingScreen.ID> { Set(([first] + others).map { LeavingScreen.ID($0) }) }
}
