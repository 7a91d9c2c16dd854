extension Device {
  /// Notes that appearance calls do not fit together, in UIKit's words.
  func noteUnbalancedAppearance(of controller: UIViewController) {
    unbalancedAppearanceCalls += 1
    console("Unbalanced calls to begin/end appearance transitions for \(Device.describe(controller)).")
  }

  /// Whether the last appearance call that a controller got is true, for a moment at which nothing moves.
  public func knowsWhetherItIsSeen(_ controller: UIViewController) -> Bool {
    switch controller.appearance {
    case .appeared: controller.viewIfLoaded?.window != nil
    case .disappeared:
      controller.viewIfLoaded?.window == nil || controller.ownPresentation == nil && controller.parentController == nil
    case .appearing, .disappearing: false
    }
  }
}
