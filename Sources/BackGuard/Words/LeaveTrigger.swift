/// What caused an attempt to leave a screen.
///
/// A struct with static members rather than an enum, so that a new way out of a future system breaks no `switch`.
public struct LeaveTrigger: Hashable, Sendable, CustomStringConvertible {
  /// The name that logs show.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  /// A tap on the system's back button.
  public static let backButton = LeaveTrigger("backButton")
  /// A row of the menu behind the back button, where UIKit lets us know.
  public static let backMenu = LeaveTrigger("backMenu")
  /// A swipe from the edge, over the content, or on a trackpad.
  public static let swipe = LeaveTrigger("swipe")
  /// VoiceOver's two-finger scrub.
  public static let accessibilityEscape = LeaveTrigger("accessibilityEscape")
  /// A key command such as ⌘[.
  public static let keyboard = LeaveTrigger("keyboard")
  /// A tap on the tab that is already selected.
  public static let tabReselect = LeaveTrigger("tabReselect")
  /// A sheet dragged down, a tap outside of it, or Esc.
  public static let sheet = LeaveTrigger("sheet")
  /// The gestures of a zoom transition.
  public static let zoom = LeaveTrigger("zoom")
  /// The app's own Back, Cancel or Close button.
  public static let ownButton = LeaveTrigger("ownButton")
  /// The app's code.
  public static let code = LeaveTrigger("code")
  /// UIKit popped and did not say for whom.
  public static let unattributed = LeaveTrigger("unattributed")

  public var description: String { name }
}
