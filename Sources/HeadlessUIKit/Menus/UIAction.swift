/// What runs when a control is used, a menu's row is chosen or a bar button is tapped.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element that performs its action in a closure.
open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var discoverabilityTitle: String?
  open var identifier: Identifier { storedIdentifier }
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// What performs the action; set while the handler runs.
  open var sender: Any? { currentSender }

  let handler: UIActionHandler
  private let storedIdentifier: Identifier
  private var currentSender: Any?

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    storedIdentifier = identifier ?? Identifier("com.apple.action.dynamic.\(Device.current.nextIdentifier())")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler on behalf of `sender`.
  func perform(sender: Any?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }

  /// An equal action of its own, as the properties that copy their action keep one.
  func duplicate() -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler
    )
  }
}
