@_exported public import Foundation
@_exported public import UIKit

extension UIAction {
  @MainActor
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { self.init() }
}

extension UIBarButtonItem {
  @MainActor
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init() }

  @MainActor
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
}

extension UIButton {
  @MainActor
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) { self.init() }
}

extension UIApplicationDelegate {
  /// What makes a delegate of the app its `@main`.
  @MainActor
  public static func main() {}
}

extension UIControl.State {
  // The importer takes no option without a bit.
  public static var normal: UIControl.State { [] }
}

extension UIInterfaceOrientation {
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: []) }
  public var section: Int { 0 }
  public var row: Int { 0 }
}
