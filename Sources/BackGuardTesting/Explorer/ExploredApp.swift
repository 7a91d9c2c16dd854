public import HeadlessUIKit

/// An app to explore: where it begins, what a user can do in it that no other app has, and what may be lost.
@MainActor
public struct ExploredApp {
  public let name: String
  /// How a pasted test makes the app.
  public let source: String
  let makeRoot: @MainActor () -> UIViewController
  let preparations: [@MainActor (Device) throws -> Void]
  let ownActions: [OwnAction]
  /// The kind of device it is explored on.
  public let idiom: UIUserInterfaceIdiom
  var comparison: Comparison?
  /// The buttons and rows that the user taps.
  let tappedTitles: [String]
  /// The dialog's buttons that give up what is not saved.
  let consentTitles: Set<String>
  /// What is known to be out of reach for the app's way to guard its screens, so that nobody tries it.
  let isLeftOut: @MainActor (UserAction, Device) -> Bool
  /// Whether something would be lost if this controller went.
  let isUnsaved: @MainActor (UIViewController) -> Bool
  /// Whether this controller lets nobody present from it, so that no question can be shown there.
  let refusesDialogs: @MainActor (UIViewController) -> Bool
  /// What else decides how the app goes on, and no view shows: the same texts for the same state. Asked of every
  /// controller, those on their way out included.
  let hiddenState: @MainActor (UIViewController) -> [String]
  /// Ends what the app waits for.
  let end: (@MainActor (Device) -> Void)?

  /// - Parameters:
  ///   - source: the expression that makes this app in Swift, for tests that are printed.
  ///   - preparations: what happens before the first action, each until nothing moves.
  ///   - end: ends what the app waits for, when the phone is put away: a task that nobody answers lives for ever, with all
  ///     that it keeps.
  public init(
    _ name: String, source: String, root makeRoot: @escaping @MainActor () -> UIViewController,
    preparing preparations: [@MainActor (Device) throws -> Void] = [], tapping tappedTitles: Set<String> = [],
    consentingBy consentTitles: Set<String>, ownActions: [OwnAction] = [], idiom: UIUserInterfaceIdiom = .phone,
    leavingOut isLeftOut: @escaping @MainActor (UserAction, Device) -> Bool = { _, _ in false },
    isUnsaved: @escaping @MainActor (UIViewController) -> Bool,
    refusingDialogs refusesDialogs: @escaping @MainActor (UIViewController) -> Bool = { _ in false },
    hiddenState: @escaping @MainActor (UIViewController) -> [String] = { _ in [] },
    ending end: (@MainActor (Device) -> Void)? = nil
  ) {
    self.name = name
    self.source = source
    self.makeRoot = makeRoot
    self.preparations = preparations
    // Few: to look through them is quicker than a set.
    self.tappedTitles = tappedTitles.sorted()
    self.consentTitles = consentTitles
    self.ownActions = ownActions
    self.idiom = idiom
    self.isLeftOut = isLeftOut
    self.isUnsaved = isUnsaved
    self.refusesDialogs = refusesDialogs
    self.hiddenState = hiddenState
    self.end = end
  }

  func ownAction(_ action: UserAction) -> OwnAction? {
    guard case .own(let name) = action else { return nil }
    return ownActions.first { $0.name == name }
  }
}
