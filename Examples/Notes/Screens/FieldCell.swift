#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// A row with a name and a text field.
final class FieldCell: UITableViewCell {
  private let field = UITextField(frame: .zero)

  init(_ name: String, _ text: String, didChange: @escaping (String) -> Void) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    textLabel?.text = name
    field.text = text
    field.placeholder = name
    field.addAction(
      UIAction { [weak field] _ in didChange(field?.text ?? "") },
      for: .editingChanged
    )
    contentView.addSubview(field)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds.insetBy(dx: 120, dy: 0)
  }
}
