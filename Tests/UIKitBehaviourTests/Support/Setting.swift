import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A way in on a system.
struct Setting: CustomTestStringConvertible, Sendable {
  enum WayIn: String, CaseIterable {
    case subclass, attached
  }

  let wayIn: WayIn
  let system: System

  var testDescription: String { "\(wayIn.rawValue) \(system.testDescription)" }

  static let all = WayIn.allCases.flatMap { wayIn in System.supported.map { Setting(wayIn: wayIn, system: $0) } }
  static let subclass = all.filter { $0.wayIn == .subclass }
  static let attached = all.filter { $0.wayIn == .attached }

  @MainActor
  func makeStack() -> UINavigationController {
    switch wayIn {
    case .subclass: GuardedNavigationController()
    case .attached: UINavigationController()
    }
  }
}
