public import HeadlessUIKit

/// An app to explore: where it begins, what a user can do in it that no other app has, and what may be lost.
@MainActor
public struct ExploredApp {
  /// Something that only this app has: typing into its editor, or what its code does.
  public struct OwnAction {
    let name: String
    let isPossible: @MainActor (Device) -> Bool
    let perform: @MainActor (Device) throws -> Void

    public init(
      _ name: String, if isPossible: @escaping @MainActor (Device) -> Bool,
      perform: @escaping @MainActor (Device) throws -> Void
    ) {
      self.name = name
      self.isPossible = isPossible
      self.perform = perform
    }
  }

  public let name: String
  /// How a pasted test makes the app.
  public let source: String
  let makeRoot: @MainActor () -> UIViewController
  let preparations: [@MainActor (Device) throws -> Void]
  let ownActions: [OwnAction]
  /// The buttons and rows that the user taps.
  let tappedTitles: Set<String>
  /// The dialog's buttons that give up what is not saved.
  let consentTitles: Set<String>
  /// What is known to be out of reach for the app's way to guard its screens, so that nobody tries it.
  let isLeftOut: @MainActor (UserAction, Device) -> Bool
  /// Whether something would be lost if this controller went.
  let isUnsaved: @MainActor (UIViewController) -> Bool
  /// What else decides how the app goes on, and no view shows: the same texts for the same state.
  let hiddenState: @MainActor (UIViewController) -> [String]

  /// - Parameters:
  ///   - source: the expression that makes this app in Swift, for tests that are printed.
  ///   - preparations: what happens before the first action, each until nothing moves.
  public init(
    _ name: String, source: String, root makeRoot: @escaping @MainActor () -> UIViewController,
    preparing preparations: [@MainActor (Device) throws -> Void] = [], tapping tappedTitles: Set<String> = [],
    consentingBy consentTitles: Set<String>, ownActions: [OwnAction] = [],
    leavingOut isLeftOut: @escaping @MainActor (UserAction, Device) -> Bool = { _, _ in false },
    isUnsaved: @escaping @MainActor (UIViewController) -> Bool,
    hiddenState: @escaping @MainActor (UIViewController) -> [String] = { _ in [] }
  ) {
    self.name = name
    self.source = source
    self.makeRoot = makeRoot
    self.preparations = preparations
    self.tappedTitles = tappedTitles
    self.consentTitles = consentTitles
    self.ownActions = ownActions
    self.isLeftOut = isLeftOut
    self.isUnsaved = isUnsaved
    self.hiddenState = hiddenState
  }
}
