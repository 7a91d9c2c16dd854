/// Why an attempt that nobody objected to did not leave.
public struct LeaveFailure: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// The platform was told to leave and did nothing.
  public static let notLeft = LeaveFailure("the platform did not leave")
  /// The question could not be shown.
  public static let notAsked = LeaveFailure("the confirmation could not be presented")
  /// Another attempt is being asked, and this one needs the library to leave.
  public static let busy = LeaveFailure("another attempt is under way")
  /// There is no container that the screen could leave.
  public static let noContainer = LeaveFailure("the screen is in no container it could leave")
}
