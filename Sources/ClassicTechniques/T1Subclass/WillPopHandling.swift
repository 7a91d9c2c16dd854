/// What a screen adopts to be asked before it is popped. A screen that does not adopt it is always popped.
@MainActor
public protocol WillPopHandling: AnyObject {
  /// Returns whether to pop.
  func navigationControllerWillPop() -> Bool
}
