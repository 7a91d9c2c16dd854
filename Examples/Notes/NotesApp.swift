#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The app's ways in.
///
/// `guarded` says whether its stacks are the library's `GuardedNavigationController`; else they are any navigation
/// controllers, and the screens' guards attach themselves to them.
@MainActor
public enum NotesApp {
  /// The notes on a stack, as on a phone.
  public static func makeRoot(guarded: Bool) -> UINavigationController {
    makeStack(NotesListViewController(store: NotesStore(notes: Note.samples)), guarded: guarded)
  }

  /// Opens the first note and its editor on a stack that shows the notes and types there, as a user would, but at once.
  package static func openEditor(on stack: UINavigationController, typing text: String) {
    guard let list = stack.viewControllers.first as? NotesListViewController, let note = list.store.notes.first else {
      return
    }
    let reader = NoteViewController(note.id, in: list.store)
    let editor = EditorViewController(editing: note, in: list.store)
    stack.setViewControllers([list, reader], animated: false)
    stack.setViewControllers([list, reader, editor], animated: false)
    editor.type(text)
  }

  /// What the notes below a stack's root say now, whether a screen shows it or not.
  package static func texts(below root: UIViewController) -> [String] {
    let list = (root as? UINavigationController)?.viewControllers.first as? NotesListViewController
    return list?.store.notes.map(\.text) ?? []
  }

  /// The notes and the settings in tabs.
  public static func makeTabs(guarded: Bool) -> UITabBarController {
    let store = NotesStore(notes: Note.samples)
    let notes = makeStack(NotesListViewController(store: store), guarded: guarded)
    notes.tabBarItem.title = "Notes"
    let settings = makeStack(SettingsViewController(store: store), guarded: guarded)
    settings.tabBarItem.title = "Settings"
    let tabs = NotesTabBarController()
    tabs.viewControllers = [notes, settings]
    return tabs
  }

  /// The notes in one column, the note in the other, as on a pad.
  ///
  /// - Parameter editing: whether the other column begins with the note's editor. Collapsed, it is then left by going back
  ///   in the stack around its own.
  public static func makeSplit(guarded: Bool, editing: Bool = false) -> UISplitViewController {
    let store = NotesStore(notes: Note.samples)
    let note = store.notes[0]
    let detail = editing ? EditorViewController(editing: note, in: store) : NoteViewController(note.id, in: store)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(makeStack(NotesListViewController(store: store), guarded: guarded), for: .primary)
    split.setViewController(makeStack(detail, guarded: guarded), for: .secondary)
    return split
  }

  static func makeStack(_ screen: UIViewController, guarded: Bool) -> UINavigationController {
    let stack: UINavigationController = guarded ? GuardedNotesNavigationController() : NotesNavigationController()
    stack.setViewControllers([screen], animated: false)
    return stack
  }
}
