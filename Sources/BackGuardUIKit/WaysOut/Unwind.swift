#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Calls of UIKit's that use the pop methods, and of which UIKit says that it is them: a storyboard that unwinds, and a
/// split view that moves its columns from one stack to the other and back.
///
/// Where the container is anybody's, the anchors tell afterwards: a screen that has a container again has not left.
extension NavigationInterceptor {
  /// Runs `body`; pops inside are code, asked on opt-in (R14).
  func unwinding(_ body: () -> Void) {
    let before = isUnwinding
    isUnwinding = true
    defer { isUnwinding = before }
    body()
  }

  /// Runs `body`; what goes inside has not left (R7), so there is no attempt.
  func movingColumns<Result>(_ body: () -> Result) -> Result {
    let before = isMovingColumns
    let stack = navigationController?.restoredStack
    isMovingColumns = true
    defer {
      isMovingColumns = before
      queuedPops.update(since: stack, for: self)
      // A question about the stack as it was is about nothing now.
      stackChanged()
    }
    return body()
  }
}
