import Notes
import UIKit

/// Notes in the second column of a split view.
@MainActor
enum SplitSetting {
  static func makeRoot(guarded: Bool) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let first = UIViewController()
    first.title = "Folders"
    first.view.backgroundColor = .systemGroupedBackground
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(first, for: .primary)
    split.setViewController(NotesApp.makeRoot(guarded: guarded), for: .secondary)
    return split
  }
}
