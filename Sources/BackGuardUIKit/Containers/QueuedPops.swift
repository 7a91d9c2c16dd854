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
  /// Whether all of them are code's, which asks nobody. R14.
  private var isByCode = true
  /// The stack that code has asked for last and not got yet.
  private var wanted: [UIViewController]?

  /// Code has set the whole stack. If that comes later, whoever has gone has gone by code, whatever else was expected.
  func want(_ newStack: [UIViewController], in interceptor: NavigationInterceptor) {
    if stack != nil, interceptor.navigationController?.restoredStack != newStack { wanted = newStack }
  }

  /// What somebody wanted to leave is still there.
  func expect(byCode: Bool, in interceptor: NavigationInterceptor) {
    isByCode = isByCode && byCode
    guard stack == nil else { return }
    stack = interceptor.navigationController?.restoredStack
    watch(interceptor)
  }

  /// Whoever has gone since the stack was `before` is followed by somebody, or has gone to another column. Who had gone by
  /// then, in this very turn, is still to be looked for.
  func update(since before: [UIViewController]?, for interceptor: NavigationInterceptor) {
    guard let stack, let before, let now = interceptor.navigationController?.restoredStack else { return }
    self.stack = now + stack.filter { !before.contains($0) }
  }

  private func watch(_ interceptor: NavigationInterceptor) {
    let isWatching = interceptor.navigationController?.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { context in
        self.add(context.returningController, of: interceptor)
        MainQueue.nextTurn("pops that waited") { self.look(at: interceptor) }
      })
    // B143: nothing would ever call back.
    if isWatching != true { forget() }
  }

  /// A whole stack that was set while the finger was down takes along who comes back. B105.
  private func add(_ returning: UIViewController?, of interceptor: NavigationInterceptor) {
    guard let returning, returning.parent === interceptor.navigationController, stack?.contains(returning) == false
    else { return }
    stack?.append(returning)
  }

  private func look(at interceptor: NavigationInterceptor) {
    guard let before = stack, let now = interceptor.navigationController?.restoredStack else { return forget() }
    let gone = before.filter { !now.contains($0) }
    if !gone.isEmpty { interceptor.popsUnseen(gone.reversed(), byCode: isByCode || now == wanted) }
    stack = now
    watch(interceptor)
  }

  private func forget() {
    stack = nil
    isByCode = true
    wanted = nil
  }
}
