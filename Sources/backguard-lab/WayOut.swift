import BackGuardTesting
import HeadlessUIKit

/// A way out of the editor.
enum WayOut: String, CaseIterable {
  case backButton
  case ownButton
  case backMenuOneRow
  case backMenuManyRows
  case edgeSwipe
  case contentSwipe
  case trackpadSwipe
  /// The app pops, animated.
  case code

  /// Those that the user has.
  static let ofUser = allCases.filter { $0 != .code }

  /// What a table calls it.
  var title: String {
    switch self {
    case .backButton: "back button"
    case .ownButton: "own button"
    case .backMenuOneRow: "back menu, one row"
    case .backMenuManyRows: "back menu, many rows"
    case .edgeSwipe: "edge swipe"
    case .contentSwipe: "content swipe"
    case .trackpadSwipe: "trackpad swipe"
    case .code: "code"
    }
  }

  /// What the user does, in the words of the table.
  var action: String {
    switch self {
    case .backButton: "tap back"
    case .ownButton: "tap Cancel"
    case .backMenuOneRow: "long-press back, choose Groceries"
    case .backMenuManyRows: "long-press back, choose Notes"
    case .edgeSwipe: "swipe from the edge to 80 %"
    case .contentSwipe: "swipe over the content to 65 %"
    case .trackpadSwipe: "swipe on the trackpad to 80 %"
    case .code: "the app pops, animated"
    }
  }

  var isSwipe: Bool { trigger == "swipe" }
  var isMenu: Bool { self == .backMenuOneRow || self == .backMenuManyRows }

  /// What the library calls it.
  var trigger: String {
    switch self {
    case .backButton: "backButton"
    case .ownButton: "ownButton"
    // UIKit does not say who pops.
    case .backMenuOneRow, .backMenuManyRows, .code: "unattributed"
    case .edgeSwipe, .contentSwipe, .trackpadSwipe: "swipe"
    }
  }

  @MainActor
  func perform(_ device: Device) throws {
    switch self {
    case .backButton: try device.tapBack()
    case .ownButton: try device.tap(titled: "Cancel")
    case .backMenuOneRow, .backMenuManyRows:
      try device.longPressBack()
      let rows = device.backMenu?.count ?? 0
      try device.chooseRow(at: self == .backMenuOneRow ? 0 : rows - 1)
    case .edgeSwipe: try device.swipeBack(.edge, to: 0.8)
    case .contentSwipe: try device.swipeBack(.content, to: 0.65)
    case .trackpadSwipe: try device.swipeBack(.trackpad, to: 0.8)
    case .code: device.run { _ = device.stack?.popViewController(animated: true) }
    }
  }
}
