import BackGuardTesting
import HeadlessUIKit

/// A way out of the editor that the user has.
enum WayOut: String, CaseIterable {
  case backButton = "back button"
  case ownButton = "own button"
  case oneRow = "back menu, one row"
  case manyRows = "back menu, many rows"
  case edgeSwipe = "edge swipe"
  case contentSwipe = "content swipe"
  case trackpadSwipe = "trackpad swipe"

  /// What the user does, in the words of the table.
  var action: String {
    switch self {
    case .backButton: "tap back"
    case .ownButton: "tap Cancel"
    case .oneRow: "long-press back, choose Groceries"
    case .manyRows: "long-press back, choose Notes"
    case .edgeSwipe: "swipe from the edge to 80 %"
    case .contentSwipe: "swipe over the content to 65 %"
    case .trackpadSwipe: "swipe on the trackpad to 80 %"
    }
  }

  var isSwipe: Bool { trigger == "swipe" }
  var isMenu: Bool { self == .oneRow || self == .manyRows }

  /// What the library calls it.
  var trigger: String {
    switch self {
    case .backButton: "backButton"
    case .ownButton: "ownButton"
    // UIKit does not say who pops.
    case .oneRow, .manyRows: "unattributed"
    case .edgeSwipe, .contentSwipe, .trackpadSwipe: "swipe"
    }
  }

  @MainActor
  func perform(_ device: Device) throws {
    switch self {
    case .backButton: try device.tapBack()
    case .ownButton: try device.tap(titled: "Cancel")
    case .oneRow, .manyRows:
      try device.longPressBack()
      try device.chooseRow(self == .oneRow ? "Groceries" : "Notes")
    case .edgeSwipe: try device.swipeBack(.edge, to: 0.8)
    case .contentSwipe: try device.swipeBack(.content, to: 0.65)
    case .trackpadSwipe: try device.swipeBack(.trackpad, to: 0.8)
    }
  }
}
