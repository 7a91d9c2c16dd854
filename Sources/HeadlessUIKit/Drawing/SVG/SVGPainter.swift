import Foundation

/// Draws the views of a device from the back to the front. Each kind of view has its file.
@MainActor
struct SVGPainter {
  let device: Device
  let look: SVGLook
  let clips = SVGClips()

  init(_ device: Device) {
    self.device = device
    look = SVGLook(device.systemVersion)
  }

  var isMirrored: Bool { device.layoutDirection == .rightToLeft }

  /// Where a view is in the window.
  func place(of view: UIView) -> CGRect { view.superview?.convert(view.frame, to: nil) ?? view.frame }

  func draw(_ view: UIView) -> [SVGNode] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let nodes = paint(view)
    if nodes.isEmpty { return [] }
    return view.alpha < 1 ? [.faded(view.alpha, nodes)] : nodes
  }

  private func paint(_ view: UIView) -> [SVGNode] {
    switch view {
    case let bar as UINavigationBar: drawBar(bar)
    case let bar as UITabBar: drawTabs(bar)
    case let view as PresentationContainerView: drawPresentation(view)
    case let menu as BackMenuView: drawMenu(menu)
    case let bar as UISearchBar: drawSearch(bar)
    case let cell as UITableViewCell: drawRow(cell)
    case let table as UITableView: drawTable(table)
    case let text as UITextView: drawTextView(text)
    case let label as UILabel: drawLabel(label)
    case let button as UIButton: drawButton(button)
    case let field as UITextField: drawField(field)
    case let slider as UISlider: drawSlider(slider)
    case let control as BarControl: drawControl(control)
    case let picture as UIImageView: drawPicture(picture)
    case let effect as UIVisualEffectView:
      [.rect(place(of: effect), "f-glass", radius: 12)] + drawSubviews(of: effect)
    case let split as SplitView: [.g("", drawSubviews(of: split) + drawColumnLines(of: split))]
    default: drawPlain(view)
    }
  }

  func drawSubviews(of view: UIView) -> [SVGNode] {
    if let navigation = view.superview?.viewController as? UINavigationController, navigation.container === view,
      let transition = navigation.transition
    {
      return drawTransition(transition, in: view)
    }
    return view.subviews.flatMap(draw)
  }

  /// A view that only has a color and other views on it; a screen's own is a group that may be drawn again as it is.
  private func drawPlain(_ view: UIView) -> [SVGNode] {
    var nodes: [SVGNode] = []
    if let color = background(of: view) { nodes.append(.rect(place(of: view), color.classes, color.attributes)) }
    nodes += drawSubviews(of: view)
    if nodes.isEmpty { return [] }
    if view.clipsToBounds { return [.clip(place(of: view), nodes)] }
    return view.viewController == nil ? nodes : [.g("", nodes)]
  }

  private func background(of view: UIView) -> SVGColor? {
    if let color = view.backgroundColor { return color === UIColor.clear ? nil : SVGColor(color) }
    // A screen without a color of its own would let the one below show while both are moving.
    guard let screen = view.viewController, screen.isPlainScreen else { return nil }
    return SVGColor(.systemBackground)
  }
}

extension SVGNode {
  fileprivate static func rect(_ frame: CGRect, _ classes: String, _ attributes: String) -> SVGNode {
    rect(frame, classes, radius: 0, attributes)
  }
}

extension UIViewController {
  /// Neither a container, whose children show, nor an alert or a search, which show something of their own.
  fileprivate var isPlainScreen: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIAlertController,
      is UISearchController:
      false
    default: children.isEmpty || parentController is UINavigationController
    }
  }
}
