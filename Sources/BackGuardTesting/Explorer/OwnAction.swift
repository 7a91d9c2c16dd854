public import HeadlessUIKit

extension ExploredApp {
  /// Something that only this app has: typing into its editor, or what its code does.
  public struct OwnAction {
    let name: String
    let isPossible: @MainActor (Device) -> Bool
    let perform: @MainActor (Device) throws -> Void
    /// The screens that the app's code takes away with it: nobody needs to have been asked.
    let removed: @MainActor (Device) -> [UIViewController]

    /// What a user does.
    public init(
      _ name: String, if isPossible: @escaping @MainActor (Device) -> Bool,
      perform: @escaping @MainActor (Device) throws -> Void
    ) {
      self.init(name: name, isPossible: isPossible, perform: perform, removed: { _ in [] })
    }

    private init(
      name: String, isPossible: @escaping @MainActor (Device) -> Bool,
      perform: @escaping @MainActor (Device) throws -> Void,
      removed: @escaping @MainActor (Device) -> [UIViewController]
    ) {
      self.name = name
      self.isPossible = isPossible
      self.perform = perform
      self.removed = removed
    }

    /// What the app's code does unasked, at any moment.
    ///
    /// - Parameter removed: the screens that it means to take away: whoever goes else is asked as ever.
    public static func code(
      _ name: String, removing removed: @escaping @MainActor (Device) -> [UIViewController] = { _ in [] },
      if isPossible: @escaping @MainActor (Device) -> Bool = { _ in true },
      perform: @escaping @MainActor (Device) -> Void
    ) -> OwnAction {
      OwnAction(
        name: name, isPossible: isPossible, perform: { device in device.run { perform(device) } }, removed: removed)
    }
  }
}
