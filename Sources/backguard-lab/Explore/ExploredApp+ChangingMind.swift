import BackGuard
import BackGuardTesting
import HeadlessUIKit

extension ExploredApp {
  /// Two screens whose drafts are saved and changed behind the user's back at any moment: between the refusal and the
  /// question, while it is asked, and between the answer and the leaving.
  static func changingMind(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "guards that change their minds", source: ".changingMind(.\(wayIn))",
      root: { wayIn.makeStack(DraftScreen("Home"), DraftScreen("One"), DraftScreen("Two", unsaved: true)) },
      consentingBy: ["Discard"], ownActions: [turning(1), turning(2)],
      leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) }, hiddenState: draftState
    )
  }

  private static func turning(_ place: Int) -> OwnAction {
    .code(
      "\(["", "One", "Two"][place]) changes its mind", if: { $0.draft(place) != nil },
      perform: {
        $0.draft(place)?.hasUnsavedChanges.toggle()
      })
  }
}

extension Device {
  fileprivate func draft(_ place: Int) -> DraftScreen? {
    let stack = (window.rootViewController as? UINavigationController)?.viewControllers ?? []
    return place < stack.count ? stack[place] as? DraftScreen : nil
  }
}
