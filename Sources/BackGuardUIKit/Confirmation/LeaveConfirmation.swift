/// A question that the library asks by itself, with one button to leave and one to stay.
///
/// Texts that are `nil` are the library's own, in the app's language (English, Simplified and Traditional Chinese).
public struct LeaveConfirmation: Sendable, Hashable {
  public enum Style: Sendable {
    /// In the middle of the screen.
    case alert
    /// At the bottom of an iPhone's screen; elsewhere, where it would need a place to point at, an alert.
    case actionSheet
  }

  public var style: Style
  public var title: String?
  public var message: String?
  /// The destructive button.
  public var leaveTitle: String?
  /// The button that stays.
  public var stayTitle: String?

  public init(
    style: Style = .alert,
    title: String? = nil,
    message: String? = nil,
    leaveTitle: String? = nil,
    stayTitle: String? = nil
  ) {
    self.style = style
    self.title = title
    self.message = message
    self.leaveTitle = leaveTitle
    self.stayTitle = stayTitle
  }

  /// What is asked, however it is shown.
  var question: LeaveConfirmation {
    var question = self
    question.style = .alert
    return question
  }

  /// Asks in an alert whether the screen's changes may be discarded.
  public static let discardChanges = LeaveConfirmation()

  /// Asks in an action sheet whether the screen's changes may be discarded.
  public static let discardChangesSheet = LeaveConfirmation(style: .actionSheet)
}
