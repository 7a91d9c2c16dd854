#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Sees every touch in and around a presented controller and takes none: before UIKit asks whether the sheet may go, the
/// delegate slot is looked at once more.
final class SheetWatch: UIGestureRecognizer {
  let interceptor: SheetInterceptor

  init(_ interceptor: SheetInterceptor) {
    self.interceptor = interceptor
    #if canImport(UIKit)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    name = "BackGuard.sheet"
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    interceptor.update()
    return false
  }

  /// Takes the recognizer away; this may be the end of it and of the interceptor.
  func detach() { view?.removeGestureRecognizer(self) }
}
