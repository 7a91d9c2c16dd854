import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp {
  /// A list beside a note and its editor with unsaved changes: another note replaces both, and another app beside this one
  /// makes the columns one stack.
  static func split(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "two columns", source: ".split(.\(wayIn))",
      root: {
        let split = UISplitViewController(style: .doubleColumn)
        let choosing = UIAction(title: "Another Note") { [weak split] _ in
          guard let split, let shown = split.viewController(for: .secondary) else { return }
          shown.attemptToReplace { [weak split] in
            split?.setViewController(wayIn.makeStack(DraftScreen("Another")), for: .secondary)
          } completion: { _ in
          }
        }
        split.setViewController(wayIn.makeStack(DraftScreen("List", next: choosing)), for: .primary)
        split.setViewController(
          wayIn.makeStack(DraftScreen("Note"), DraftScreen("Editor", unsaved: true)), for: .secondary)
        return split
      },
      tapping: ["Another Note"], consentingBy: ["Discard"],
      ownActions: [
        .editing,
        .init("put another app beside it", if: { $0.alert == nil && $0.window.bounds.width > 400 }) {
          $0.resizeWindow(toWidth: 400)
        },
        .init("close the other app", if: { $0.alert == nil && $0.window.bounds.width <= 400 }) {
          $0.resizeWindow(toWidth: nil)
        },
      ],
      idiom: .pad, leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) },
      hiddenState: draftState
    )
  }
}
