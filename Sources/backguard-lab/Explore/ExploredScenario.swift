import BackGuardTesting
import HeadlessUIKit

/// What can be explored, by name.
enum ExploredScenario: String, CaseIterable {
  /// The Notes app, in the editor of a note with unsaved changes.
  case notes
  /// Three screens above each other, each with unsaved changes.
  case threeScreens = "three-screens"
  /// The same, with code that pops, replaces, saves and takes guards away at any moment.
  case code
  /// The same as three screens, but nobody objects: step by step as on plain UIKit.
  case allowing
  /// The same without guards.
  case unguarded
  /// A form in a sheet over a list.
  case sheet
  /// Two tabs in a sheet, with something unsaved in each.
  case tabs
  /// Two columns on a pad.
  case split
  /// A server is asked, and answers late.
  case slowConfirmation = "slow-confirmation"
  /// Guards that object now and not a moment later, and the other way round.
  case changingMind = "changing-mind"

  /// The app, guarded in one way.
  @MainActor
  func app(_ wayIn: WayIn) -> ExploredApp {
    switch self {
    case .notes: .notesEditor(wayIn)
    case .threeScreens: .threeScreens(wayIn)
    case .code: .threeScreens(wayIn, code: true)
    case .allowing: .allowing(wayIn)
    case .unguarded: .unguarded(wayIn)
    case .sheet: .sheet(wayIn)
    case .tabs: .tabs(wayIn)
    case .split: .split(wayIn)
    case .slowConfirmation: .slowConfirmation(wayIn)
    case .changingMind: .changingMind(wayIn)
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
