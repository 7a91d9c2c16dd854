import BackGuardTesting
import HeadlessUIKit
import Testing

/// One combination of what must not matter to a guard.
struct Setting: CustomTestStringConvertible, Sendable {
  var wayIn: WayIn
  var system: Device.SystemVersion
  var layout: UIUserInterfaceLayoutDirection
  var assumptions: Device.Assumptions

  var testDescription: String {
    let direction = layout == .leftToRight ? "ltr" : "rtl"
    let number = Device.Assumptions.eachAlone.firstIndex(of: assumptions) ?? 0
    return "\(wayIn.rawValue) iOS \(system) \(direction) assumptions \(number)"
  }

  /// Both ways in; every supported system in both directions as the model takes it to be; and every other answer to an
  /// open question, alone, on the oldest system, the last one before the new look, and the newest.
  static let all: [Setting] = WayIn.allCases.flatMap { wayIn in
    let likely = Device.SystemVersion.supported.flatMap { system in
      [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map { layout in
        Setting(wayIn: wayIn, system: system, layout: layout, assumptions: Device.Assumptions())
      }
    }
    let others = [15, 18, 26].flatMap { system in
      Device.Assumptions.eachAlone.dropFirst().map { assumptions in
        Setting(
          wayIn: wayIn, system: Device.SystemVersion(system), layout: .leftToRight, assumptions: assumptions)
      }
    }
    return likely + others
  }

  func isAtLeast(_ major: Int) -> Bool { system >= Device.SystemVersion(major) }

  static let subclass = all.filter { $0.wayIn == .subclass }
  static let attached = all.filter { $0.wayIn == .attached }

  /// Where a tap on the back button can be guarded: an attached container needs `backAction`, which iOS 15 lacks.
  static let tap = all.filter { $0.wayIn == .subclass || $0.system >= Device.SystemVersion(16) }
  static let attachedTap = tap.filter { $0.wayIn == .attached }
  static let attachedWithoutTap = attached.filter { $0.system < Device.SystemVersion(16) }

  /// Whether several pops run within one animation. B77.
  var isInterruptible: Bool {
    system >= Device.SystemVersion(26) && assumptions.popDuringInterruptibleTransition == .runs
  }
}
