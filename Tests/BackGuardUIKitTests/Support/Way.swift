import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

/// One way out of the top screen, as a user takes it.
enum Way: String, CaseIterable {
  case backButton, backMenu, edgeSwipe, contentSwipe, trackpadSwipe, accessibilityEscape, keyboard, zoom, ownButton
  case sheetSwipe, sheetTapOutside, bareSheetSwipe, bareSheetTapOutside
  case tabReselect, outerContainer

  /// Whether the way out exists with `setting`, and is not one of the documented limits of an attached stack.
  func isGuarded(with setting: Setting) -> Bool {
    let isSubclass = setting.wayIn == .subclass
    switch self {
    case .backButton, .outerContainer: return isSubclass || setting.isAtLeast(16)
    case .backMenu: return isSubclass
    case .contentSwipe: return setting.isAtLeast(26) && setting.assumptions.contentSwipeIsEnabled
    case .accessibilityEscape:
      // B82: asked first, UIKit leaves without a word to the screen's block.
      return isSubclass || setting.isAtLeast(17) && setting.assumptions.escapeOrder == .responderChain
    case .zoom: return setting.isAtLeast(18)
    case .sheetSwipe: return true
    case .sheetTapOutside: return setting.assumptions.tapOutsideDismissesSheets
    // Without a stack there is only one way in.
    case .bareSheetSwipe: return !isSubclass
    case .bareSheetTapOutside: return !isSubclass && setting.assumptions.tapOutsideDismissesSheets
    case .edgeSwipe, .trackpadSwipe, .keyboard, .ownButton, .tabReselect: return true
    }
  }

  /// What the library calls it.
  func trigger(with setting: Setting) -> String {
    switch self {
    case .backMenu: return "unattributed"
    case .outerContainer: return "backButton"
    case .edgeSwipe, .contentSwipe, .trackpadSwipe: return "swipe"
    case .sheetSwipe, .sheetTapOutside, .bareSheetSwipe, .bareSheetTapOutside: return "sheet"
    case .accessibilityEscape where setting.assumptions.escapeOrder == .systemFirst:
      return setting.assumptions.scrubCalls == .backButton ? "backButton" : "unattributed"
    default: return rawValue
    }
  }

  var isSwipe: Bool { trigger(with: Setting.all[0]) == "swipe" }

  /// Whether the screen is in a sheet, and whether in a stack there.
  var isSheet: Bool { trigger(with: Setting.all[0]) == "sheet" }
  var isBareSheet: Bool { self == .bareSheetSwipe || self == .bareSheetTapOutside }

  /// Who leaves, as an attempt names them: with an outer container or in a sheet the stack around the form too.
  var leaving: String {
    if self == .outerContainer { return "Form, Form" }
    return isSheet && !isBareSheet ? "Form, Sheet" : "Form"
  }

  /// Takes the way out; what is left to move, moves on.
  @MainActor
  func take(_ device: Device, _ stack: UINavigationController) throws {
    switch self {
    case .backButton, .outerContainer: try device.tapBack()
    case .tabReselect: try device.tapTab("Tab")
    case .backMenu:
      try device.longPressBack()
      try device.chooseRow(at: 0)
    case .edgeSwipe: try device.swipeBack(.edge, to: 0.8)
    case .contentSwipe: try device.swipeBack(.content, to: 0.65)
    case .trackpadSwipe: try device.swipeBack(.trackpad, to: 0.8)
    case .accessibilityEscape: device.scrub()
    case .keyboard: device.pressBackKeys()
    case .zoom: try device.dragZoomedScreen(to: 0.8)
    case .ownButton: try device.tap(titled: "Cancel")
    case .sheetSwipe, .bareSheetSwipe: try device.dragSheet(to: 0.8)
    case .sheetTapOutside, .bareSheetTapOutside: try device.tapOutside()
    }
  }

  /// Gives `screen` what the way out needs of the app.
  @MainActor
  func prepare(_ screen: UIViewController, isGuarded: Bool) {
    switch self {
    case .zoom:
      let options = UIViewController.Transition.ZoomOptions()
      if isGuarded {
        options.interactiveDismissShouldBegin = { [weak screen] context in
          screen?.zoomDismissalShouldBegin(context) ?? context.willBegin
        }
      }
      screen.preferredTransition = .zoom(options: options) { _ in nil }
    case .ownButton:
      let pop = UIAction(title: "Cancel") { [weak screen] _ in
        screen?.navigationController?.popViewController(animated: true)
      }
      let button = UIButton(
        type: .system, primaryAction: isGuarded ? screen.leaveAction(title: "Cancel") : pop)
      button.frame = CGRect(x: 20, y: 160, width: 120, height: 44)
      screen.view.addSubview(button)
    default: break
    }
  }
}
