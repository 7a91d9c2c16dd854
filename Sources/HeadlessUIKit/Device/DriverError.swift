/// Why the driver could not do what it was told: one sentence, fit to be printed.
public struct DriverError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
