extension Device {
  /// Switches for what nobody could settle about UIKit: each is an open question of `Documentation/UIKitBehaviour.md`.
  ///
  /// The defaults are the likelier answers. The library's tests pass under every setting.
  public struct Assumptions: Hashable, Sendable {
    public init() {}

    /// The defaults, and each switch turned alone.
    public static var eachAlone: [Assumptions] {
      [Assumptions()]
    }
  }
}
