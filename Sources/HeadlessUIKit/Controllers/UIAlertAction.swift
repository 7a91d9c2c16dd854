/// One answer to an alert.
@MainActor
open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open var title: String? { storedTitle }
  open var style: Style { storedStyle }
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?
  private let storedTitle: String?
  private let storedStyle: Style

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }
}
