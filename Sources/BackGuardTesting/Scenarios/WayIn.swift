/// How an app's stack comes to be guarded.
public enum WayIn: String, CaseIterable, Sendable {
  /// The stack is a `GuardedNavigationController`.
  case subclass
  /// The stack is any navigation controller; the guards of its screens attach themselves.
  case attached
}
