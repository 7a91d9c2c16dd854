extension Device {
  /// Switches for what nobody could settle about UIKit: each is an open question of `Documentation/UIKitBehaviour.md`.
  ///
  /// The defaults are the likelier answers. The library's tests pass under every setting.
  public struct Assumptions: Hashable, Sendable {
    /// Whether recognizers of outer views see a touch before those of inner views. Apple says only that recognizers see
    /// it before the view.
    public var outerRecognizersGoFirst = false

    /// Whether a finger that moved sideways over a table's row, without any recognizer taking it, selects the row at lift.
    public var rowsAreSelectedAfterSidewaysDrag = true

    public init() {}

    /// The defaults, and each switch turned alone.
    public static var eachAlone: [Assumptions] {
      [
        Assumptions(),
        with(\.outerRecognizersGoFirst, true),
        with(\.rowsAreSelectedAfterSidewaysDrag, false),
      ]
    }

    private static func with<Value>(_ path: WritableKeyPath<Assumptions, Value>, _ value: Value) -> Assumptions {
      var assumptions = Assumptions()
      assumptions[keyPath: path] = value
      return assumptions
    }
  }
}
