/// What a swipe over a row offers.
@MainActor
open class UISwipeActionsConfiguration {
  open var actions: [UIContextualAction] { storedActions }
  // B243: on, unless the app says otherwise.
  open var performsFirstActionWithFullSwipe = true

  private let storedActions: [UIContextualAction]

  public init(actions: [UIContextualAction]) {
    storedActions = actions
  }
}

/// One thing a swipe over a row offers.
@MainActor
open class UIContextualAction {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  open var style: Style { storedStyle }
  open var handler: Handler { storedHandler }

  private let storedStyle: Style
  private let storedHandler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    storedStyle = style
    self.title = title
    storedHandler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
