public import Foundation

/// Lines of text to edit.
open class UITextView: UIScrollView, UIKeyInput {
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  open var text: String! = ""
  open var isEditable = true
  private var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    TextTapGestureRecognizer.install(in: self)
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard super.resignFirstResponder() else { return false }
    if wasEditing {
      isEditing = false
      delegate?.textViewDidEndEditing(self)
    }
    return true
  }

  override var kind: ViewKind { .textView }

  open var hasText: Bool { !text.isEmpty }

  open func insertText(_ text: String) {
    self.text += text
    delegate?.textViewDidChange(self)
  }

  open func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    delegate?.textViewDidChange(self)
  }
}

/// Follows a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
