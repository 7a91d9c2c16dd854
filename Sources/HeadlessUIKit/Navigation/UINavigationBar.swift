public import Foundation

/// The bar above a stack of screens: title, back button, the items' buttons.
open class UINavigationBar: UIView {
  /// B1: the controller is its bar's delegate and stays it. Here it shows if its class states the conformance (B2).
  open var delegate: (any UINavigationBarDelegate)? {
    get { navigation as? any UINavigationBarDelegate ?? ownDelegate }
    set {
      precondition(
        navigation == nil, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      ownDelegate = newValue
    }
  }
  /// The delegate of a bar without a controller.
  private weak var ownDelegate: (any UINavigationBarDelegate)?

  open var prefersLargeTitles = false

  open var items: [UINavigationItem]? {
    get { itemStack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { itemStack.last }
  open var backItem: UINavigationItem? { itemStack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkIsFree("setItems:animated:")
    replaceItems(with: items ?? [])
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkIsFree("pushNavigationItem:")
    push(item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkIsFree("popNavigationItem")
    guard let item = itemStack.last else { return nil }
    remove([item])
    return item
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backButton)
    addSubview(chevron)
    addSubview(titleLabel)
    backButton.onTap = { [unowned self] in backButtonWasTapped() }
    backButton.onHighlight = { [unowned self] in chevron.alpha = $0 ? Self.pressedAlpha : 1 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  // MARK: - What the model knows

  private(set) var itemStack: [UINavigationItem] = []
  /// The controller that manages the bar.
  weak var navigation: UINavigationController?
  let backButton = BarControl()
  let chevron = UIImageView()
  let titleLabel = UILabel()
  var itemViews: [UIView] = []
  var longPress: UILongPressGestureRecognizer?

  static let pressedAlpha: CGFloat = 0.2

  func replaceItems(with items: [UINavigationItem]) {
    itemStack = items
    for item in items { item.bar = self }
    chevron.alpha = 1
    setNeedsLayout()
  }

  func push(_ item: UINavigationItem) { replaceItems(with: itemStack + [item]) }

  func remove(_ items: [UINavigationItem]) {
    replaceItems(with: itemStack.filter { item in !items.contains { $0 === item } })
  }

  func tellDidPop(_ item: UINavigationItem) {
    Device.current.log.note("bar.didPop(\(Device.name(of: item)))")
    delegate?.navigationBar(self, didPop: item)
  }

  func tellDidPush(_ item: UINavigationItem) {
    delegate?.navigationBar(self, didPush: item)
  }

  /// B1: pushing, popping and setting the items of a bar that a controller manages raises as well.
  private func checkIsFree(_ method: String) {
    precondition(
      navigation == nil, "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
  }

  // MARK: - The back button

  private func backButtonWasTapped() {
    if let navigation { return navigation.backButtonWasTapped() }
    // A bar without a controller asks its delegate and pops the item only (documented).
    guard let item = itemStack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    remove([item])
    tellDidPop(item)
  }

  /// The tap is put to `shouldPop`, or has been allowed by it.
  ///
  /// B20 against B23: whether the chevron keeps its pressed look while it is asked and after a no. B21: whoever says no can
  /// restore it in the answer already.
  func keepPressedLook(_ isKept: Bool) {
    guard Device.current.assumed(\.dimsChevronAfterRefusal) else { return }
    chevron.alpha = isKept ? Self.pressedAlpha : 1
  }
}
