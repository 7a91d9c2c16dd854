/// One screen that an attempt would make leave: its identity and its name, never the screen itself.
public struct LeavingScreen: Hashable, Sendable, Identifiable, CustomStringConvertible {
  /// The identity of a screen, valid while the screen lives.
  public struct ID: Hashable, Sendable {
    private let object: ObjectIdentifier

    public init(_ screen: AnyObject) {
      object = ObjectIdentifier(screen)
    }
  }

  public let id: ID
  private let type: AnyObject.Type
  private let givenName: String?

  /// Describes `screen`. Without a name, logs show the name of its type.
  public init(_ screen: AnyObject, name: String? = nil) {
    id = ID(screen)
    type = Swift.type(of: screen)
    givenName = name
  }

  /// The name that logs and reports show.
  public var name: String { givenName ?? String(describing: type) }

  public var description: String { name }

  public static func == (lhs: LeavingScreen, rhs: LeavingScreen) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
