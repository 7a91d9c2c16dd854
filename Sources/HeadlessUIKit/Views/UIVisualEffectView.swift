public import Foundation

/// A view with an effect; what it shows belongs into its content view.
open class UIVisualEffectView: UIView {
  open var contentView: UIView { content }
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(content)
  }

  open override func addSubview(_ view: UIView) {
    // The page of `UIVisualEffectView`: subviews are never added to the effect view itself.
    fatalError("\(type(of: view)) has been added as a subview to UIVisualEffectView; use its contentView.")
  }
}
