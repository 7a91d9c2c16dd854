/// A picture, known by its name only: nothing is drawn.
@MainActor
open class UIImage {
  let name: String

  public init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }

  public init?(named name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
}
