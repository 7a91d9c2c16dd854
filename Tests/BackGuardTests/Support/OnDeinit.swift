/// Does something when it is let go of.
final class OnDeinit {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  deinit { MainActor.assumeIsolated { [action] in action() } }
}
