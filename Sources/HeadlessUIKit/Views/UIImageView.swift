public import Foundation

/// A picture that is only shown.
open class UIImageView: UIView {
  open var image: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
