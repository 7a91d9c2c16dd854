import BackGuardTesting
import HeadlessUIKit

/// What can be explored, by name.
enum ExploredScenario: String, CaseIterable {
  /// The Notes app, in the editor of a note with unsaved changes.
  case notes
  /// Three screens above each other, each with unsaved changes.
  case threeScreens = "three-screens"

  /// The app, guarded in one way.
  @MainActor
  func app(_ wayIn: WayIn) -> ExploredApp {
    switch self {
    case .notes: .notesEditor(wayIn)
    case .threeScreens: .threeScreens(wayIn)
    }
  }
}

extension WayIn {
  /// What an attached stack cannot be asked about: UIKit tells nobody there.
  @MainActor
  func leavesOut(_ action: UserAction, _ device: Device) -> Bool {
    guard self == .attached else { return false }
    switch action {
    case .tapBack: return device.systemVersion < Device.SystemVersion(16)
    case .scrub:
      return device.systemVersion < Device.SystemVersion(17) || device.assumed(\.escapeOrder) == .systemFirst
    default: return false
    }
  }
}
