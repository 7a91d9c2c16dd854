import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

/// A screen with a draft that can be lost, guarded by the library's dialog unless told otherwise, and perhaps with a
/// button that leads on.
class DraftScreen: UIViewController {
  var hasUnsavedChanges: Bool
  private let leadingOn: UIAction?

  /// - Parameter next: what the button in the bar does.
  init(_ title: String, unsaved: Bool = false, next: UIAction? = nil) {
    hasUnsavedChanges = unsaved
    leadingOn = next
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addGuard()
    navigationItem.rightBarButtonItem = leadingOn.map { UIBarButtonItem(primaryAction: $0) }
  }

  func addGuard() { addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges) }
}

extension WayIn {
  /// A stack of `screens`, root first; covered ones are guarded already.
  @MainActor
  func makeStack(_ screens: UIViewController...) -> UINavigationController {
    let stack = self == .subclass ? GuardedNavigationController() : UINavigationController()
    stack.setViewControllers(screens, animated: false)
    for screen in screens { screen.loadViewIfNeeded() }
    return stack
  }
}

extension ExploredApp.OwnAction {
  /// Typing into the draft in front, while nothing moves.
  @MainActor static let editing = ExploredApp.OwnAction(
    "edit",
    if: { $0.draftInFront?.hasUnsavedChanges == false && $0.alert == nil && $0.clock.nextDue == nil },
    perform: { device in device.run { device.draftInFront?.hasUnsavedChanges = true } })
}

extension ExploredApp {
  /// What of drafts no view shows.
  static func draftState(_ controller: UIViewController) -> [String] {
    (controller as? DraftScreen).map { [$0.hasUnsavedChanges ? "unsaved" : "saved"] } ?? []
  }
}

extension Device {
  /// The draft that the user looks at.
  var draftInFront: DraftScreen? {
    var front = window.rootViewController
    while let presented = front?.presentedViewController, !(presented is UIAlertController) { front = presented }
    return front?.selectedStack?.topViewController as? DraftScreen
  }
}

extension UIViewController {
  /// The stack that is in use in here.
  fileprivate var selectedStack: UINavigationController? {
    switch self {
    case let stack as UINavigationController: stack
    case let tabs as UITabBarController: tabs.selectedViewController?.selectedStack
    case let split as UISplitViewController: split.viewControllers.last?.selectedStack
    default: nil
    }
  }
}
