#if !canImport(UIKit)
public import HeadlessUIKit

extension Device {
  /// Loads the category of the fourth technique into the app on this device, as linking it would.
  public func loadBackButtonCategory() {
    navigationBarShouldPopCategory = { navigation, bar, _ in navigation.shouldPopByCategory(bar) }
  }
}
#endif
