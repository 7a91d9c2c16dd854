public import Foundation

/// A button in a bar, with what it does in a closure: there are no selectors on this platform.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView? { didSet { didChange() } }
  /// Runs when the button is tapped; kept as a copy (14 and up).
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue?.duplicate()
      if let newValue {
        title = newValue.title
        image = newValue.image
      }
    }
  }
  /// Opened by the button (14 and up). UIKit sets it too, on the back item of the screen below.
  open var menu: UIMenu? {
    get { storedMenu }
    set { storedMenu = newValue }
  }

  /// What stands in the bar for the item.
  var barView: UIView {
    if let customView { return customView }
    let button = button ?? BarControl()
    self.button = button
    button.title = shownTitle
    button.isEnabled = isEnabled
    button.onTap = { [weak self] in self?.primaryAction?.perform(sender: self) }
    return button
  }

  /// What stands on the button: the item's title, or the system's word for a system item.
  var shownTitle: String { title ?? systemTitle }

  private var systemTitle = ""
  private var button: BarControl?
  private var storedPrimaryAction: UIAction?
  private var storedMenu: UIMenu?

  public override init() {}

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    storedPrimaryAction = primaryAction?.duplicate()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    if let menu { self.menu = menu }
  }

  /// Their names, which are expensive to print.
  private static let systemTitles = Dictionary(
    uniqueKeysWithValues: (0...24).compactMap(SystemItem.init(rawValue:)).map {
      ($0.rawValue, "\($0)".prefix(1).uppercased() + "\($0)".dropFirst())
    })

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    storedPrimaryAction = primaryAction?.duplicate()
    systemTitle = Self.systemTitles[systemItem.rawValue] ?? ""
    if let menu { self.menu = menu }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
