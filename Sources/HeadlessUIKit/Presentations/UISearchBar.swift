public import Foundation

/// Where the user types what to look for.
open class UISearchBar: UIView {
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var showsCancelButton = false { didSet { setNeedsLayout() } }

  let field = UITextField(frame: .zero)
  let cancel = BarControl()
  weak var controller: UISearchController?

  static let height: CGFloat = 52

  public override init(frame: CGRect) {
    super.init(frame: frame)
    cancel.title = "Cancel"
    cancel.onTap = { [weak self] in self?.controller?.isActive = false }
    addSubview(field)
    addSubview(cancel)
    field.addAction(UIAction { [weak self] _ in self?.controller?.isActive = true }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.controller?.textDidChange() }, for: .editingChanged)
  }

  open override func layoutSubviews() {
    let cancelWidth: CGFloat = showsCancelButton ? 80 : 0
    cancel.isHidden = !showsCancelButton
    field.frame = CGRect(x: 8, y: 8, width: bounds.width - 16 - cancelWidth, height: bounds.height - 16)
    cancel.frame = CGRect(x: bounds.width - cancelWidth, y: 8, width: cancelWidth, height: bounds.height - 16)
  }
}
