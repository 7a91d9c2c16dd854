public import Foundation

/// One line of text to edit.
open class UITextField: UIControl, UIKeyInput {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open private(set) var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    TextTapGestureRecognizer.install(in: self)
  }

  override var kind: ViewKind { .textField }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isEditing = true
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.resignFirstResponder() else { return false }
    if wasEditing {
      isEditing = false
      sendActions(for: .editingDidEnd)
      delegate?.textFieldDidEndEditing(self)
    }
    return true
  }

  open var hasText: Bool { text?.isEmpty == false }

  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  open func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }
}

/// Follows a text field.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
