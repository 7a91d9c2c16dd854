#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack that answers for its bar, as apps do, and notes what it was asked and told.
final class AskingStack: UINavigationController, UINavigationBarDelegate {
  /// The screen on top when asked, one entry a question.
  private(set) var topsWhenAsked: [String] = []
  /// The items that were popped, each with how many were left.
  private(set) var popped: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    topsWhenAsked.append(topViewController?.title ?? "")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    popped.append("\(item.title ?? ""), \(navigationBar.items?.count ?? 0) left")
  }
}
