/// What a screen adopts to be asked when the back button is tapped.
@MainActor
public protocol PopAsking: AnyObject {
  /// Returns whether to pop.
  func shouldPopOnBackButton() -> Bool
}
