public import HeadlessUIKit

/// Explores an app under every answer to the open questions about UIKit: the defaults, each question alone answered
/// differently, and all pairs.
///
/// A search tells which questions it came to, and by which actions. To answer another one differently changes nothing in
/// it: such settings are counted and not explored again. Where the question did come up, a search begins with what was
/// found without it.
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

  /// A search that was done, and the questions to which the answers are others now.
  public typealias Former = (result: ExplorerResult, difference: Device.Assumptions.Questions)

  private let breadth: Breadth
  private let explore: @MainActor (Device.Assumptions, [Former]) -> ExplorerResult
  private let mustStop: @MainActor () -> Bool

  /// - Parameters:
  ///   - mustStop: asked before every setting; once it says so, the rest is left out.
  ///   - explore: explores the app under some assumptions, after the searches it can begin with.
  public init(
    _ breadth: Breadth, until mustStop: @escaping @MainActor () -> Bool = { false },
    exploring explore: @escaping @MainActor (Device.Assumptions, [Former]) -> ExplorerResult
  ) {
    self.breadth = breadth
    self.mustStop = mustStop
    self.explore = explore
  }

  /// Explores, the settings in a fixed order.
  ///
  /// - Returns: what was explored, and whether nothing was left out because of `mustStop`.
  public func run() -> (settings: [SweptSetting], isComplete: Bool) {
    let defaults = SweptSetting(assumptions: Device.Assumptions(), result: explore(Device.Assumptions(), []))
    var settings = [defaults]
    guard breadth != .defaults else { return (settings, true) }
    var alone: [(place: Int, setting: SweptSetting)] = []
    let alternatives = Device.Assumptions.alternatives
    for (place, alternative) in alternatives.enumerated() where defaults.comes(to: alternative) {
      if mustStop() { return (settings, false) }
      let setting = setting(defaults.assumptions.giving(alternative), after: [(defaults, alternative)])
      alone.append((place, setting))
      settings.append(setting)
    }
    guard breadth == .pairs else { return (settings, true) }
    for (one, first) in alone {
      for (other, alternative) in alternatives.enumerated() where other != one && first.comes(to: alternative) {
        var formers = [(first, alternative)]
        if let second = alone.first(where: { $0.place == other })?.setting {
          // Two that matter alone are met twice.
          guard one < other, second.comes(to: alternatives[one]) else { continue }
          formers.append((second, alternatives[one]))
        }
        if mustStop() { return (settings, false) }
        settings.append(setting(first.assumptions.giving(alternative), after: formers))
      }
    }
    return (settings, true)
  }

  private func setting(
    _ assumptions: Device.Assumptions, after formers: [(setting: SweptSetting, other: Device.Assumptions.Alternative)]
  ) -> SweptSetting {
    let formers: [Former] = formers.map { ($0.setting.result, Device.Assumptions.Questions($0.other.question)) }
    return SweptSetting(assumptions: assumptions, result: explore(assumptions, formers))
  }
}
