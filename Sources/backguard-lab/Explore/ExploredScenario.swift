import BackGuardTesting
import HeadlessUIKit

/// What can be explored, by name.
enum ExploredScenario: String, CaseIterable {
  /// The Notes app, in the editor of a note with unsaved changes.
  case notes
  /// Three screens above each other, each with unsaved changes.
  case threeScreens = "three-screens"

  @MainActor
  func app(_ wayIn: WayIn) -> ExploredApp {
    switch self {
    case .notes: .notesEditor(wayIn)
    case .threeScreens: .threeScreens(wayIn)
    }
  }
}
