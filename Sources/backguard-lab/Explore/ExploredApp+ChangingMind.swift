import BackGuard
import BackGuardTesting
import HeadlessUIKit

extension ExploredApp {
  /// Two screens whose drafts are saved and changed behind the user's back at any moment: between the refusal and the
  /// question, while it is asked, and between the answer and the leaving. The upper one may refuse to present anything,
  /// a question too.
  static func changingMind(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "guards that change their minds", source: ".changingMind(.\(wayIn))",
      root: { wayIn.makeStack(DraftScreen("Home"), DraftScreen("One"), MuteScreen("Two", unsaved: true)) },
      consentingBy: ["Discard"], ownActions: [turning(1), turning(2), muting],
      leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) },
      refusingDialogs: { ($0 as? MuteScreen)?.isMute == true },
      hiddenState: { draftState($0) + (($0 as? MuteScreen)?.isMute == true ? ["mute"] : []) }
    )
  }

  private static let muting = OwnAction.code(
    "Two presents nothing, or does again", if: { $0.draft(2) is MuteScreen },
    perform: { ($0.draft(2) as? MuteScreen)?.isMute.toggle() })

  private static func turning(_ place: Int) -> OwnAction {
    .code(
      "\(["", "One", "Two"][place]) changes its mind", if: { $0.draft(place) != nil },
      perform: {
        $0.draft(place)?.hasUnsavedChanges.toggle()
      })
  }
}

/// Presents nothing at times, as apps do that show one thing after the other.
private final class MuteScreen: DraftScreen {
  var isMute = false

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    if !isMute { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  }
}

extension Device {
  fileprivate func draft(_ place: Int) -> DraftScreen? {
    let stack = (window.rootViewController as? UINavigationController)?.viewControllers ?? []
    return place < stack.count ? stack[place] as? DraftScreen : nil
  }
}
