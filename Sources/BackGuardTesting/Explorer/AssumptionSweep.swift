public import HeadlessUIKit

/// Explores an app under every answer to the open questions about UIKit: the defaults, each question alone answered
/// differently, and all pairs.
///
/// A search tells which questions it came to. To answer another one differently changes nothing in it: such settings are
/// counted and not explored again.
@MainActor
public struct AssumptionSweep {
  /// How many questions at once are answered differently at most.
  public enum Breadth: String, CaseIterable, Sendable {
    case defaults, alone, pairs

    /// How many settings that makes.
    public var settings: Int {
      let count = Device.Assumptions.alternatives.count
      switch self {
      case .defaults: return 1
      case .alone: return 1 + count
      case .pairs: return 1 + count + count * (count - 1) / 2
      }
    }
  }

  private let breadth: Breadth
  private let explore: (Device.Assumptions) -> ExplorerResult
  private let mustStop: @MainActor () -> Bool

  /// - Parameters:
  ///   - mustStop: asked before every setting; once it says so, the rest is left out.
  ///   - explore: explores the app under some assumptions.
  public init(
    _ breadth: Breadth, until mustStop: @escaping @MainActor () -> Bool = { false },
    exploring explore: @escaping @MainActor (Device.Assumptions) -> ExplorerResult
  ) {
    self.breadth = breadth
    self.mustStop = mustStop
    self.explore = explore
  }

  /// Explores, the settings in a fixed order.
  public func run() -> [SweptSetting] {
    let defaults = SweptSetting(assumptions: Device.Assumptions(), result: explore(Device.Assumptions()))
    var settings = [defaults]
    guard breadth != .defaults else { return settings }
    var alone: [(alternative: Device.Assumptions.Alternative, place: Int, setting: SweptSetting)] = []
    for (place, alternative) in Device.Assumptions.alternatives.enumerated() {
      guard let setting = setting(answering: alternative, after: defaults) else { continue }
      alone.append((alternative, place, setting))
      settings.append(setting)
    }
    guard breadth == .pairs else { return settings }
    for first in alone {
      for (place, second) in Device.Assumptions.alternatives.enumerated() where place != first.place {
        if let other = alone.first(where: { $0.place == place }) {
          // Two that matter alone are met twice.
          guard first.place < place, other.setting.comes(to: first.alternative) else { continue }
        }
        if let setting = setting(answering: second, after: first.setting) { settings.append(setting) }
      }
    }
    return settings
  }

  /// `nil` where the other answer changes nothing.
  private func setting(
    answering alternative: Device.Assumptions.Alternative, after former: SweptSetting
  ) -> SweptSetting? {
    guard former.comes(to: alternative), !mustStop() else { return nil }
    let assumptions = former.assumptions.giving(alternative)
    return SweptSetting(assumptions: assumptions, result: explore(assumptions))
  }
}
