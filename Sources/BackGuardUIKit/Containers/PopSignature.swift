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
}
