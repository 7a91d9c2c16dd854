extension Device {
  /// What the log calls a controller: its title, else its type.
  public static func name(of controller: UIViewController) -> String {
    controller.title ?? String(describing: type(of: controller))
  }

  /// What the log calls a navigation item: as its screen, else by its title.
  static func name(of item: UINavigationItem) -> String {
    item.owner.map(name(of:)) ?? item.title ?? String(describing: type(of: item))
  }

  /// What this very controller presents: `presentedViewController` also answers for those that contain it.
  public static func presented(by controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentation?.presented, presented.ownPresentation?.presenting === controller
    else {
      return nil
    }
    return presented
  }

  /// Whether an object is of a class of the model itself.
  public static func hasMade(_ object: AnyObject) -> Bool {
    // The name of a type is expensive.
    object is InteractivePopRules || String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  }

  /// How UIKit's messages name a controller.
  static func describe(_ controller: UIViewController) -> String { "<\(name(of: controller))>" }

  /// Notes what UIKit prints.
  func console(_ message: @autoclosure () -> String) {
    log.note("console: \(message())")
  }
}
