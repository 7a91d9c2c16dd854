import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp {
  /// A form with unsaved changes in a sheet over a list, the form's details above it, and code that dismisses.
  static func sheet(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "form in a sheet", source: ".sheet(.\(wayIn))",
      root: {
        let opening = UIAction(title: "Edit") { _ in Device.current.stackOfApp?.present(makeForm(wayIn), animated: true)
        }
        let stack = wayIn.makeStack(DraftScreen("List", next: opening))
        return stack
      },
      preparing: [
        { try $0.tap(titled: "Edit") },
        { device in device.run { device.draftInFront?.hasUnsavedChanges = true } },
      ],
      tapping: ["Edit", "Details", "Cancel"], consentingBy: ["Discard"],
      ownActions: [
        .editing,
        .code(
          "dismiss by code", removing: { $0.presentedScreens }, if: { !$0.presentedScreens.isEmpty },
          perform: {
            $0.stackOfApp?.dismiss(animated: true)
          }),
      ],
      leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) }, hiddenState: draftState
    )
  }

  private static func makeForm(_ wayIn: WayIn) -> UIViewController {
    let details = UIAction(title: "Details") { _ in
      Device.current.draftInFront?.navigationController?.pushViewController(DraftScreen("Details"), animated: true)
    }
    let form = DraftScreen("Form", next: details)
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: form.leaveAction(title: "Cancel"))
    return wayIn.makeStack(form)
  }
}

extension Device {
  /// What the app shows below everything.
  fileprivate var stackOfApp: UINavigationController? { window.rootViewController as? UINavigationController }

  /// What is presented over the app's stack, with everything inside.
  fileprivate var presentedScreens: [UIViewController] {
    var result: [UIViewController] = []
    var next = stackOfApp?.presentedViewController
    while let presented = next {
      result += [presented] + presented.children
      next = presented.presentedViewController
    }
    return result
  }
}
