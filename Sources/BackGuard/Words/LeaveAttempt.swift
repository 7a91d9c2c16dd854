/// One try to leave, by one action of the user or the app.
///
/// Carries ids and names, never screens, so that whoever keeps it keeps nothing alive.
public struct LeaveAttempt: Hashable, Sendable, Identifiable, CustomStringConvertible {
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    public var description: String { "#\(number)" }
  }

  public let id: ID
  public let trigger: LeaveTrigger
  /// The screen that is asked first.
  public let first: LeavingScreen
  private let others: [LeavingScreen]

  init(id: ID, trigger: LeaveTrigger, first: LeavingScreen, others: [LeavingScreen]) {
    self.id = id
    self.trigger = trigger
    self.first = first
    self.others = others
  }

  /// Every leaving screen, in the order in which they are asked: presented before presenting, top before below.
  public var screens: [LeavingScreen] { [first] + others }

  /// Whether more than one screen would leave.
  public var isJump: Bool { !others.isEmpty }

  /// Whether `screen` would leave.
  public func includes(_ screen: LeavingScreen.ID) -> Bool {
    first.id == screen || others.contains { $0.id == screen }
  }

  /// Whether a screen would leave with both attempts.
  func overlaps(_ other: LeaveAttempt) -> Bool {
    if other.includes(first.id) { return true }
    return others.contains { other.includes($0.id) }
  }

  /// Whether every screen of `other` leaves with this attempt, and more.
  func exceeds(_ other: LeaveAttempt) -> Bool {
    others.count > other.others.count && includes(other.first.id) && other.others.allSatisfy { includes($0.id) }
  }

  public static func == (lhs: LeaveAttempt, rhs: LeaveAttempt) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var description: String {
    "\(id) \(trigger) \(screens.map(\.name).joined(separator: " ← "))"
  }
}
