import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Changes of one stack that were asked for while something ran, and have not come: UIKit may keep them until that has
/// ended, and makes them then without a word. B105, B106.
@MainActor
final class QueuedPops {
  /// As the stack was before any of them; `nil` while none is expected.
  private var stack: [UIViewController]?

  /// What somebody wanted to leave is still there.
  func expect(in interceptor: NavigationInterceptor) {
    guard stack == nil else { return }
    stack = interceptor.navigationController?.restoredStack
    watch(interceptor)
  }

  /// Somebody follows whoever is on the way out now.
  func isFollowed(in interceptor: NavigationInterceptor) {
    if stack != nil { stack = interceptor.navigationController?.restoredStack }
  }

  private func watch(_ interceptor: NavigationInterceptor) {
    let isWatching = interceptor.navigationController?.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { _ in MainQueue.nextTurn("pops that waited") { self.look(at: interceptor) } })
    // B143: nothing would ever call back.
    if isWatching != true { stack = nil }
  }

  private func look(at interceptor: NavigationInterceptor) {
    guard let before = stack, let now = interceptor.navigationController?.restoredStack else { return }
    let gone = before.filter { !now.contains($0) }
    if !gone.isEmpty { interceptor.popsUnseen(gone.reversed()) }
    stack = now
    watch(interceptor)
  }
}
