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
  private var triggers: [LeaveTrigger] = []
  /// As the stack was before any of them.
  private var stack: [UIViewController] = []

  /// What `trigger` wanted to leave is still there.
  func expect(_ trigger: LeaveTrigger, in interceptor: NavigationInterceptor) {
    triggers.append(trigger)
    guard triggers.count == 1 else { return }
    stack = interceptor.navigationController?.viewControllers ?? []
    watch(interceptor)
  }

  private func watch(_ interceptor: NavigationInterceptor) {
    let isWatching = interceptor.navigationController?.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { _ in MainQueue.nextTurn("pops that waited") { self.look(at: interceptor) } })
    // B143: nothing would ever call back.
    if isWatching != true { forget() }
  }

  private func look(at interceptor: NavigationInterceptor) {
    let now = interceptor.navigationController?.viewControllers ?? []
    let gone = stack.filter { !now.contains($0) }
    guard !gone.isEmpty, !triggers.isEmpty else { return forget() }
    interceptor.popsUnseen(gone.reversed(), by: triggers.removeFirst())
    stack = now
    if triggers.isEmpty { forget() } else { watch(interceptor) }
  }

  private func forget() {
    triggers = []
    stack = []
  }
}
