import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp {
  /// Two tabs in a sheet, each with a stack and a draft on it: a tap on the selected tab takes the draft in front, the sheet
  /// takes the one in the hidden tab as well.
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
      tapping: ["Edit"], consentingBy: ["Discard"], ownActions: [.editing],
      leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) }, hiddenState: draftState
    )
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
