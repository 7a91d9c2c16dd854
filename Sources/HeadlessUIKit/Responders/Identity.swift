// UIKit's classes are NSObjects: equal when identical.

extension UINavigationItem: Hashable {
  public nonisolated static func == (lhs: UINavigationItem, rhs: UINavigationItem) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIBarItem: Hashable {
  public nonisolated static func == (lhs: UIBarItem, rhs: UIBarItem) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
