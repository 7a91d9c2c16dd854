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
  /// Whether one of them is code's, which asks nobody. R14.
  private var isByCode = false

  /// What somebody wanted to leave is still there.
  func expect(byCode: Bool, in interceptor: NavigationInterceptor) {
    isByCode = isByCode || byCode
    guard stack == nil else { return }
    stack = interceptor.navigationController?.restoredStack
    watch(interceptor)
  }

  /// Whoever has gone by now is followed by somebody, or has gone to another column.
  func update(for interceptor: NavigationInterceptor) {
    if stack != nil { stack = interceptor.navigationController?.restoredStack }
  }

  private func watch(_ interceptor: NavigationInterceptor) {
    let isWatching = interceptor.navigationController?.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { _ in MainQueue.nextTurn("pops that waited") { self.look(at: interceptor) } })
    // B143: nothing would ever call back.
    if isWatching != true { forget() }
  }

  private func look(at interceptor: NavigationInterceptor) {
    guard let before = stack, let now = interceptor.navigationController?.restoredStack else { return forget() }
    let gone = before.filter { !now.contains($0) }
    if !gone.isEmpty { interceptor.popsUnseen(gone.reversed(), byCode: isByCode) }
    stack = now
    watch(interceptor)
  }

  private func forget() {
    stack = nil
    isByCode = false
  }
}
