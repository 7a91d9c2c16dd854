import BackGuard
import BackGuardTesting
import HeadlessUIKit
import Notes

extension ExploredApp {
  /// The Notes app, in the editor of a note with unsaved changes. Screens that ask in tasks of their own are not opened.
  static func notesEditor(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "Notes editor", source: ".notesEditor(.\(wayIn))",
      root: { NotesApp.makeRoot(guarded: wayIn == .subclass) },
      preparing: [
        // Without taps and animations: a search sets up thousands of phones.
        { device in
          device.run {
            if let stack = device.window.rootViewController as? UINavigationController {
              NotesApp.openEditor(on: stack, typing: " Soon.")
            }
          }
        }
      ],
      tapping: ["Groceries", "Edit", "Save"], consentingBy: ["Discard"], ownActions: [typing],
      leavingOut: wayIn.leavesOut,
      isUnsaved: { LeaveGuardRegistry.current.refuses($0) },
      hiddenState: { NotesApp.texts(below: $0) }
    )
  }

  /// Changes the text in the editor, once.
  private static let typing = OwnAction(
    "type",
    if: { device in
      guard device.clock.nextDue == nil, device.alert == nil, device.backMenu == nil,
        let top = (device.window.rootViewController as? UINavigationController)?.topViewController
      else { return false }
      return top.title == "Edit" && !LeaveGuardRegistry.current.refuses(top)
    },
    perform: { try $0.enterText(" Soon.") })
}
