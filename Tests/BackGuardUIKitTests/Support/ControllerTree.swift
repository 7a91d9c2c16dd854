import HeadlessUIKit
import Testing

/// The controllers from a root down, drawn one a line, for the message of a failure.
@MainActor
struct ControllerTree {
  let root: UIViewController?

  /// `Tabs › children, ⤴ presented`, indented by depth.
  var drawing: String { root.map { lines(of: $0, indent: "").joined(separator: "\n") } ?? "nothing" }

  private func lines(of controller: UIViewController, indent: String) -> [String] {
    var result = [indent + Self.name(of: controller)]
    let deeper = String(repeating: " ", count: indent.count) + "  "
    for child in controller.children { result += lines(of: child, indent: deeper) }
    if let presented = controller.presentedViewController,
      controller.parent?.presentedViewController !== presented
    {
      result += lines(of: presented, indent: deeper + "⤴ ")
    }
    return result
  }

  private static func name(of controller: UIViewController) -> String {
    let type = String(describing: type(of: controller))
    let dirty = (controller as? Form)?.hasUnsavedChanges == true ? " *" : ""
    return controller.title.map { "\($0): \(type)\(dirty)" } ?? type
  }
}
