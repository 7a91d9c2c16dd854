/// What an item in a bar looks like.
@MainActor
open class UIBarItem {
  open var isEnabled = true { didSet { didChange() } }
  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var tag = 0

  public init() {}

  /// The bar that shows the item, to be laid out again after a change.
  weak var bar: UIView?

  func didChange() { bar?.setNeedsLayout() }
}
