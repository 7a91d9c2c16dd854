/// What stands in a tab bar for one controller.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public override init() {}

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// What the tab bar shows for the item.
  let control = BarControl()

  /// B276: a tab that the app gave no item gets one with the controller's title.
  convenience init(of controller: UIViewController) {
    self.init(title: controller.title, image: nil, tag: 0)
  }
}
