import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// On Linux `#available` is always true, so the adapter asks the device. A device stops when a member is used that its
/// system does not have, and remembers the newer ones that were: together they prove which branches ran where.
@MainActor
@Suite("The branches for system versions", .freshGuards)
struct VersionBranchTests {
  /// The members newer than iOS 15 that each way in uses, by system.
  static let expected: [String: Set<String>] = [
    "subclass 15": [], "subclass 16": [],
    // Of the dialog.
    "subclass 17": ["accessibilityPerformEscapeBlock"],
    "subclass 18": ["accessibilityPerformEscapeBlock"],
    "subclass 26": ["accessibilityPerformEscapeBlock", "interactiveContentPopGestureRecognizer"],
    "attached 15": [],
    "attached 16": ["backAction", "style"],
    "attached 17": ["backAction", "style", "accessibilityPerformEscapeBlock"],
    "attached 18": ["backAction", "style", "accessibilityPerformEscapeBlock"],
    "attached 26": [
      "backAction", "style", "accessibilityPerformEscapeBlock", "interactiveContentPopGestureRecognizer",
    ],
  ]

  @Test(
    "run on the systems they are meant for and on no other", arguments: WayIn.allCases, Device.SystemVersion.supported)
  func branches(_ wayIn: WayIn, _ system: Device.SystemVersion) throws {
    let setting = Setting(wayIn: wayIn, system: system, layout: .leftToRight, assumptions: Device.Assumptions())
    let phone = Phone(setting, screens: [Form("Root"), Form("List"), Form("Form", unsaved: true)])
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    phone.tapOwnButton()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.device.newerMembersUsed == Self.expected["\(wayIn.rawValue) \(system)"])
  }

  @Test("a member that the system does not have stops the device")
  func newerMember() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Device(system: Device.SystemVersion(15)).run { _ = UINavigationItem(title: "").backAction }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("backAction exists from iOS 16 on; this device runs 15. Ask for the version first."))
  }
}
