import HeadlessUIKit
import Testing

/// A way out that the library guards on a setting.
struct WayCase: CustomTestStringConvertible, Sendable {
  var way: Way
  var setting: Setting

  var testDescription: String { "\(way.rawValue) \(setting.testDescription)" }

  static let all: [WayCase] = Way.allCases.flatMap { way in
    Setting.all.filter(way.isGuarded).map { WayCase(way: way, setting: $0) }
  }

  @MainActor
  func phone(screens: [Form]) throws -> Phone {
    let phone =
      way.isSheet
      ? Phone(setting, screens: screens.dropLast(), sheet: screens[screens.count - 1], isBare: way.isBareSheet)
      : Phone(setting, screens: screens, way: way)
    phone.device.run { way.prepare(screens[screens.count - 1], isGuarded: true) }
    phone.rest()
    return phone
  }

  /// Root, list, form.
  @MainActor
  func phone(unsaved: Bool) throws -> Phone {
    try phone(screens: [Form("Root"), Form("List"), Form("Form", unsaved: unsaved)])
  }
}

extension Phone {
  /// Takes the way out until nothing moves.
  func take(_ test: WayCase) throws {
    try test.way.take(device, stack)
    rest()
  }
}
