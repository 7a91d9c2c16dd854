#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The app's way in.
@MainActor
public enum NotesApp {
  /// Makes the window's root controller.
  ///
  /// - Parameter guarded: whether the stack is the library's `GuardedNavigationController`; else it is any navigation
  ///   controller, and the screens' guards attach themselves to it.
  public static func makeRoot(guarded: Bool) -> UINavigationController {
    let list = NotesListViewController(store: NotesStore(notes: Note.samples))
    let root: UINavigationController = guarded ? GuardedNotesNavigationController() : NotesNavigationController()
    root.setViewControllers([list], animated: false)
    return root
  }
}
