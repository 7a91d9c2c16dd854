/// The kinds of scrolls a pan recognizer listens to.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A mouse wheel, step by step.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
