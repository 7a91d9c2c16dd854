import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp {
  /// Two tabs in a sheet, each with a stack and a draft on it: a tap on the selected tab takes the draft in front, the sheet
  /// takes the one in the hidden tab as well. The app's code may save the pictures, and close them politely, whichever tab
  /// is in front.
  static func tabs(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "tabs in a sheet", source: ".tabs(.\(wayIn))",
      root: {
        let opening = UIAction(title: "Edit") { _ in
          Device.current.window.rootViewController?.present(DraftTabs(wayIn), animated: true)
        }
        return wayIn.makeStack(DraftScreen("List", next: opening))
      },
      preparing: [{ try $0.tap(titled: "Edit") }],
      tapping: ["Edit"], consentingBy: ["Discard"], ownActions: [.editing, saving, closing],
      leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) }, hiddenState: draftState
    )
  }
}

extension ExploredApp {
  private static let saving = OwnAction.code(
    "save the pictures", if: { $0.pictures?.hasUnsavedChanges == true },
    perform: { $0.pictures?.hasUnsavedChanges = false })

  private static let closing = OwnAction.code(
    "close the pictures", if: { $0.pictures != nil },
    perform: { device in
      if let action = device.pictures?.leaveAction() { UIControl().sendAction(action) }
    })
}

extension Device {
  /// The draft in the second tab.
  fileprivate var pictures: DraftScreen? {
    let tabs = window.rootViewController?.presentedViewController as? DraftTabs
    let stack = tabs?.viewControllers?.last as? UINavigationController
    guard let stack, stack.viewControllers.count > 1 else { return nil }
    return stack.topViewController as? DraftScreen
  }
}

/// Text in one tab, pictures in the other, both unsaved.
private final class DraftTabs: UITabBarController, UITabBarControllerDelegate {
  init(_ wayIn: WayIn) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = ["Text", "Pictures"].map { title in
      let stack = wayIn.makeStack(DraftScreen(title), DraftScreen("Edit \(title)", unsaved: true))
      stack.tabBarItem.title = title
      return stack
    }
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    leaveGuardsAllowSelecting(viewController)
  }
}
