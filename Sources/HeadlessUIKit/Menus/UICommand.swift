/// A menu element that sends an action up the responder chain.
///
/// What it does is a closure in the model: see ``KeyCommandAction``.
open class UICommand: UIMenuElement {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
}
