public import HeadlessUIKit

/// One thing that a user can do with a phone, or one step of time.
public enum UserAction: Hashable, Sendable {
  case tapBack
  case longPressBack
  case chooseRow(String)
  case closeMenu
  /// A swipe back over a part of the width, in percent, with the finger lifted at rest.
  case swipeBack(Device.Swipe, percent: Int)
  case scrub
  case pressBackKeys
  case tapTab(String)
  /// A drag of the sheet in front, in percent of its height.
  case dragSheet(percent: Int)
  case tapOutside
  /// A button of the dialog.
  case answer(String)
  /// A button or a row, by what stands on it.
  case tap(String)
  /// What only this app has, by its name.
  case own(String)
  /// Time passes until the next thing is due.
  case waitUntilDue
  /// Time passes until half of that.
  case waitHalf

  /// What may be meant as consent.
  var consentTitle: String? {
    switch self {
    case .answer(let title), .own(let title): title
    default: nil
    }
  }

  /// Whether it is nothing but time that passes.
  var isTime: Bool { self == .waitUntilDue || self == .waitHalf }

  /// Does it. An action that turned out to be impossible throws before anything has happened.
  @MainActor
  func perform(on device: Device, of app: ExploredApp) throws {
    switch self {
    case .tapBack: try device.tapBack()
    // Where the button has no menu the finger has rested all the same.
    case .longPressBack: try? device.longPressBack()
    case .chooseRow(let title): try device.chooseRow(title)
    case .closeMenu: try device.closeMenu()
    case .swipeBack(let swipe, let percent): try device.swipeBack(swipe, to: Double(percent) / 100)
    case .scrub: device.scrub()
    case .pressBackKeys: device.pressBackKeys()
    case .tapTab(let title): try device.tapTab(title)
    case .dragSheet(let percent): try device.dragSheet(to: Double(percent) / 100)
    case .tapOutside: try device.tapOutside()
    case .answer(let title): try device.answer(title)
    case .tap(let title): try device.tap(titled: title)
    case .own: try app.ownAction(self)?.perform(device)
    case .waitUntilDue: if let due = device.clock.nextDue { device.advance(milliseconds: due - device.clock.now) }
    case .waitHalf: if let due = device.clock.nextDue { device.advance(milliseconds: (due - device.clock.now) / 2) }
    }
  }
}

extension UserAction: CustomStringConvertible {
  /// As a table has it.
  public var description: String {
    switch self {
    case .tapBack: "tap back"
    case .longPressBack: "long-press back"
    case .chooseRow(let title): "choose \"\(title)\""
    case .closeMenu: "close the menu"
    case .swipeBack(let swipe, let percent): "\(swipe) swipe to \(percent) %"
    case .scrub: "scrub"
    case .pressBackKeys: "⌘["
    case .tapTab(let title): "tap the tab \"\(title)\""
    case .dragSheet(let percent): "drag the sheet to \(percent) %"
    case .tapOutside: "tap outside"
    case .answer(let title): "answer \"\(title)\""
    case .tap(let title): "tap \"\(title)\""
    case .own(let name): name
    case .waitUntilDue: "wait until the next thing is due"
    case .waitHalf: "wait half of that"
    }
  }

  /// As Swift has it, after `UserAction`.
  public var source: String {
    switch self {
    case .tapBack: ".tapBack"
    case .longPressBack: ".longPressBack"
    case .chooseRow(let title): ".chooseRow(\(title.debugDescription))"
    case .closeMenu: ".closeMenu"
    case .swipeBack(let swipe, let percent): ".swipeBack(.\(swipe), percent: \(percent))"
    case .scrub: ".scrub"
    case .pressBackKeys: ".pressBackKeys"
    case .tapTab(let title): ".tapTab(\(title.debugDescription))"
    case .dragSheet(let percent): ".dragSheet(percent: \(percent))"
    case .tapOutside: ".tapOutside"
    case .answer(let title): ".answer(\(title.debugDescription))"
    case .tap(let title): ".tap(\(title.debugDescription))"
    case .own(let name): ".own(\(name.debugDescription))"
    case .waitUntilDue: ".waitUntilDue"
    case .waitHalf: ".waitHalf"
    }
  }
}
