@testable import HeadlessUIKit

/// A subclass that answers `shouldPop`, as applications do, and notes what it saw when it was asked.
final class AskingNavigationController: UINavigationController, UINavigationBarDelegate {
  var answer: @MainActor (AskingNavigationController, UINavigationItem) -> Bool = { _, _ in true }
  /// The screen on top when asked, one entry a question.
  var topsWhenAsked: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    topsWhenAsked.append(topViewController?.title ?? "")
    return answer(self, item)
  }
}

/// A subclass that refuses by its pop methods.
final class RefusingNavigationController: UINavigationController {
  var refuses = true

  override func popViewController(animated: Bool) -> UIViewController? {
    refuses ? nil : super.popViewController(animated: animated)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    refuses ? nil : super.popToViewController(viewController, animated: animated)
  }
}
