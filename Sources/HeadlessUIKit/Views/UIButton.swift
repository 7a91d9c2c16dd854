public import Foundation

/// A control that runs its action when it is tapped.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom
  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  override var kind: ViewKind { .button }

  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

  /// B234: a tap on a button is the button's: tap recognizers of the views around it do not get it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
