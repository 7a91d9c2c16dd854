/// The screens that an attempt would make leave, in the order in which they are asked: presented before presenting, top
/// before below, the selected child before its siblings.
@MainActor
public struct LeavingScreens {
  public let first: AnyObject
  public let others: [AnyObject]

  public init(_ first: AnyObject, others: [AnyObject] = []) {
    self.first = first
    self.others = others
  }

  /// `nil` when nothing would leave.
  public init?(_ screens: [AnyObject]) {
    guard let first = screens.first else { return nil }
    self.init(first, others: Array(screens.dropFirst()))
  }
}
