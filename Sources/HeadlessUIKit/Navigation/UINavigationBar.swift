/// The bar above a stack of screens: title, back button, the items' buttons.
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)? {
    willSet {
      // B1: the controller is its bar's delegate and stays it.
      precondition(
        navigation == nil, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
  }

  open var prefersLargeTitles = false

  open var items: [UINavigationItem]? {
    get { itemStack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { itemStack.last }
  open var backItem: UINavigationItem? { itemStack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    precondition(
      navigation == nil, "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    replaceItems(with: items ?? [])
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    precondition(
      navigation == nil,
      "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.")
    push(item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    precondition(
      navigation == nil, "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
    )
    guard let item = itemStack.last else { return nil }
    remove([item])
    return item
  }

  // MARK: - What the model knows

  var itemStack: [UINavigationItem] = []
  /// The controller that manages the bar.
  weak var navigation: UINavigationController?

  func replaceItems(with items: [UINavigationItem]) {
    itemStack = items
    for item in items { item.bar = self }
    setNeedsLayout()
  }

  func push(_ item: UINavigationItem) { replaceItems(with: itemStack + [item]) }

  func remove(_ items: [UINavigationItem]) {
    replaceItems(with: itemStack.filter { item in !items.contains { $0 === item } })
  }

  func tellDidPop(_ item: UINavigationItem) {
    Device.current.log.note("bar.didPop(\(Device.name(of: item)))")
    (navigation as? any UINavigationBarDelegate)?.navigationBar(self, didPop: item)
  }

  func tellDidPush(_ item: UINavigationItem) {
    (navigation as? any UINavigationBarDelegate)?.navigationBar(self, didPush: item)
  }

  /// `shouldPop` said no to a tap.
  func wasRefused() {}
}
