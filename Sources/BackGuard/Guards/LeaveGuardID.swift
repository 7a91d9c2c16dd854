/// The identity of a leave guard, with the name of the screen it stands before.
public struct LeaveGuardID: Hashable, Sendable, CustomStringConvertible {
  let number: Int
  /// The guarded screen.
  public let screen: LeavingScreen

  public var description: String { screen.name }

  public static func == (lhs: LeaveGuardID, rhs: LeaveGuardID) -> Bool { lhs.number == rhs.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
