public import Foundation

/// Text that is only shown.
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var isEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var kind: ViewKind { .label }
}
