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
  case accessibilityEscape
  case keyboard
  case tabReselect
  case sheetSwipe
  case sheetTapOutside
  case zoomDismiss
  /// The stack around the editor's own goes back.
  case outerContainer
  /// The app shows something else in the split view's column.
  case splitReplace
  /// The app pops, animated.
  case code

  /// Those of a screen on a stack that the user has.
  static let ofUser: [WayOut] = [
    .backButton, .ownButton, .backMenuOneRow, .backMenuManyRows, .edgeSwipe, .contentSwipe, .trackpadSwipe,
    .accessibilityEscape, .keyboard, .zoomDismiss,
  ]

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
    case .accessibilityEscape: "VoiceOver scrub"
    case .keyboard: "⌘["
    case .tabReselect: "tab re-tap"
    case .sheetSwipe: "sheet drag"
    case .sheetTapOutside: "tap outside"
    case .zoomDismiss: "zoom"
    case .outerContainer: "outer stack"
    case .splitReplace: "split view"
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
    case .accessibilityEscape: "scrub with two fingers"
    case .keyboard: "press ⌘["
    case .tabReselect: "tap the selected tab"
    case .sheetSwipe: "drag the sheet down to 80 %"
    case .sheetTapOutside: "tap outside of the sheet"
    case .zoomDismiss: "drag the zoomed screen down to 80 %"
    case .outerContainer: "tap back in the outer bar"
    case .splitReplace: "the app shows another detail"
    case .code: "the app pops, animated"
    }
  }

  var isSwipe: Bool { trigger == "swipe" }
  var isMenu: Bool { self == .backMenuOneRow || self == .backMenuManyRows }

  /// Whether it takes away the top screen of a stack alone.
  var isOneStep: Bool {
    switch self {
    case .backMenuManyRows, .tabReselect, .sheetSwipe, .sheetTapOutside, .outerContainer, .splitReplace: false
    default: true
    }
  }

  /// The first system that has what it needs, as far as the model is to be asked.
  var firstSystem: Device.SystemVersion {
    switch self {
    case .sheetSwipe, .sheetTapOutside: Device.SystemVersion(13)
    case .splitReplace: Device.SystemVersion(14)
    case .keyboard: Device.SystemVersion(15)
    case .zoomDismiss: Device.SystemVersion(18)
    default: Device.SystemVersion.all[0]
    }
  }

  /// What the library calls it.
  var trigger: String {
    switch self {
    // UIKit does not say who pops.
    case .backMenuOneRow, .backMenuManyRows, .code: "unattributed"
    case .edgeSwipe, .contentSwipe, .trackpadSwipe: "swipe"
    case .sheetSwipe, .sheetTapOutside: "sheet"
    case .zoomDismiss: "zoom"
    case .outerContainer: "backButton"
    case .splitReplace: "code"
    case .backButton, .ownButton, .accessibilityEscape, .keyboard, .tabReselect: rawValue
    }
  }

  /// - Parameter stack: the stack that the app's code pops.
  @MainActor
  func perform(_ device: Device, popping stack: UINavigationController? = nil) throws {
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
    case .accessibilityEscape: device.scrub()
    case .keyboard: device.pressBackKeys()
    case .tabReselect: try device.tapTab("Notes")
    case .sheetSwipe: try device.dragSheet(to: 0.8)
    case .sheetTapOutside: try device.tapOutside()
    case .zoomDismiss: try device.dragZoomedScreen(to: 0.8)
    case .outerContainer: device.tap(at: device.leadingTop)
    case .splitReplace: throw UsageError("What another detail is, the app says.")
    case .code: device.run { _ = (stack ?? device.stack)?.popViewController(animated: true) }
    }
  }
}
