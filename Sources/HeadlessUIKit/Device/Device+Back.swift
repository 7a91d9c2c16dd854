/// What a person does to go back.
extension Device {
  /// Taps the back button of the front-most navigation controller.
  public func tapBack() throws(DriverError) {
    let navigation = try frontNavigation()
    run { navigation.backButtonWasTapped() }
  }

  /// The front-most navigation controller: in what is presented on top, in the front-most child.
  func frontNavigation() throws(DriverError) -> UINavigationController {
    guard let navigation = frontController?.innermostNavigation else {
      throw DriverError("There is no navigation controller on the screen.")
    }
    return navigation
  }

  /// The controller presented on top of all others, else the root.
  private var frontController: UIViewController? {
    var front = window.rootViewController
    while let presented = front?.presentation?.presented { front = presented }
    return front
  }

  /// The screens of the front-most navigation controller, root first, by name.
  public var visibleStack: [String] {
    guard let navigation = try? frontNavigation() else { return [] }
    return run { navigation.viewControllers.map(Device.name(of:)) }
  }
}

extension UIViewController {
  fileprivate var innermostNavigation: UINavigationController? {
    for child in childrenOnDisplay.reversed() {
      if let navigation = child.innermostNavigation { return navigation }
    }
    return self as? UINavigationController
  }
}
